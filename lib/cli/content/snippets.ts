import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { PostSchema } from '#lib/blog/schema';
import { CaseStudySchema } from '#lib/case-studies/schema';
import { unwrapSchema } from '#lib/content/schema-at';
import { PageSchema } from '#lib/pages/page-schema';
import { SectionSchema } from '#lib/pages/sections';

export type Snippet = { scope: 'markdown'; prefix: string; body: string[]; description: string };

/**
 * VS Code snippets for front matter, because editors do not validate it against a schema: one for each field of each kind of
 * file, and one for each kind of section.
 */
export function createSnippets(): Record<string, Snippet> {
  const kinds = { study: CaseStudySchema, post: PostSchema, page: PageSchema };
  const fields = Object.entries(kinds).flatMap(([kind, { shape }]) =>
    Object.entries(shape)
      .filter(([key]) => key !== 'body')
      .map(([key, field]) =>
        snippet(`${kind}-${key}`, formatField(key, field, new TabStops()), field.description ?? ''),
      ),
  );
  const sections = SectionSchema.options.map((section) => {
    const { kind, ...rest } = section.shape as Record<string, z.ZodType>;
    const name = String((kind as z.ZodLiteral).value);
    const stops = new TabStops();
    const lines = Object.entries(rest)
      .filter(([, field]) => !(field instanceof z.ZodOptional))
      .flatMap(([key, field]) => formatField(key, field, stops));
    const body = [`- kind: ${name}`, ...lines.map((line) => `  ${line}`)];
    return snippet(`section-${name}`, body, `a section of the kind ${name}`);
  });
  return Object.fromEntries([...fields, ...sections]);
}

/** The numbered tabstops of a snippet, with choices or a placeholder. */
class TabStops {
  #count = 0;

  next(choices: readonly string[] = [], hint = ''): string {
    this.#count += 1;
    if (choices.length > 0)
      return `\${${this.#count}|${choices.map((one) => one.replaceAll(/[\\,|]/g, '\\$&')).join(',')}|}`;
    return `\${${this.#count}:${hint.replaceAll('"', "'").replaceAll(/[\\$}]/g, '\\$&')}}`;
  }
}

function snippet(prefix: string, body: string[], description: string): [string, Snippet] {
  return [prefix, { scope: 'markdown', prefix, body, description }];
}

function formatField(key: string, field: unknown, stops: TabStops): string[] {
  const inner = unwrapSchema(field);
  const choices = getChoices(inner);
  const hint = field instanceof z.ZodType ? (field.description ?? '') : '';
  if (choices.length > 0) return [`${key}: ${stops.next(choices)}`];
  if (inner instanceof z.ZodObject)
    return [`${key}:`, ...formatRequiredFields(inner, stops).map((line) => `  ${line}`)];
  if (inner instanceof z.ZodArray) return [`${key}:`, ...formatItem(inner.element, stops).map((line) => `  ${line}`)];
  return [`${key}: ${isTextField(field) ? `"${stops.next([], hint)}"` : stops.next([], hint)}`];
}

function formatItem(element: unknown, stops: TabStops): string[] {
  const inner = unwrapSchema(element);
  const shape = inner instanceof z.ZodUnion ? unwrapSchema(inner.options[0]) : inner;
  if (!(shape instanceof z.ZodObject)) {
    const hint = element instanceof z.ZodType ? (element.description ?? '') : '';
    return [`- ${stops.next(getChoices(inner), hint)}`];
  }
  return formatRequiredFields(shape, stops).map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
}

/** Formats the required fields. Optional fields have snippets of their own. */
function formatRequiredFields(object: z.ZodObject, stops: TabStops): string[] {
  return Object.entries(object.shape as Record<string, unknown>)
    .filter(([, field]) => !(field instanceof z.ZodOptional))
    .flatMap(([key, field]) => formatField(key, field, stops));
}

function getChoices(schema: unknown): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodBoolean ? ['true', 'false'] : [];
}

/** True for a field that accepts only text, so that its value can be quoted. */
function isTextField(field: unknown): boolean {
  return unwrapSchema(field) instanceof z.ZodString && !(field as z.ZodType).safeParse(null).success;
}
