import type { Measure } from './board-message.ts';

const CLOCK = /^(\d{1,3}):([0-5]\d)$/;

/** A score as text: 1,240 for points, or 52:08 for minutes and seconds. */
export function formatScore(score: number, measure: Measure): string {
  if (measure === 'points') return score.toLocaleString('en-US');
  return `${Math.floor(score / 60)}:${String(score % 60).padStart(2, '0')}`;
}

/** Parses a score such as 42, or 52:08 when `measure` is seconds; undefined for anything else. */
export function parseScore(text: string, measure: Measure): number | undefined {
  if (measure === 'points') return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
  const [, minutes, seconds] = CLOCK.exec(text) ?? [];
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
}
