/** What authors write in place of a date as long as nobody may see an entry. */
export const DRAFT = 'draft';

/** What a draft's date comes out as: an instant after all others, so that whatever compares dates keeps it hidden. */
export const NEVER = '9999-12-31T00:00:00.000Z';

/** True from the very millisecond of the date on; always true without one (specification section 4). */
export function isPublic(revealedOn: string | null | undefined, now: Date): boolean {
  return revealedOn == null || now.getTime() >= Date.parse(revealedOn);
}

export function isDraft(revealedOn: string | null | undefined): boolean {
  return revealedOn === NEVER;
}

/** True for what a page shows at `now`: in development everything, because authors look at their drafts there. */
export function isShown(revealedOn: string | null | undefined, now: Date): boolean {
  return process.env.NODE_ENV === 'development' || isPublic(revealedOn, now);
}
