import { CATEGORIES } from '#lib/case-studies/categories';
import { CTA_URLS } from '#lib/case-studies/schema';
import { slugify } from '#lib/content/slugify';
import { EVENT_TYPES } from '#lib/quote/event-types';
import { isRecord } from '#lib/content/is-record';

/** A case study as pasted or as the form writes it, before validation. */
export type Story = Record<string, unknown>;

/** The place of a value in a story. */
export type StoryPath = readonly (string | number)[];

export type StoryField = {
  path: StoryPath;
  label: string;
  hint?: string;
  /** A line of text unless it says otherwise. A list is written as texts with commas between them. */
  kind?: 'text' | 'number' | 'date' | 'list' | 'choice';
  choices?: readonly (readonly [value: string, label: string])[];
  isRequired?: boolean;
};

export type StoryGroup = { title: string; fields: StoryField[] };

const stat = (index: number): StoryField[] => [
  { path: ['stats', index, 'value'], label: `Number ${index + 1}`, hint: 'such as 640' },
  { path: ['stats', index, 'label'], label: `What number ${index + 1} counts`, hint: 'such as kits packed' },
];

/** The fields of the form, in groups. All others can be written as JSON only. */
export const STORY_GROUPS: readonly StoryGroup[] = [
  {
    title: 'The story',
    fields: [
      { path: ['company'], label: 'Client', isRequired: true },
      { path: ['title'], label: 'Name of the event', hint: 'such as The January Thaw', isRequired: true },
      { path: ['fullTitle'], label: 'Headline', hint: 'with a number in it; without one, the name of the event' },
      {
        path: ['shortDescription'],
        label: 'Summary',
        hint: 'one or two sentences: who, where, what happened',
        kind: 'text',
        isRequired: true,
      },
      {
        path: ['categories'],
        label: 'Categories',
        hint: `with commas between them, such as ${CATEGORIES.slice(0, 2).join(', ')}`,
        kind: 'list',
        isRequired: true,
      },
      {
        path: ['slug'],
        label: 'Address',
        hint: 'lowercase letters, numbers and hyphens; written for you',
        isRequired: true,
      },
    ],
  },
  {
    title: 'The event',
    fields: [
      {
        path: ['typeOfEvent'],
        label: 'Kind',
        kind: 'choice',
        choices: EVENT_TYPES.map(({ value, label }) => [value, label] as const),
      },
      {
        path: ['format'],
        label: 'Place',
        kind: 'choice',
        choices: [
          ['in-person', 'In person'],
          ['virtual', 'Online'],
        ],
      },
      { path: ['city'], label: 'City', hint: 'such as Denver, CO, USA' },
      { path: ['date'], label: 'Day', kind: 'date' },
      { path: ['participants'], label: 'Players', kind: 'number' },
      { path: ['duration'], label: 'Length', hint: 'such as 2 h 10 min' },
      { path: ['primaryColor'], label: 'Color of the client', hint: 'such as #0a7f5c' },
    ],
  },
  {
    title: 'What happened',
    fields: [
      { path: ['heroAlt'], label: 'What the large picture shows', hint: 'who, doing what, where' },
      { path: ['body'], label: 'Opening', kind: 'text' },
      { path: ['sections', 'challenge', 'title'], label: 'Heading of the challenge' },
      { path: ['sections', 'challenge', 'content'], label: 'The challenge', kind: 'text' },
      { path: ['sections', 'solution', 'title'], label: 'Heading of the solution' },
      { path: ['sections', 'solution', 'content'], label: 'The solution', kind: 'text' },
    ],
  },
  { title: 'Three numbers', fields: [0, 1, 2].flatMap(stat) },
  {
    title: 'A quote and a button',
    fields: [
      { path: ['testimonials', 0, 'quote'], label: 'Quote', kind: 'text' },
      { path: ['testimonials', 0, 'author'], label: 'Who said it' },
      { path: ['testimonials', 0, 'nameDescription'], label: 'Their role' },
      { path: ['ctaText'], label: 'Words of the button', hint: 'such as Price a hunt' },
      {
        path: ['ctaUrl'],
        label: 'Where the button leads',
        kind: 'choice',
        choices: CTA_URLS.map((url) => [url, url] as const),
      },
    ],
  },
];

/** The value at a path as the text of a form field; empty when it is absent or no text or number. */
export function readField(story: Story, { path, kind }: StoryField): string {
  const value = path.reduce<unknown>(
    (inside, step) => (inside === null || inside === undefined ? undefined : (inside as Story)[step]),
    story,
  );
  if (kind === 'list') return Array.isArray(value) ? value.join(', ') : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The story with the text of a form field. An empty text removes the field, and the object or list around it if nothing is left there. */
export function writeField(story: Story, { path, kind }: StoryField, text: string): Story {
  return writeValue(story, path, toValue(text, kind));
}

/** The story with another value at a path; undefined removes it. */
export function writeValue(story: Story, path: StoryPath, value: unknown): Story {
  return (setAt(story, path, value) ?? {}) as Story;
}

/** The story with an address made of client and event, unless it was written by hand. `before` is the story before the change. */
export function withSlug(story: Story, before: Story): Story {
  const slug = story.slug ?? '';
  return slug === '' || slug === slugOf(before) ? { ...story, slug: slugOf(story) } : story;
}

/** A new story, with the first id that no other one has. */
export function newStory(others: readonly { id?: unknown }[]): Story {
  const ids = others.map(({ id }) => (typeof id === 'number' && Number.isSafeInteger(id) ? id : 0));
  return { id: Math.max(0, ...ids) + 1 };
}

function slugOf({ company, title }: Story): string {
  return slugify([company, title].filter((text) => typeof text === 'string').join(' '));
}

function toValue(text: string, kind: StoryField['kind']): unknown {
  if (kind === 'list') {
    const items = text.split(',').flatMap((item) => item.trim() || []);
    return items.length > 0 ? items : undefined;
  }
  if (text.trim() === '') return undefined;
  return kind === 'number' && /^\d{1,9}$/.test(text.trim()) ? Number(text) : text;
}

function setAt(container: unknown, [step, ...rest]: StoryPath, value: unknown): unknown {
  if (step === undefined) return value;
  const isList = typeof step === 'number';
  const inside = (Array.isArray(container) || isRecord(container) ? (container as Story)[step] : undefined) as unknown;
  const next = setAt(inside, rest, value);
  if (isList) {
    const items: unknown[] = Array.isArray(container) ? [...(container as unknown[])] : [];
    while (items.length < step) items.push({});
    items[step] = next ?? {};
    while (items.length > 0 && isEmpty(items.at(-1))) items.pop();
    return items.length > 0 ? items : undefined;
  }
  const entries = Object.entries(isRecord(container) ? container : {}).filter(([key]) => key !== step);
  const kept = isRecord(container) && Object.hasOwn(container, step);
  if (next === undefined) return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  return kept ? { ...container, [step]: next } : Object.fromEntries([...entries, [step, next]]);
}

function isEmpty(item: unknown): boolean {
  return isRecord(item) && Object.keys(item).length === 0;
}
