import { createQueryPath } from '#lib/content/query-path';
import { parsePreset, quoteHref } from './presets.ts';

export const QUOTE_PATH = '/get-a-quote';

const links = createQueryPath(`${QUOTE_PATH}/link`, (search) => {
  const { from: _from, ...answers } = parsePreset(new URLSearchParams(search));
  const query = new URLSearchParams(quoteHref(answers).split('?')[1]);
  query.sort();
  return String(query);
});

/** The internal path that renders the quote page with the answers of a link; undefined for a link without answers. */
export const getLinkPath = links.getPath;

/** Parses the query in the last segment of such a path; undefined for segments that `getLinkPath` does not create. */
export function parseLinkPath(segment: string): URLSearchParams | undefined {
  const query = links.parseSegment(segment);
  return query === undefined ? undefined : new URLSearchParams(query);
}
