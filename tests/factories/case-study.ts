import type { CaseStudy } from '#lib/case-studies/schema';

/** A complete study of an event with 45 people in Denver. */
export function caseStudy(changes: Partial<CaseStudy> = {}): CaseStudy {
  return {
    id: 1,
    slug: 'acme-clock-hunt',
    title: 'Clock Hunt',
    fullTitle: '45 people found a clock',
    shortDescription: 'Forty-five people looked for a clock in Denver.',
    company: 'Acme',
    industry: 'Clocks',
    companyLogo: '/art/case-studies/acme-clock-hunt/logo.svg',
    coverImage: '/art/case-studies/acme-clock-hunt/cover.svg',
    heroImage: '/art/case-studies/acme-clock-hunt/hero.svg',
    ogImage: '/art/case-studies/acme-clock-hunt/og.png',
    titleFontFamily: 'Anybody',
    primaryColor: '#2f7fbf',
    categories: ['Scavenger Hunt'],
    revealed_on: null,
    typeOfEvent: 'scavenger-hunt',
    format: 'in-person',
    city: 'Denver, CO, USA',
    date: '2026-03-12',
    participants: 45,
    duration: '2 h',
    game: 'city-hunt',
    ctaUrl: '/get-a-quote',
    ctaText: 'Price a hunt',
    stats: [{ icon: 'pawn', label: 'players', value: '45' }],
    clientMetrics: [{ metric: '120', unit: 'people', description: 'Employees' }],
    route: [{ title: 'Union Station', text: 'The hands were wrong.' }],
    standings: [{ team: 'Late Again', score: '1:59', width: 100 }],
    sections: {
      challenge: { title: 'Nobody was on time', content: 'They made clocks.' },
      solution: { title: 'We hid one', content: 'It was **loud**.' },
      wentWrong: { title: 'It rang', content: 'Twice.' },
    },
    testimonials: [
      {
        quote: 'Nobody looked up. Then everybody did.',
        author: 'Ada Tick',
        nameDescription: 'Head of Springs',
        company: 'Acme',
        avatar: '/art/case-studies/acme-clock-hunt/ada-tick.svg',
      },
    ],
    gallery: [{ url: '/art/case-studies/acme-clock-hunt/gallery-1.svg', alt: 'A clock in a fountain' }],
    body: 'It was noon.',
    ...changes,
  };
}
