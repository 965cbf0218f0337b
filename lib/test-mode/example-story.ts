import type { Story } from './story-fields.ts';

const PICTURES = '/art/case-studies/lumenfold-mission-mural-dash';

/** An example to start from, with every part of a story and pictures of this site. */
export const EXAMPLE_STORY: Story = {
  id: 1,
  slug: 'example-harbor-works-the-harbor-hunt',
  company: 'Example Harbor Works',
  title: 'The Harbor Hunt',
  fullTitle: '48 people crossed a harbor twice',
  shortDescription:
    '48 people from Example Harbor Works hunted along the waterfront, in eight teams and one borrowed rowing boat.',
  companyLogo: `${PICTURES}/logo.svg`,
  coverImage: `${PICTURES}/cover.svg`,
  heroImage: `${PICTURES}/hero.svg`,
  primaryColor: '#2f7fbf',
  categories: ['Scavenger Hunt', 'Team Building'],
  typeOfEvent: 'scavenger-hunt',
  format: 'in-person',
  city: 'San Francisco, CA, USA',
  participants: 48,
  duration: '2 h',
  ctaUrl: '/get-a-quote',
  ctaText: 'Price a hunt',
  stats: [
    { icon: 'pawn', label: 'players in eight teams', value: '48' },
    { icon: 'clock', label: 'from first clue to last', value: '2 h' },
    { icon: 'pin', label: 'stops on the water', value: '6' },
  ],
  sections: {
    challenge: {
      title: 'Two floors that never met',
      content: 'Write here what the client wanted to change, in 60 to 120 words.',
    },
    solution: { title: 'One harbor, eight routes', content: 'Write here what you did, and what came of it.' },
  },
  testimonials: [
    { quote: 'We found the other floor. It was in a boat.', author: 'A. Client', nameDescription: 'Head of People' },
  ],
  gallery: [
    { url: `${PICTURES}/gallery-1.svg`, alt: 'A team in front of a mural' },
    { url: `${PICTURES}/gallery-2.svg`, alt: 'Two players with a map' },
    { url: `${PICTURES}/gallery-3.svg`, alt: 'The winners' },
  ],
};
