import { NextResponse, type NextRequest } from 'next/server';
import { listPathOf } from '#lib/case-studies/list-path';

/** Answers the library's address with a filtered list when its query asks for one; the plain page is static. */
export function proxy(request: NextRequest): NextResponse {
  const path = listPathOf(request.nextUrl.search);
  return path ? NextResponse.rewrite(new URL(path, request.url)) : NextResponse.next();
}

export const config = { matcher: '/case-studies' };
