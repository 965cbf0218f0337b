import type { EventType } from '#lib/quote/event-types';

type FixedPage = {
  path: string;
  /** The name of its file under content/pages, without .md. */
  name: string;
  /** A more specific schema.org type than WebPage. */
  type?: 'AboutPage' | 'CollectionPage';
  /** The event type that it sells. */
  sells?: EventType;
};

/** The pages with a fixed path that search engines may index. */
export const FIXED_PAGES: readonly FixedPage[] = [
  { path: '/', name: 'home' },
  { path: '/about', name: 'about', type: 'AboutPage' },
  { path: '/get-a-quote', name: 'get-a-quote' },
  { path: '/team-building/the-experience', name: 'the-experience' },
  { path: '/team-building/past-events', name: 'past-events' },
  { path: '/team-building/getting-started', name: 'getting-started' },
  { path: '/team-building/onsite', name: 'onsite', sells: 'onsite' },
  { path: '/team-building/offsite', name: 'offsite', sells: 'offsite' },
  { path: '/homeschool-hunt', name: 'homeschool-hunt', sells: 'homeschool' },
  { path: '/scavenger-hunts', name: 'scavenger-hunts', sells: 'scavenger-hunt' },
  { path: '/escape-rooms', name: 'escape-rooms', type: 'CollectionPage', sells: 'escape-room' },
  { path: '/escape-rooms/journey-to-jidara', name: 'journey-to-jidara', sells: 'escape-room' },
  { path: '/escape-rooms/jazz-heist', name: 'jazz-heist', sells: 'escape-room' },
  { path: '/escape-rooms/jidara-pop-up', name: 'jidara-pop-up', sells: 'escape-room' },
  { path: '/holiday-parties', name: 'holiday-parties', sells: 'holiday-party' },
  { path: '/virtual-events', name: 'virtual-events', sells: 'virtual' },
  { path: '/case-studies', name: 'case-studies', type: 'CollectionPage' },
  { path: '/play', name: 'play' },
  { path: '/blog', name: 'blog', type: 'CollectionPage' },
  { path: '/privacy', name: 'privacy' },
  { path: '/terms', name: 'terms' },
  { path: '/accessibility', name: 'accessibility' },
];
