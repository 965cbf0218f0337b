import type { EmailFacts } from '#lib/leads/delivery/email-content';
import { bookable, callBookable } from './bookable.ts';

/** The facts that the site passes to the emails. */
export function emailFacts(changes: Partial<EmailFacts> = {}): EmailFacts {
  return {
    company: {
      name: 'Romp & Riddle',
      phone: '(415) 555-0142',
      phoneHref: 'tel:+14155550142',
      email: 'hello@rompandriddle.example',
    },
    travelReasons: {
      virtual: 'Nobody travels, so nobody pays for travel.',
      home: 'None inside San Francisco: we live here.',
      away: 'One fixed fee for hosts, kit and set-up.',
    },
    pack: { included: ['One host for every 40 players', 'Photos'], notIncluded: ['Food and drink'] },
    games: [
      { id: 'recommend', name: 'Recommend one' },
      { id: 'city-hunt', name: 'City Hunt' },
    ],
    bookables: [bookable(), callBookable()],
    isListedPlace: async (label) => label === 'Denver, CO, USA',
    ...changes,
  };
}
