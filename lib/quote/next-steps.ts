/** What happens after a request was sent, one sentence or two a step. `email` may be empty. */
export function nextSteps(email: string): string[] {
  return [
    `A person reads it and answers${email && ` to ${email}`} in office hours. Ideas and the written quote follow within 24 hours of that.`,
    'You choose a date and the game. Changing the head count changes the price by the same table.',
    'Nothing is booked and nothing is charged until you say yes in writing.',
  ];
}
