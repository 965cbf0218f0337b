import { expect, it } from 'vitest';
import { quoteLetter } from '#components/quote-wizard/quote-letter.ts';
import { EMPTY_ANSWERS } from '#lib/quote/quote-state';

it('the letter of a site without a server has all answers and the price', () => {
  const answers = {
    ...EMPTY_ANSWERS,
    typeOfEvent: 'onsite' as const,
    city: 'Denver, CO, USA',
    participantSize: 45,
    description: 'Two wheelchairs & a dog + 1',
    firstName: 'Imani',
    lastName: 'Okafor',
    email: 'imani@example.com',
  };
  const { protocol, pathname, searchParams } = new URL(quoteLetter('hello@example.com', answers, 'City Hunt'));
  expect(protocol + pathname).toBe('mailto:hello@example.com');
  expect(searchParams.get('subject')).toContain('Quote: ');
  for (const part of [
    'City: Denver, CO, USA',
    'Players: 45',
    'Game: City Hunt',
    'Two wheelchairs & a dog + 1',
    '$5,475',
  ])
    expect(searchParams.get('body')).toContain(part);
  expect(searchParams.get('body')).toContain('You: Imani Okafor, imani@example.com');
});
