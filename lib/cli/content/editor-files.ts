import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { PostSchema } from '#lib/blog/schema';
import { CaseStudySchema } from '#lib/case-studies/schema';
import { PageSchema } from '#lib/pages/page-schema';
import { LIST_SCHEMAS } from '#lib/pages/read';
import { createSnippets } from './snippets.ts';

/** A file for editors such as VS Code, generated from the schemas. */
export type EditorFile = { path: string; text: string };

const FOLDER = 'content/.schemas';

/** The front matter schemas. They omit `body`, because the text below the front matter is not YAML. */
export const FRONT_MATTER = {
  'case-study': CaseStudySchema.omit({ body: true }),
  post: PostSchema.omit({ body: true }),
  page: PageSchema.omit({ body: true }),
};

/** A JSON schema for every list and every front matter, and the snippets. */
export function createEditorFiles(): EditorFile[] {
  const lists = Object.entries(LIST_SCHEMAS).map(([name, schema]) => [name.replace('.yaml', ''), schema] as const);
  return [
    ...[...lists, ...Object.entries(FRONT_MATTER)].map(([name, schema]) => ({
      path: `${FOLDER}/${name}.json`,
      text: json(jsonSchema(schema)),
    })),
    { path: '.vscode/content.code-snippets', text: json(createSnippets()) },
  ];
}

/** `npm run content -- schemas`: writes these files and returns their paths. */
export function writeEditorFiles(): string[] {
  return createEditorFiles().map(({ path, text }) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  });
}

/** The JSON schema of the input. Draft 7 has the widest support in editors. */
function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      // zod limits integers to the safe range. That limit is noise in an editor.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
