import { createQueryPath } from '#lib/content/query-path';
import { COMPARE_PATH, formatCompareQuery, parseCompareAnswers, type CompareAnswers } from './compare-answers.ts';

const comparisons = createQueryPath(`${COMPARE_PATH}/compare`, (search) =>
  formatCompareQuery(parseCompareAnswers(new URLSearchParams(search))),
);

/** The internal path that renders the comparison with the answers of a query; undefined without answers. */
export const getComparePath = comparisons.getPath;

/** Parses the last segment of such a path; undefined for segments that `getComparePath` does not create. */
export function parseComparePath(segment: string): CompareAnswers | undefined {
  const query = comparisons.parseSegment(segment);
  return query === undefined ? undefined : parseCompareAnswers(new URLSearchParams(query));
}
