import 'server-only';
import { basename } from 'node:path';
import type { z } from 'zod';
import { readPosts } from '#lib/blog/read';
import { PostSchema, type Post } from '#lib/blog/schema';
import { readCaseStudies } from '#lib/case-studies/read';
import { CaseStudySchema, type CaseStudy } from '#lib/case-studies/schema';
import { markdownParts, type MarkdownPart } from '#lib/content/markdown-parts';
import type { Problem } from '#lib/content/problem';
import { readYamlFile } from '#lib/content/read';
import type { Entry } from '#lib/content/read-cache';
import { isDraft } from '#lib/content/visibility';
import { getFieldTexts, type FieldText } from '#lib/content/field-texts';
import { FIXED_PAGES } from '#lib/seo/routes';
import { PageSchema, type Page } from '#lib/pages/page-schema';
import { LIST_SCHEMAS, readPages } from '#lib/pages/read';

/** A text of a file. `parts` are the links, pictures, HTML and titles in it if it is markdown. */
export type ContentText = FieldText & { parts: readonly MarkdownPart[] };

/** A valid content file, prepared for the checks. */
export type ContentFile = {
  file: string;
  /** The path of its page; undefined for shared lists. */
  address?: string;
  /** The publish time in milliseconds since 1970: 0 without a date, Infinity for a draft. */
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
  /** The names of all files of a folder, valid or not, without .md. */
  names: { pages: string[]; studies: string[]; posts: string[] };
  /** The problems of single files, found by their schemas. */
  problems: Problem[];
};

/** Pages that are not in the sitemap. */
export const UNLISTED_PAGES = [
  { path: '/get-a-quote/confirmation', name: 'confirmation' },
  { path: undefined, name: 'not-found' },
] as const;

/** Reads all content files once. The checks across files use the valid ones. */
export function readContent(now: Date): Content {
  const results = { pages: readPages(), studies: readCaseStudies(), posts: readPosts() };
  const lists = Object.entries(LIST_SCHEMAS).map(([name, schema]) => {
    const result = readYamlFile<z.ZodType>(name, schema);
    return { name, schema, result };
  });
  const nameOf = (file: string) => basename(file, '.md');
  const pathOfPage = new Map<string, string | undefined>(
    [...FIXED_PAGES, ...UNLISTED_PAGES].map(({ name, path }) => [name, path]),
  );
  return {
    now,
    files: [
      ...lists.flatMap(({ schema, result }) => result.entries.map((entry) => toFile(entry, schema))),
      ...results.pages.entries.map((entry) => toFile(entry, PageSchema, pathOfPage.get(nameOf(entry.file)))),
      ...results.studies.entries.map((entry) => toFile(entry, CaseStudySchema, `/case-studies/${entry.data.slug}`)),
      ...results.posts.entries.map((entry) => toFile(entry, PostSchema, `/blog/${entry.data.slug}`)),
    ],
    pages: results.pages.entries,
    studies: results.studies.entries,
    posts: results.posts.entries,
    lists: Object.fromEntries(lists.flatMap(({ name, result }) => result.entries.map((entry) => [name, entry]))),
    names: {
      pages: results.pages.files.map(nameOf),
      studies: results.studies.files.map(nameOf),
      posts: results.posts.files.map(nameOf),
    },
    problems: [...lists.map(({ result }) => result), ...Object.values(results)].flatMap(({ problems }) => problems),
  };
}

function toFile({ file, data, text, locate, find }: Entry<unknown>, schema: z.ZodType, address?: string): ContentFile {
  const { revealed_on } = data as { revealed_on?: string | null };
  const date = revealed_on ? Date.parse(revealed_on) : 0;
  const publicFrom = isDraft(revealed_on) ? Infinity : date;
  const texts = getFieldTexts(schema, data).map((field) => ({
    ...field,
    parts: field.role === 'markdown' ? markdownParts(field.text) : [],
  }));
  return { file, ...(address && { address }), publicFrom, texts, text, locate, find };
}
