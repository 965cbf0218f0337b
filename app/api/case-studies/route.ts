import { getRevealedStudies } from '#lib/case-studies/read';

export const dynamic = 'force-dynamic';

/** The revealed case studies. Embargoed ones are not in the answer, not even by name. */
export function GET(): Response {
  return Response.json({ caseStudies: getRevealedStudies(new Date()) }, { headers: { 'Cache-Control': 'no-store' } });
}
