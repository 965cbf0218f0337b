import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { PostSchema } from '#lib/blog/schema';
import { CaseStudySchema } from '#lib/case-studies/schema';
import { DRAFT } from '#lib/content/visibility';
import { schemaAt, unwrapSchema } from '#lib/content/schema-at';
import { PLACEHOLDER_PICTURE } from './checks/placeholders.ts';
import type { Content } from './read-content.ts';

export type NewFile = { slug: string; title: string; content: Content };

type Shape = Record<string, z.ZodType>;

/** The lines of a field. `isGuess` marks a default that the author must check. */
type Field = { lines: string[]; isGuess?: boolean };

/** The game of the wizard that leaves the choice to the company; a study needs a real game. */
const ANY_GAME = 'recommend';

const TODO = '"TODO"';

/** A draft of a case study. Every text that the author must write is TODO. */
export function studyTemplate({ slug, title, content }: NewFile): string {
  const id = Math.max(0, ...content.studies.map(({ data }) => data.id)) + 1;
  const games = content.lists['games.yaml']?.data.map((one) => one.id) ?? [];
  const game = games.find((name) => name !== ANY_GAME) ?? ANY_GAME;
  const story = (name: string) => [`  ${name}:`, `    title: ${TODO}`, '    content: |', '      TODO'];
  const picture = [PLACEHOLDER_PICTURE];
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
    titleFontFamily: ['Anybody'],
    primaryColor: { lines: ['"#173a42"'], isGuess: true },
    categories: { lines: ['[Team Building]'], isGuess: true },
    revealed_on: [DRAFT],
    typeOfEvent: { lines: ['scavenger-hunt'], isGuess: true },
    format: { lines: ['in-person'], isGuess: true },
    city: [TODO],
    date: { lines: [formatDay(content.now)], isGuess: true },
    participants: { lines: ['30'], isGuess: true },
    duration: [TODO],
    game: { lines: [game], isGuess: true },
    ctaUrl: ['/get-a-quote'],
    ctaText: ['Get a price'],
    sections: ['', ...story('challenge'), ...story('solution')],
    testimonials: [
      '',
      `  - quote: ${TODO}`,
      ...['author', 'nameDescription', 'company'].map((name) => `    ${name}: ${TODO}`),
      `    avatar: ${PLACEHOLDER_PICTURE}`,
    ],
    gallery: ['', ...Array<string>(3).fill(`  - { url: ${PLACEHOLDER_PICTURE}, alt: ${TODO} }`)],
  };
  const optional =
    '# Optional: stats, clientMetrics, route, standings and sections.wentWrong. content/README.md shows them.\n---';
  return formatFile(CaseStudySchema, fields)
    .replace(/\n---$/m, () => `\n${optional}`)
    .replaceAll('<slug>', slug);
}

/** A draft of a post. Every text that the author must write is TODO. */
export function postTemplate({ slug, title, content }: NewFile): string {
  const [author = 'TODO'] = content.lists['hosts.yaml']?.data.map(({ name }) => name) ?? [];
  const fields: Record<string, Field | string[]> = {
    slug: [slug],
    title: [JSON.stringify(title)],
    description: [TODO],
    topic: { lines: ['Planning'], isGuess: true },
    author: { lines: [author], isGuess: true },
    revealed_on: [DRAFT],
    published: { lines: [formatDay(content.now)], isGuess: true },
    cover: { lines: ['city'], isGuess: true },
    cta: ['', '  text: Get a price', `  href: /get-a-quote?from=${slug}`],
    cases: ['[]'],
  };
  return formatFile(PostSchema, fields);
}

/** Formats the fields in the order of the schema, each below a comment with its description, then the text. */
function formatFile(schema: z.ZodObject, fields: Record<string, Field | string[]>): string {
  const shape = schema.shape as Shape;
  const lines = Object.entries(shape).flatMap(([key, field]) => {
    const given = fields[key];
    if (!given) return [];
    const {
      lines: [first = '', ...others],
      isGuess = false,
    } = Array.isArray(given) ? { lines: given } : given;
    const [description = '', ...parts] = getDescriptions(field);
    return [
      `# ${isGuess ? 'TODO: ' : ''}${description}`,
      ...parts.map((part) => `#   ${part}`),
      `${key}: ${first}`.trimEnd(),
      ...others,
    ];
  });
  return ['---', ...lines, '---', '', `TODO: ${shape.body?.description ?? 'the text'}`, ''].join('\n');
}

/** The description of a field, then those of its parts. */
function getDescriptions(field: z.ZodType): string[] {
  const list = unwrapSchema(field);
  const inner = list instanceof z.ZodArray ? schemaAt(field, [0], [{}]) : list;
  const parts = inner instanceof z.ZodObject ? Object.entries(inner.shape as Shape) : [];
  const own = inner instanceof z.ZodEnum && inner !== list ? [inner.description ?? ''] : [];
  return [field.description ?? '', ...own, ...parts.map(([name, part]) => `${name}: ${part.description}`)];
}

function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
