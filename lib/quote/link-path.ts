import { parsePreset, quoteHref } from './presets.ts';

export const QUOTE_PATH = '/get-a-quote';

/** The internal path that renders the quote page with the answers of a link; undefined for a link without answers. */
export function getLinkPath(search: string): string | undefined {
  const { from: _from, ...answers } = parsePreset(new URLSearchParams(search));
  const query = new URLSearchParams(quoteHref(answers).split('?')[1]);
  query.sort();
  return query.size > 0 ? `${QUOTE_PATH}/link/${Buffer.from(String(query)).toString('base64url')}` : undefined;
}

/** Parses the query in the last segment of such a path; undefined for segments that `getLinkPath` does not create. */
export function parseLinkPath(part: string): URLSearchParams | undefined {
  const query = Buffer.from(part, 'base64url').toString();
  return getLinkPath(query)?.endsWith(`/${part}`) ? new URLSearchParams(query) : undefined;
}
