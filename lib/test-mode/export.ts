import { CaseStudySchema, type CaseStudy } from '#lib/case-studies/schema';
import { isDay } from '#lib/content/dates';
import { fieldName } from './issue.ts';
import { isAbsent, isRecord } from './read-shape.ts';

/** A file to download. */
export type ExportFile = { name: string; text: string };

/** One thing that a published study needs and this one lacks, such as "stats: It needs exactly three numbers". */
export type Gap = { field: string; what: string };

/** A list as JSON that can be loaded again. */
export function exportJson(studies: CaseStudy[]): ExportFile {
  return { name: 'case-studies.json', text: `${JSON.stringify(studies, null, 2)}\n` };
}

/**
 * A study as a file for content/case-studies/: front matter in the order of the schema, then the body. What a draft
 * leaves open stays visibly blank, is named on the first line, and fails the content check.
 */
export function exportContentFile(study: CaseStudy): ExportFile & { gaps: Gap[] } {
  const gaps = gapsOf(study);
  const fields = Object.keys(CaseStudySchema.shape).filter((key) => key !== 'body' && key in study);
  const missing = gaps.length > 0 ? [`# Still to write: ${gaps.map(({ field }) => oneLine(field)).join('; ')}`] : [];
  const front = fields.flatMap((key) => lineOf(key, study[key as keyof CaseStudy], ''));
  const text = ['---', ...missing, ...front, '---', '', study.body.trim(), ''].join('\n');
  return { name: `${study.slug}.md`, text, gaps };
}

/** Everything that keeps a draft from being published, one line for each field. */
function gapsOf(study: CaseStudy): Gap[] {
  const { error } = CaseStudySchema.safeParse(study);
  const gaps = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = fieldName(path.map((step) => (typeof step === 'number' ? step : String(step))));
    if (!gaps.has(field)) gaps.set(field, message);
  }
  return [...gaps].map(([field, what]) => ({ field, what }));
}

/** One field as lines of YAML: maps and lists of maps as blocks, texts of several words as JSON, which is YAML too. */
function lineOf(key: string, value: unknown, indent: string): string[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isRecord)) {
    return [`${indent}${key}:`, ...value.flatMap((item) => itemOf(item, `${indent}  `))];
  }
  if (Array.isArray(value)) return [`${indent}${key}: [${value.map(scalar).join(', ')}]`];
  if (isRecord(value)) {
    return [`${indent}${key}:`, ...fieldsOf(value).flatMap(([name, part]) => lineOf(name, part, `${indent}  `))];
  }
  const text = typeof value === 'string' ? value.trim() : '';
  if (key === 'content' && isBlock(text)) {
    return [`${indent}${key}: |`, ...text.split('\n').map((line) => line && `${indent}  ${line}`)];
  }
  return [`${indent}${key}: ${scalar(value)}`];
}

/** One item of a list of flat maps. */
function itemOf(item: Record<string, unknown>, indent: string): string[] {
  return fieldsOf(item).map(([key, value], index) => `${indent}${index === 0 ? '- ' : '  '}${key}: ${scalar(value)}`);
}

function fieldsOf(record: Record<string, unknown>): [string, unknown][] {
  return Object.entries(record).filter(([, value]) => value !== undefined);
}

/** A word, a slug or a path stands as it is; everything else in JSON's quotes. */
function scalar(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(isAbsent(value) ? null : value);
  const isPlain = /^[a-z/][\w/.-]*$/i.test(value) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(value);
  return isPlain && !isDay(value) ? value : JSON.stringify(value);
}

/** True for a text that YAML gives back unchanged from lines of its own: no control characters, no other line breaks. */
function isBlock(text: string): boolean {
  return text !== '' && !/[^\P{C}\n]|[\u2028\u2029]/u.test(text);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
