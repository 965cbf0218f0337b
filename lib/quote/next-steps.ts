import { PROMISE } from './quote-state.ts';

/** What happens after a request was sent, one or two sentences for each step. `email` may be empty. */
export function nextSteps(email: string): string[] {
  return [
    `${PROMISE}${email && ` The answer goes to ${email}.`}`,
    'A person settles the date and the game with you. Changing the head count changes the price by the same table.',
    'Nothing is booked and nothing is charged until you say yes in writing.',
  ];
}
