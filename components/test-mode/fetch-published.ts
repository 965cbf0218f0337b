import type { ShownStudy } from '#lib/case-studies/schema';

/** Fetches the published case studies. Throws for an error status or a response without a list. */
export async function fetchPublished(): Promise<ShownStudy[]> {
  const response = await fetch('/api/case-studies');
  if (!response.ok) throw new Error(`The published case studies could not be fetched (${response.status}).`);
  const { caseStudies } = (await response.json()) as { caseStudies?: unknown };
  if (!Array.isArray(caseStudies)) throw new Error('The answer holds no list of case studies.');
  return caseStudies as ShownStudy[];
}
