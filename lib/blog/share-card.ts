import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The picture for shared links of a post: its own once it has been drawn, until then the blog's. */
export function shareCardOf(slug: string): string {
  const own = `/art/og/${slug}.png`;
  return existsSync(join(process.cwd(), 'public', own)) ? own : '/art/og/blog.png';
}
