import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import '#lib/zod-without-eval';
import { PostSchema } from '#lib/blog/schema';
import { CaseStudySchema } from '#lib/case-studies/schema';
import { PageSchema } from '#lib/site/page-schema';
import { LIST_SCHEMAS } from '#lib/site/read';
import { snippets } from './snippets.ts';

/** A file that editors read, made from the schemas. */
export type EditorFile = { path: string; text: string };

const FOLDER = 'content/.schemas';

/** The front matter of each folder; what stands below it is no field to an editor. */
export const FRONT_MATTER = {
  'case-study': CaseStudySchema.omit({ body: true }),
  post: PostSchema.omit({ body: true }),
  page: PageSchema.omit({ body: true }),
};

/** A JSON schema for every list and every kind of front matter, and the snippets. */
export function editorFiles(): EditorFile[] {
  const lists = Object.entries(LIST_SCHEMAS).map(([name, schema]) => [name.replace('.yaml', ''), schema] as const);
  return [
    ...[...lists, ...Object.entries(FRONT_MATTER)].map(([name, schema]) => ({
      path: `${FOLDER}/${name}.json`,
      text: json(jsonSchema(schema)),
    })),
    { path: '.vscode/content.code-snippets', text: json(snippets()) },
  ];
}

/** `npm run content -- schemas`: writes those files and returns their paths. */
export function writeEditorFiles(): string[] {
  return editorFiles().map(({ path, text }) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  });
}

/** What an author may write. Editors know draft 7 best. */
function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      // zod's own bound of whole numbers says nothing to people.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
