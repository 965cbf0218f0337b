import { getShownStudies } from '#lib/seo/shown-entries';

export const dynamic = 'force-dynamic';

/** The public case studies. Embargoed ones are not in the response, not even as the target of a link. */
export function GET(): Response {
  return Response.json({ caseStudies: getShownStudies(new Date()) }, { headers: { 'Cache-Control': 'no-store' } });
}
