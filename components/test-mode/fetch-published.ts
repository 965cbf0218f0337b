import type { CaseStudy } from '#lib/case-studies/schema';

/** The published case studies as they are now. Throws when the server does not give them. */
export async function fetchPublished(): Promise<CaseStudy[]> {
  const response = await fetch('/api/case-studies');
  if (!response.ok) throw new Error(`The published case studies could not be fetched (${response.status}).`);
  const { caseStudies } = (await response.json()) as { caseStudies?: unknown };
  if (!Array.isArray(caseStudies)) throw new Error('The answer holds no list of case studies.');
  return caseStudies as CaseStudy[];
}
