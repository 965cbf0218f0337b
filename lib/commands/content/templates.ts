import { z } from 'zod';
import '#lib/zod-without-eval';
import { PostSchema } from '#lib/blog/schema';
import { CaseStudySchema } from '#lib/case-studies/schema';
import { DRAFT } from '#lib/content/reveal-date';
import { schemaAt, unwrapped } from '#lib/content/schema-at';
import { STAND_IN_PICTURE } from './checks/placeholders.ts';
import type { Content } from './read-content.ts';

export type NewFile = { slug: string; title: string; content: Content };

type Shape = Record<string, z.ZodType>;

/** The lines of one field; `isOpen` when its value is only a guess. */
type Field = { lines: string[]; isOpen?: boolean };

/** What the wizard calls "you choose"; no study has played it. */
const ANY_GAME = 'recommend';

const TODO = '"TODO"';

/** A case study in which everything that a person must write says TODO. */
export function studyTemplate({ slug, title, content }: NewFile): string {
  const id = Math.max(0, ...content.studies.map(({ data }) => data.id)) + 1;
  const games = content.lists['games.yaml']?.data.map((one) => one.id) ?? [];
  const game = games.find((name) => name !== ANY_GAME) ?? ANY_GAME;
  const story = (name: string) => [`  ${name}:`, `    title: ${TODO}`, '    content: |', '      TODO'];
  const picture = [STAND_IN_PICTURE];
  const fields: Record<string, Field | string[]> = {
    id: [String(id)],
    slug: [slug],
    title: [JSON.stringify(title)],
    fullTitle: [TODO],
    shortDescription: [TODO],
    company: [TODO],
    industry: [TODO],
    companyLogo: picture,
    coverImage: picture,
    heroImage: picture,
    ogImage: ['/art/og/case-studies.png'],
    titleFontFamily: ['Anybody'],
    primaryColor: { lines: ['"#173a42"'], isOpen: true },
    categories: { lines: ['[Team Building]'], isOpen: true },
    revealed_on: [DRAFT],
    typeOfEvent: { lines: ['scavenger-hunt'], isOpen: true },
    format: { lines: ['in-person'], isOpen: true },
    city: [TODO],
    date: { lines: [dayOf(content.now)], isOpen: true },
    participants: { lines: ['30'], isOpen: true },
    duration: [TODO],
    game: { lines: [game], isOpen: true },
    ctaUrl: ['/get-a-quote'],
    ctaText: ['Get a price'],
    stats: ['', ...['pawn', 'clock', 'trophy'].map((icon) => `  - { icon: ${icon}, label: ${TODO}, value: ${TODO} }`)],
    clientMetrics: ['', `  - { metric: ${TODO}, unit: ${TODO}, description: ${TODO} }`],
    route: ['', ...Array<string>(4).fill(`  - { title: ${TODO}, text: ${TODO} }`)],
    standings: ['', ...[100, 85, 70, 55].map((width) => `  - { team: ${TODO}, score: ${TODO}, width: ${width} }`)],
    sections: ['', ...story('challenge'), ...story('solution'), ...story('wentWrong')],
    testimonials: [
      '',
      `  - quote: ${TODO}`,
      ...['author', 'nameDescription', 'company'].map((name) => `    ${name}: ${TODO}`),
      `    avatar: ${STAND_IN_PICTURE}`,
    ],
    gallery: ['', ...Array<string>(3).fill(`  - { url: ${STAND_IN_PICTURE}, alt: ${TODO} }`)],
  };
  return fileOf(CaseStudySchema, fields).replaceAll('<slug>', slug);
}

/** A post in which everything that a person must write says TODO. */
export function postTemplate({ slug, title, content }: NewFile): string {
  const [author = 'TODO'] = content.lists['hosts.yaml']?.data.map(({ name }) => name) ?? [];
  const fields: Record<string, Field | string[]> = {
    slug: [slug],
    title: [JSON.stringify(title)],
    description: [TODO],
    topic: { lines: ['Planning'], isOpen: true },
    author: { lines: [author], isOpen: true },
    revealed_on: [DRAFT],
    published: { lines: [dayOf(content.now)], isOpen: true },
    cover: { lines: ['city'], isOpen: true },
    cta: ['', '  text: Get a price', `  href: /get-a-quote?from=${slug}`],
    cases: ['[]'],
  };
  return fileOf(PostSchema, fields);
}

/** The fields in the order of the schema, each below its meaning, then the text. */
function fileOf(schema: z.ZodObject, fields: Record<string, Field | string[]>): string {
  const shape = schema.shape as Shape;
  const lines = Object.entries(shape).flatMap(([key, field]) => {
    const given = fields[key];
    if (!given) return [];
    const {
      lines: [first = '', ...others],
      isOpen = false,
    } = Array.isArray(given) ? { lines: given } : given;
    const [meaning = '', ...parts] = meaningsOf(field);
    return [
      `# ${isOpen ? 'TODO: ' : ''}${meaning}`,
      ...parts.map((part) => `#   ${part}`),
      `${key}: ${first}`.trimEnd(),
      ...others,
    ];
  });
  return ['---', ...lines, '---', '', `TODO: ${shape.body?.description ?? 'the text'}`, ''].join('\n');
}

/** What a field means, then what each part of it means. */
function meaningsOf(field: z.ZodType): string[] {
  const list = unwrapped(field);
  const inner = list instanceof z.ZodArray ? schemaAt(field, [0], [{}]) : list;
  const parts = inner instanceof z.ZodObject ? Object.entries(inner.shape as Shape) : [];
  const own = inner instanceof z.ZodEnum && inner !== list ? [inner.description ?? ''] : [];
  return [field.description ?? '', ...own, ...parts.map(([name, part]) => `${name}: ${part.description}`)];
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
