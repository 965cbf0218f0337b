import { getOffsetMs } from '#lib/content/time-zone';

/**
 * A time zone. A wall time is a local date and time, written as the timestamp at which a clock in UTC shows it: recurrences are computed in wall
 * time, and only their results become timestamps.
 */
export type Zone = {
  /** The UTC offset at a timestamp, both in milliseconds. */
  getOffset: (timestamp: number) => number;
};

export const DAY_MS = 86_400_000;

export const UTC: Zone = { getOffset: () => 0 };

/** The zone of an IANA name such as America/Denver. Most days have one offset, which is computed once: that takes microseconds. */
export function getIanaZone(name: string): Zone {
  const offsets = new Map<number, number>();
  const getAtStart = (day: number) => {
    const offset = offsets.get(day) ?? getOffsetMs(name, day * DAY_MS);
    offsets.set(day, offset);
    return offset;
  };
  const getOffset = (timestamp: number) => {
    const day = Math.floor(timestamp / DAY_MS);
    const offset = getAtStart(day);
    return offset === getAtStart(day + 1) ? offset : getOffsetMs(name, timestamp);
  };
  return { getOffset };
}

/**
 * The timestamp of a wall time. As RFC 5545 demands, a time that occurs twice is the first of the two, and a time that clocks skip has the offset from
 * before the change.
 */
export function toTimestamp({ getOffset }: Zone, wall: number): number {
  // No offset is a day or more, so these are the offsets before and after a change near the wall time.
  const [before, after] = [getOffset(wall - DAY_MS), getOffset(wall + DAY_MS)];
  if (before === after || getOffset(wall - before) === before) return wall - before;
  return getOffset(wall - after) === after ? wall - after : wall - before;
}

/** The wall time at a timestamp. */
export function toWall({ getOffset }: Zone, timestamp: number): number {
  return timestamp + getOffset(timestamp);
}
