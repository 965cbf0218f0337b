/** A draft as sales staff paste it: the required fields and the pictures. `changes` replaces any field. */
export function caseStudyDraft(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 101,
    title: 'Lighthouse Hunt',
    shortDescription: '40 people from Acme walked 3 miles and found 11 lights.',
    company: 'Acme',
    slug: 'acme-lighthouse-hunt',
    categories: ['Scavenger Hunt', 'Team Building'],
    companyLogo: '/art/case-studies/acme-lighthouse-hunt/logo.svg',
    coverImage: '/art/case-studies/acme-lighthouse-hunt/cover.svg',
    ...changes,
  };
}
