import { PROMISE } from '#lib/quote/quote-state';
import type { Outcome } from './outcome.ts';

/** The text of a page: a heading, the problems (if any), then paragraphs. Not escaped. */
export type PageText = { heading: string; problems?: string[]; lines: string[] };

const GO_BACK = 'Go back with the back button of your browser: your answers are still in the form.';

/** The text that a visitor reads after posting a form. */
export function describeOutcome(outcome: Outcome): PageText {
  switch (outcome.status) {
    case 200:
    case 201:
      return {
        heading: `Thank you. Your request is stored as ${outcome.body.reference}.`,
        lines: [PROMISE, 'Nothing is booked and nothing is charged.'],
      };
    case 422:
      return {
        heading: 'Please check your answers.',
        problems: Object.values(outcome.body.errors),
        lines: ['Nothing was sent yet.', GO_BACK],
      };
    case 403:
      return {
        heading: 'This form came from another site.',
        lines: ['We only take requests that are sent from our own pages. Nothing was stored.'],
      };
    case 408:
      return {
        heading: 'Your request did not arrive in full.',
        lines: ['The connection was too slow, and nothing was stored.', `${GO_BACK} Please send them again.`],
      };
    case 413:
      return {
        heading: 'That is too long to send.',
        lines: [
          'The request is larger than 32 KB, and nothing was stored.',
          `${GO_BACK} Shorten them, and send again.`,
        ],
      };
    case 429:
      return {
        heading: 'Please wait a little before you send again.',
        lines: [`Too many requests came from your network, and this one was not stored. ${GO_BACK}`],
      };
    case 503:
      return {
        heading: 'We could not store your request.',
        lines: [`${GO_BACK} Please try again in a minute, or call us.`],
      };
    default:
      return {
        heading: 'We could not take your request.',
        lines: [`${GO_BACK} Please call us, and we take it by phone.`],
      };
  }
}
