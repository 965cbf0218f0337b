import { showsDrafts } from '#lib/content/visibility';
import { notListed } from '#lib/seo/not-listed';
import { renderLlms } from '#lib/seo/llms';

export const dynamic = 'force-static';

/** The main pages with one line each, in plain text. */
export function GET(): Response {
  if (showsDrafts()) return notListed();
  return new Response(renderLlms(new Date()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
