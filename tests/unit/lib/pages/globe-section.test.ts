import { describe, expect, it } from 'vitest';
import { Globe } from '#lib/pages/game-sections';

const globe = (zone: string, workday = { from: 9, to: 17 }) =>
  Globe.safeParse({
    kind: 'globe',
    title: 'What time is it?',
    cities: [
      { name: 'Denver', zone },
      { name: 'Berlin', zone: 'Europe/Berlin' },
      { name: 'Bengaluru', zone: 'Asia/Kolkata' },
    ],
    workday,
    note: 'Nobody is up at 3 am.',
    action: { text: 'Price a relay', href: '/get-a-quote' },
  }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a globe on a page', () => {
  it('has cities with time zones that exist', () => {
    expect(globe('America/Denver')).toBeUndefined();
  });

  it.each(['Denver', 'MST', '-07:00', 'America/Denvre', 'America/Denver, CO'])(
    'may not have the time zone %s',
    (zone) => {
      expect(globe(zone)).toEqual([
        'cities.0.zone: It must be the name of a time zone with its continent, such as America/Denver',
      ]);
    },
  );

  it('has a working day into which an event of an hour fits, also half an hour off', () => {
    expect(globe('America/Denver', { from: 9, to: 11 })).toBeUndefined();
    expect(globe('America/Denver', { from: 9, to: 10 })).toEqual([
      'workday: It must end at least two hours after it starts',
    ]);
  });
});
