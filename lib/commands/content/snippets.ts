import { z } from 'zod';
import '#lib/zod-without-eval';
import { PostSchema } from '#lib/blog/schema';
import { CaseStudySchema } from '#lib/case-studies/schema';
import { unwrapped } from '#lib/content/schema-at';
import { PageSchema } from '#lib/site/page-schema';
import { SectionSchema } from '#lib/site/sections';

export type Snippet = { scope: 'markdown'; prefix: string; body: string[]; description: string };

/**
 * Snippets for front matter, which no editor checks against a schema: the fields of each kind of file with their choices,
 * and each kind of section with its fields. Typing the prefix offers them.
 */
export function snippets(): Record<string, Snippet> {
  const kinds = { study: CaseStudySchema, post: PostSchema, page: PageSchema };
  const fields = Object.entries(kinds).flatMap(([kind, { shape }]) =>
    Object.entries(shape)
      .filter(([key]) => key !== 'body')
      .map(([key, field]) => snippet(`${kind}-${key}`, linesOf(key, field, new Stops()), field.description ?? '')),
  );
  const sections = SectionSchema.options.map((section) => {
    const { kind, ...rest } = section.shape as Record<string, z.ZodType>;
    const name = String((kind as z.ZodLiteral).value);
    const stops = new Stops();
    const lines = Object.entries(rest)
      .filter(([, field]) => !(field instanceof z.ZodOptional))
      .flatMap(([key, field]) => linesOf(key, field, stops));
    const body = [`- kind: ${name}`, ...lines.map((line) => `  ${line}`)];
    return snippet(`section-${name}`, body, `a section of the kind ${name}`);
  });
  return Object.fromEntries([...fields, ...sections]);
}

/** The places in a snippet where the author goes on with the Tab key. */
class Stops {
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

function linesOf(key: string, field: unknown, stops: Stops): string[] {
  const inner = unwrapped(field);
  const choices = choicesOf(inner);
  const hint = field instanceof z.ZodType ? (field.description ?? '') : '';
  if (choices.length > 0) return [`${key}: ${stops.next(choices)}`];
  if (inner instanceof z.ZodObject) return [`${key}:`, ...fieldsOf(inner, stops).map((line) => `  ${line}`)];
  if (inner instanceof z.ZodArray) return [`${key}:`, ...itemOf(inner.element, stops).map((line) => `  ${line}`)];
  return [`${key}: ${isText(field) ? `"${stops.next([], hint)}"` : stops.next([], hint)}`];
}

function itemOf(element: unknown, stops: Stops): string[] {
  const inner = unwrapped(element);
  const shape = inner instanceof z.ZodUnion ? unwrapped(inner.options[0]) : inner;
  if (!(shape instanceof z.ZodObject)) {
    const hint = element instanceof z.ZodType ? (element.description ?? '') : '';
    return [`- ${stops.next(choicesOf(inner), hint)}`];
  }
  return fieldsOf(shape, stops).map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
}

/** What must be there; the rest is a snippet or a look into the guide away. */
function fieldsOf(object: z.ZodObject, stops: Stops): string[] {
  return Object.entries(object.shape as Record<string, unknown>)
    .filter(([, field]) => !(field instanceof z.ZodOptional))
    .flatMap(([key, field]) => linesOf(key, field, stops));
}

function choicesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodBoolean ? ['true', 'false'] : [];
}

/** True for a field that takes text and nothing else, so that quotes never hurt. */
function isText(field: unknown): boolean {
  return unwrapped(field) instanceof z.ZodString && !(field as z.ZodType).safeParse(null).success;
}
