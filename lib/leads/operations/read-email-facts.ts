import 'server-only';
import { getApprovalPack, getBookables, getGames, getQuoteFlow, getSite } from '#lib/pages/read';
import type { EmailFacts } from '../delivery/email-content.ts';

/** What emails about quotes say of the company and its games. */
export function readEmailFacts(): EmailFacts {
  return {
    company: getSite(),
    travelReasons: getQuoteFlow().travelReasons,
    pack: getApprovalPack(),
    games: getGames(),
    bookables: getBookables(),
    // The index of all places is loaded with the first copy.
    isListedPlace: async (label) => (await import('#lib/cities/places')).isListedPlace(label),
  };
}
