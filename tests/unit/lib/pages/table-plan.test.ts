import { describe, expect, it } from 'vitest';
import { planTables, TABLES } from '#lib/pages/table-plan';

const FIGURES = {
  typeOfEvent: 'onsite',
  seats: 7,
  playersPerHost: 40,
  squareFeet: 64,
  sizes: [
    { upTo: 20, setUp: 'Set-up takes 35 minutes', remark: 'Small' },
    { upTo: TABLES.max, setUp: 'Set-up takes 45 minutes', remark: 'Large' },
  ],
} as const;

const plan = (tables: number) => planTables(tables, { ...FIGURES, sizes: [...FIGURES.sizes] });

describe('the plan of a ballroom', () => {
  it('has the figures of the worked example: 20 tables, 140 people', () => {
    expect(plan(20)).toMatchObject({ players: 140, hosts: 4, squareFeet: 1280, home: 7350, away: 10_350 });
  });

  it('has a host more for each 40 players that have begun', () => {
    expect([5, 6, 11, 12, 40].map((tables) => plan(tables).hosts)).toEqual([1, 2, 2, 3, 7]);
  });

  it('has the size that reaches up to its tables', () => {
    expect([5, 20, 21, 40].map((tables) => plan(tables).size?.remark)).toEqual(['Small', 'Small', 'Large', 'Large']);
  });
});
