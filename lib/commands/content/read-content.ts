import 'server-only';
import { basename } from 'node:path';
import type { z } from 'zod';
import { readPosts } from '#lib/blog/read';
import { PostSchema, type Post } from '#lib/blog/schema';
import { readCaseStudies } from '#lib/case-studies/read';
import { CaseStudySchema, type CaseStudy } from '#lib/case-studies/schema';
import { markdownParts, type MarkdownPart } from '#lib/content/markdown-parts';
import type { Problem } from '#lib/content/problem';
import { readYamlFile, type Entry } from '#lib/content/read';
import { isDraft } from '#lib/content/reveal-date';
import { textsOf, type FieldText } from '#lib/content/texts';
import { FIXED_PAGES } from '#lib/seo/routes';
import { PageSchema, type Page } from '#lib/site/page-schema';
import { LIST_SCHEMAS, readPages } from '#lib/site/read';

/*
 * Glossary
 *   sound    a file that its schema accepts; the checks between files look at those and pass over the others
 *   address  where visitors find what a file holds; shared lists have none
 */

/** A text of a file; `parts` are what stands in it when it is markdown. */
export type ContentText = FieldText & { parts: readonly MarkdownPart[] };

/** A sound file as the checks see it. */
export type ContentFile = {
  file: string;
  address?: string;
  /** From when visitors see it, in milliseconds since 1970: 0 for always, Infinity for a draft. */
  publicFrom: number;
  texts: ContentText[];
} & Pick<Entry<unknown>, 'text' | 'locate' | 'find'>;

type Lists = { -readonly [Name in keyof typeof LIST_SCHEMAS]?: Entry<z.output<(typeof LIST_SCHEMAS)[Name]>> };

export type Content = {
  now: Date;
  files: ContentFile[];
  pages: Entry<Page>[];
  studies: Entry<CaseStudy>[];
  posts: Entry<Post>[];
  lists: Lists;
  /** The names of all files of a folder, sound or not, without .md. */
  names: { pages: string[]; studies: string[]; posts: string[] };
  /** What is wrong with single files. */
  problems: Problem[];
};

/** Pages that are in no sitemap. */
export const UNLISTED_PAGES = [
  { path: '/get-a-quote/confirmation', name: 'confirmation' },
  { path: undefined, name: 'not-found' },
] as const;

/** Reads every content file of every kind once. */
export function readContent(now: Date): Content {
  const readings = { pages: readPages(), studies: readCaseStudies(), posts: readPosts() };
  const lists = Object.entries(LIST_SCHEMAS).map(([name, schema]) => {
    const reading = readYamlFile<z.ZodType>(name, schema);
    return { name, schema, reading };
  });
  const nameOf = (file: string) => basename(file, '.md');
  const pathOfPage = new Map<string, string | undefined>(
    [...FIXED_PAGES, ...UNLISTED_PAGES].map(({ name, path }) => [name, path]),
  );
  return {
    now,
    files: [
      ...lists.flatMap(({ schema, reading }) => reading.entries.map((entry) => toFile(entry, schema))),
      ...readings.pages.entries.map((entry) => toFile(entry, PageSchema, pathOfPage.get(nameOf(entry.file)))),
      ...readings.studies.entries.map((entry) => toFile(entry, CaseStudySchema, `/case-studies/${entry.data.slug}`)),
      ...readings.posts.entries.map((entry) => toFile(entry, PostSchema, `/blog/${entry.data.slug}`)),
    ],
    pages: readings.pages.entries,
    studies: readings.studies.entries,
    posts: readings.posts.entries,
    lists: Object.fromEntries(lists.flatMap(({ name, reading }) => reading.entries.map((entry) => [name, entry]))),
    names: {
      pages: readings.pages.files.map(nameOf),
      studies: readings.studies.files.map(nameOf),
      posts: readings.posts.files.map(nameOf),
    },
    problems: [...lists.map(({ reading }) => reading), ...Object.values(readings)].flatMap(({ problems }) => problems),
  };
}

function toFile({ file, data, text, locate, find }: Entry<unknown>, schema: z.ZodType, address?: string): ContentFile {
  const { revealed_on } = data as { revealed_on?: string | null };
  const date = revealed_on ? Date.parse(revealed_on) : 0;
  const publicFrom = isDraft(revealed_on) ? Infinity : date;
  const texts = textsOf(schema, data).map((field) => ({
    ...field,
    parts: field.role === 'markdown' ? markdownParts(field.text) : [],
  }));
  return { file, ...(address && { address }), publicFrom, texts, text, locate, find };
}
