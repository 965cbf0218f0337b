import type { CaseStudy } from './schema.ts';

/** A study is revealed when it has no date, or when now is at or after that date (specification section 4). */
export function isRevealed({ revealed_on }: Pick<CaseStudy, 'revealed_on'>, now: Date): boolean {
  return revealed_on === null || now.getTime() >= Date.parse(revealed_on);
}
