import { CaseStudySchema, type ShownStudy } from '#lib/case-studies/schema';
import { isDay } from '#lib/content/is-day';
import { describeField } from './issue.ts';
import { isAbsent } from './lenient-parsers.ts';
import { isRecord } from '#lib/content/is-record';

/** A file to download. */
export type ExportFile = { name: string; text: string };

/** A field that prevents publication, with the message of the schema, such as "It needs exactly three numbers". */
export type MissingField = { field: string; problem: string };

/** Exports a list as JSON that can be loaded again. */
export function exportJson(studies: ShownStudy[]): ExportFile {
  return { name: 'case-studies.json', text: `${JSON.stringify(studies, null, 2)}\n` };
}

/**
 * Exports a study as a file for content/case-studies/: front matter in the order of the schema, then the body. Missing fields stay
 * blank, are listed in a comment on the first line, and fail the content check.
 */
export function exportContentFile(study: ShownStudy): ExportFile & { missingFields: MissingField[] } {
  const missingFields = findMissingFields(study);
  const fields = Object.keys(CaseStudySchema.shape).filter((key) => key !== 'body' && key in study);
  const fieldNames = missingFields.map(({ field }) => toOneLine(field)).join('; ');
  const missing = missingFields.length > 0 ? [`# Still to write: ${fieldNames}`] : [];
  const front = fields.flatMap((key) => formatField(key, study[key as keyof ShownStudy], ''));
  const text = ['---', ...missing, ...front, '---', '', study.body.trim(), ''].join('\n');
  return { name: `${study.slug}.md`, text, missingFields };
}

/** The fields that prevent a draft from being published, each with its first problem. */
function findMissingFields(study: ShownStudy): MissingField[] {
  const { error } = CaseStudySchema.safeParse(study);
  const problems = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = describeField(path.map((step) => (typeof step === 'number' ? step : String(step))));
    if (!problems.has(field)) problems.set(field, message);
  }
  return [...problems].map(([field, problem]) => ({ field, problem }));
}

/** One field as lines of YAML: maps and lists of maps as blocks, texts of several words as JSON strings, which are valid YAML. */
function formatField(key: string, value: unknown, indent: string): string[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isRecord)) {
    return [`${indent}${key}:`, ...value.flatMap((item) => formatItem(item, `${indent}  `))];
  }
  if (Array.isArray(value)) return [`${indent}${key}: [${value.map(formatScalar).join(', ')}]`];
  if (isRecord(value)) {
    return [
      `${indent}${key}:`,
      ...definedEntries(value).flatMap(([name, part]) => formatField(name, part, `${indent}  `)),
    ];
  }
  const text = typeof value === 'string' ? value.trim() : '';
  if (key === 'content' && isBlock(text)) {
    return [`${indent}${key}: |`, ...text.split('\n').map((line) => line && `${indent}  ${line}`)];
  }
  return [`${indent}${key}: ${formatScalar(value)}`];
}

/** One item of a list of flat maps. */
function formatItem(item: Record<string, unknown>, indent: string): string[] {
  return definedEntries(item).map(
    ([key, value], index) => `${indent}${index === 0 ? '- ' : '  '}${key}: ${formatScalar(value)}`,
  );
}

function definedEntries(record: Record<string, unknown>): [string, unknown][] {
  return Object.entries(record).filter(([, value]) => value !== undefined);
}

/** A word, a slug or a path without quotes; everything else as JSON. */
function formatScalar(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(isAbsent(value) ? null : value);
  const isPlain = /^[a-z/][\w/.-]*$/i.test(value) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(value);
  return isPlain && !isDay(value) ? value : JSON.stringify(value);
}

/** True for a text that a YAML block scalar preserves: no control characters, and no line breaks except \n. */
function isBlock(text: string): boolean {
  return text !== '' && !/[^\P{C}\n]|[\u2028\u2029]/u.test(text);
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
