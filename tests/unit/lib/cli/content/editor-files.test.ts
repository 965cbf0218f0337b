import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { createEditorFiles } from '#lib/cli/content/editor-files';
import { createSnippets } from '#lib/cli/content/snippets';
import { parseMarkdownSource, parseYamlSource } from '#lib/content/source';
import { LIST_SCHEMAS } from '#lib/pages/read';

const schemaOf = (name: string) =>
  z.fromJSONSchema(
    JSON.parse(readFileSync(`content/.schemas/${name}.json`, 'utf8')) as Parameters<typeof z.fromJSONSchema>[0],
  );

const FOLDERS = { 'case-studies': 'case-study', blog: 'post', pages: 'page' };
const FILES = [
  ...Object.entries(FOLDERS).flatMap(([folder, name]) =>
    globSync(`content/${folder}/*.md`).map((file) => [file, name] as const),
  ),
  ...Object.keys(LIST_SCHEMAS).map((name) => [`content/${name}`, basename(name, '.yaml')] as const),
];

function valueOf(file: string): unknown {
  const source = { file, text: readFileSync(file, 'utf8') };
  return (file.endsWith('.md') ? parseMarkdownSource(source) : parseYamlSource(source)).value;
}

describe('the generated editor files', () => {
  it.each(createEditorFiles().map(({ path, text }) => [path, text] as const))(
    '%s matches the schemas',
    (path, text) => {
      expect(readFileSync(path, 'utf8'), 'Run npm run content -- schemas, and commit what it writes.').toBe(text);
    },
  );

  it('include no outdated files', () => {
    const made = createEditorFiles().map(({ path }) => path);
    expect(globSync('content/.schemas/*').filter((path) => !made.includes(path))).toEqual([]);
  });

  it('connect every list with its schema', () => {
    const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
      'yaml.schemas': Record<string, string>;
    };
    const lists = Object.keys(LIST_SCHEMAS).map((name) => [
      `./content/.schemas/${name.replace('.yaml', '.json')}`,
      `content/${name}`,
    ]);
    expect(settings['yaml.schemas']).toEqual(Object.fromEntries(lists));
  });
});

describe('the JSON schemas', () => {
  it.each(FILES)('accept %s', (file, name) => {
    expect(schemaOf(name).safeParse(valueOf(file)).error).toBeUndefined();
  });

  it('reject a misspelled field, a wrong choice and a missing field', () => {
    const study = valueOf('content/case-studies/kitebridge-remote-onboarding.md') as Record<string, unknown>;
    const schema = schemaOf('case-study');
    expect(schema.safeParse({ ...study, industri: 'HR' }).success).toBe(false);
    expect(schema.safeParse({ ...study, format: 'remote' }).success).toBe(false);
    expect(schema.safeParse({ ...study, slug: undefined }).success).toBe(false);
  });

  it('describe each field of a study', () => {
    const { properties } = JSON.parse(readFileSync('content/.schemas/case-study.json', 'utf8')) as {
      properties: Record<string, { description?: string }>;
    };
    expect(Object.keys(properties).length).toBeGreaterThan(25);
    for (const [name, { description }] of Object.entries(properties)) expect(description, name).toMatch(/\w/);
  });
});

describe('the snippets', () => {
  /** The text of the file if an author accepts every first choice. */
  const taken = (body: string[]) =>
    body
      .join('\n')
      .replaceAll(
        /\$\{\d+(?:\|((?:[^,|\\]|\\.)*)[^}]*\||:((?:[^}\\]|\\.)*))\}/g,
        (_, choice?: string, hint?: string) => choice ?? hint ?? '',
      );

  it('offer every field of a study with its choices', () => {
    const { 'study-format': format, 'study-stats': stats } = createSnippets();
    expect(format?.body).toEqual(['format: ${1|in-person,virtual|}']);
    expect(stats?.body[1]).toMatch(/^ {2}- icon: \$\{1\|pawn,pin,/);
  });

  it.each(Object.entries(createSnippets()))('%s is valid YAML', (_name, { body }) => {
    expect(parseYamlSource({ file: 'x.yaml', text: `${taken(body)}\n` }).problems).toEqual([]);
  });
});
