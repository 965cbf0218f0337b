import type { Measure } from './board-message.ts';

const CLOCK = /^(\d{1,3}):([0-5]\d)$/;

/** A score for people: 1,240 points, or 52:08 for minutes and seconds. */
export function scoreText(score: number, measure: Measure): string {
  if (measure === 'points') return score.toLocaleString('en-US');
  return `${Math.floor(score / 60)}:${String(score % 60).padStart(2, '0')}`;
}

/** A score as people write it, such as 42, or 52:08 where seconds count; undefined for anything else. */
export function parseScore(text: string, measure: Measure): number | undefined {
  if (measure === 'points') return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
  const [, minutes, seconds] = CLOCK.exec(text) ?? [];
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
}
