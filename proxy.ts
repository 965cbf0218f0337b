import { NextResponse, type NextRequest } from 'next/server';
import { BLOG_PATH, searchPathOf } from '#lib/blog/search-path';
import { LIBRARY_PATH } from '#lib/case-studies/filters';
import { listPathOf } from '#lib/case-studies/list-path';
import { canonicalPathOf } from '#lib/site/canonical-path';

/**
 * Leads every other spelling of an address to the right one, whether or not anything is there. Answers the library's and
 * the blog's address with a list when its query asks for one; the plain pages are static.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const spelled = canonicalPathOf(pathname);
  if (spelled !== pathname) return NextResponse.redirect(withPath(request, spelled), 308);
  const path =
    pathname === LIBRARY_PATH ? listPathOf(search) : pathname === BLOG_PATH ? searchPathOf(search) : undefined;
  return path ? NextResponse.rewrite(new URL(path, request.url)) : NextResponse.next();
}

/** The same address with another path; the host stays, whatever the path looks like. */
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
    // A capital letter in the address of a page.
    '/((?!_next/|api/|art/|video/|case-studies/list/|blog/list/)[^.]*[A-Z][^.]*)',
    // A slash at the end.
    '/(.+/)',
  ],
};
