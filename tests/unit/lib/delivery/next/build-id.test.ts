import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBuildStart, newBuildId } from '#lib/delivery/next/build-id';

it('a build id contains the start time of the build, to the millisecond', () => {
  const moments = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      const id = newBuildId(moment);
      expect(id).toMatch(/^[\w-]+$/);
      expect(parseBuildStart(`${id}\n`)).toBe(moment.getTime());
    }),
  );
});

it.each(['', 'development', 'Xk2f9_build-id', '2026-11-21', '2026-11-21T12-00-00-000Z-2'])(
  'the id %j in another format has no start time',
  (id) => {
    expect(parseBuildStart(id)).toBeUndefined();
  },
);
