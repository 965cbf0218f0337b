import { NextResponse, type NextRequest } from 'next/server';
import { getDatesPath } from '#lib/availability/dates-path';
import { BLOG_PATH, getSearchPath } from '#lib/blog/search-path';
import { LIBRARY_PATH } from '#lib/case-studies/filters';
import { getListPath } from '#lib/case-studies/list-path';
import { getLinkPath, QUOTE_PATH } from '#lib/quote/link-path';
import { PLAY_PATH } from '#lib/hunt/hunt-query';
import { getPlayPath } from '#lib/hunt/play-path';
import { COMPARE_PATH } from '#lib/quote/compare-answers';
import { getComparePath } from '#lib/quote/compare-path';
import { getCanonicalPath } from '#lib/pages/canonical-path';

/**
 * Redirects other spellings of a URL path (capital letters, trailing slash) to the canonical one, whether or not the page exists: a redirect must
 * not reveal an embargoed page. Rewrites the library and the blog with filters or a search in the query to their list routes, and the quote
 * page, the comparison of formats and the hunt with answers in the query likewise; without a query these pages are static. Pages of free dates are
 * rewritten to a route that is rendered again every minute.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const canonical = getCanonicalPath(pathname);
  if (canonical !== pathname) return NextResponse.redirect(withPath(request, canonical), 308);
  const path = QUERY_PATHS[pathname]?.(search) ?? getDatesPath(pathname, new Date());
  return path ? NextResponse.rewrite(new URL(path, request.url)) : NextResponse.next();
}

/** For pages whose query changes what they show: the internal path for a query, or undefined for the static page. */
const QUERY_PATHS: Record<string, (search: string) => string | undefined> = {
  [LIBRARY_PATH]: getListPath,
  [BLOG_PATH]: getSearchPath,
  [QUOTE_PATH]: getLinkPath,
  [COMPARE_PATH]: getComparePath,
  [PLAY_PATH]: getPlayPath,
};

/** The request URL with another path. Setting `pathname` keeps the host, also with a path such as //example.com. */
function withPath({ url, nextUrl }: NextRequest, path: string): URL {
  const address = new URL(url);
  address.pathname = path;
  address.search = nextUrl.search;
  return address;
}

export const config = {
  matcher: [
    '/case-studies',
    '/blog',
    '/get-a-quote',
    '/team-building/the-experience',
    '/play',
    '/dates/:what',
    // A capital letter in the path of a page.
    '/((?!_next/|api/|art/|video/|case-studies/list/|blog/list/|get-a-quote/link/|team-building/the-experience/compare/|play/game/)[^.]*[A-Z][^.]*)',
    // A trailing slash.
    '/(.+/)',
  ],
};
