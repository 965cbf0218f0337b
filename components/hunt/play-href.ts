import { PLAY_PATH } from '#lib/hunt/hunt-query';

/** The id of the card beside the board. */
export const CARD_ID = 'card';

/** The address of the hunt with these parameters, at the card. */
export function playHref(fields: Record<string, string>): string {
  return `${PLAY_PATH}?${new URLSearchParams(fields)}#${CARD_ID}`;
}
