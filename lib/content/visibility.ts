/** The value of `revealed_on` for an entry that visitors must not see yet. */
export const DRAFT = 'draft';

/** The publish time of a draft: later than all others, so that every comparison of dates hides it. */
export const DRAFT_PUBLISH_TIME = '9999-12-31T00:00:00.000Z';

/** True from the exact millisecond of the publish time; always true without one (specification section 4). */
export function isPublic(publishTime: string | null | undefined, now: Date): boolean {
  return publishTime == null || now.getTime() >= Date.parse(publishTime);
}

export function isDraft(publishTime: string | null | undefined): boolean {
  return publishTime === DRAFT_PUBLISH_TIME;
}

/** True if pages show the entry at `now`. In development all entries are visible, so that authors can see their drafts. */
export function isVisible(publishTime: string | null | undefined, now: Date): boolean {
  return process.env.NODE_ENV === 'development' || isPublic(publishTime, now);
}
