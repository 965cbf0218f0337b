import type { Outcome } from './outcome.ts';

/** The words of a page: a heading, what is wrong (if anything), then paragraphs. Plain text, not escaped. */
export type Words = { heading: string; problems?: string[]; lines: string[] };

const STILL_THERE = 'Go back with the back button of your browser: your answers are still in the form.';

/** What a person reads after sending a form without JavaScript. `reply` says when somebody answers. */
export function replyTo(outcome: Outcome, reply: string): Words {
  switch (outcome.status) {
    case 200:
    case 201:
      return {
        heading: `Thank you. Your request is stored as ${outcome.body.reference}.`,
        lines: [reply, 'Nothing is booked and nothing is charged.'],
      };
    case 422:
      return {
        heading: 'Please check your answers.',
        problems: Object.values(outcome.body.errors),
        lines: ['Nothing was sent yet.', STILL_THERE],
      };
    case 403:
      return {
        heading: 'This form came from another site.',
        lines: ['We only take requests that are sent from our own pages. Nothing was stored.'],
      };
    case 408:
      return {
        heading: 'Your request did not arrive in full.',
        lines: ['The connection was too slow, and nothing was stored.', `${STILL_THERE} Please send them again.`],
      };
    case 413:
      return {
        heading: 'That is too long to send.',
        lines: [
          'The request is larger than 32 KB, and nothing was stored.',
          `${STILL_THERE} Shorten them, and send again.`,
        ],
      };
    case 429:
      return {
        heading: 'Please wait a little before you send again.',
        lines: [`Too many requests came from your network, and this one was not stored. ${STILL_THERE}`],
      };
    case 503:
      return {
        heading: 'We could not store your request.',
        lines: [`${STILL_THERE} Please try again in a minute, or call us.`],
      };
    default:
      return {
        heading: 'We could not take your request.',
        lines: [`${STILL_THERE} Please call us, and we take it by phone.`],
      };
  }
}
