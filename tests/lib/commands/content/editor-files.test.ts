import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import '#lib/zod-without-eval';
import { editorFiles } from '#lib/commands/content/editor-files';
import { snippets } from '#lib/commands/content/snippets';
import { parseMarkdownSource, parseYamlSource } from '#lib/content/source';
import { LIST_SCHEMAS } from '#lib/site/read';

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

describe('what editors read', () => {
  it.each(editorFiles().map(({ path, text }) => [path, text] as const))(
    '%s is what the schemas make it',
    (path, text) => {
      expect(readFileSync(path, 'utf8'), 'Run npm run content -- schemas, and commit what it writes.').toBe(text);
    },
  );

  it('has no leftovers', () => {
    const made = editorFiles().map(({ path }) => path);
    expect(globSync('content/.schemas/*').filter((path) => !made.includes(path))).toEqual([]);
  });

  it('connects every list with its schema', () => {
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
  it.each(FILES)('take %s as it is', (file, name) => {
    expect(schemaOf(name).safeParse(valueOf(file)).error).toBeUndefined();
  });

  it('refuse a mistyped field and a wrong choice', () => {
    const study = valueOf('content/case-studies/kitebridge-remote-onboarding.md') as Record<string, unknown>;
    const schema = schemaOf('case-study');
    expect(schema.safeParse({ ...study, industri: 'HR' }).success).toBe(false);
    expect(schema.safeParse({ ...study, format: 'remote' }).success).toBe(false);
    expect(schema.safeParse({ ...study, slug: undefined }).success).toBe(false);
  });

  it('say what each field of a study means', () => {
    const { properties } = JSON.parse(readFileSync('content/.schemas/case-study.json', 'utf8')) as {
      properties: Record<string, { description?: string }>;
    };
    expect(Object.keys(properties).length).toBeGreaterThan(25);
    for (const [name, { description }] of Object.entries(properties)) expect(description, name).toMatch(/\w/);
  });
});

describe('the snippets', () => {
  /** What stands in the file when an author takes every first offer. */
  const taken = (body: string[]) =>
    body
      .join('\n')
      .replaceAll(
        /\$\{\d+(?:\|((?:[^,|\\]|\\.)*)[^}]*\||:((?:[^}\\]|\\.)*))\}/g,
        (_, choice?: string, hint?: string) => choice ?? hint ?? '',
      );

  it('offer every field of a study with its choices', () => {
    const { 'study-format': format, 'study-stats': stats } = snippets();
    expect(format?.body).toEqual(['format: ${1|in-person,virtual|}']);
    expect(stats?.body[1]).toMatch(/^ {2}- icon: \$\{1\|pawn,pin,/);
  });

  it.each(Object.entries(snippets()))('%s is sound YAML', (_name, { body }) => {
    expect(parseYamlSource({ file: 'x.yaml', text: `${taken(body)}\n` }).problems).toEqual([]);
  });
});
