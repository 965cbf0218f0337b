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

/** Whether pages show drafts and scheduled entries to authors: in development, and in a build with SHOW_DRAFTS, which next.config.ts puts into its code. */
export function showsDrafts(): boolean {
  return process.env.NODE_ENV === 'development' || Boolean(process.env.SHOW_DRAFTS);
}

/** A sentence when a build with SHOW_DRAFTS would be what search engines list. */
export function describeIndexedDrafts(env: Readonly<Record<string, string | undefined>>): string[] {
  if (!env.SHOW_DRAFTS || !env.SITE_URL || env.NOINDEX) return [];
  return [
    'SHOW_DRAFTS shows what is not public, so it is not built for an address that search engines list (SITE_URL). Unset SITE_URL, or set NOINDEX=1 as well.',
  ];
}

/** True if pages show the entry at `now`. */
export function isVisible(publishTime: string | null | undefined, now: Date): boolean {
  return showsDrafts() || isPublic(publishTime, now);
}
