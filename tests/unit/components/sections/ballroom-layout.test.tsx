import { describe, expect, it } from 'vitest';
import { hostPoints, repeatAt, tablePoints } from '#components/sections/tables/ballroom-layout.ts';
import { TABLES } from '#lib/pages/table-plan';

describe('the ballroom', () => {
  it('has a place of its own for each table', () => {
    const points = tablePoints(0, TABLES.max).map(String);
    expect(new Set(points).size).toBe(TABLES.max);
  });

  it('adds tables without moving those that stand', () => {
    expect([...tablePoints(0, 12), ...tablePoints(12, 30)]).toEqual(tablePoints(0, 30));
    expect(tablePoints(20, 20)).toEqual([]);
  });

  it('has each host in an aisle', () => {
    const tables = tablePoints(0, TABLES.max).map(String);
    const hosts = hostPoints(7).map(String);
    expect(new Set(hosts).size).toBe(7);
    expect(hosts.filter((host) => tables.includes(host))).toEqual([]);
  });

  it('repeats a shape at points', () => {
    expect(
      repeatAt(
        [
          [1, 2],
          [3, -4],
        ],
        'h5z',
      ),
    ).toBe('M1 2h5zM3 -4h5z');
  });
});
