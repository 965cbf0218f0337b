import type { ShownStudy } from '#lib/case-studies/schema';
import { entryName, describeField, type Issue, type Path } from './issue.ts';
import { normalizeCaseStudy } from './normalize.ts';
import { plainText } from './plain-text.ts';
import { isAbsent } from './lenient-parsers.ts';
import { isRecord } from '#lib/content/is-record';

/** `studies` is empty when there is any error. Warnings do not prevent loading. */
export type Validation = { studies: ShownStudy[]; errors: Issue[]; warnings: Issue[] };

export const MAX_ENTRIES = 100;

/** Hostile data can cause one warning per byte. */
const MAX_WARNINGS = 500;

export const REQUIRED = ['id', 'title', 'shortDescription', 'company', 'slug', 'categories'] as const;
const TEXTS = ['title', 'shortDescription', 'company'] as const;
const SLUG_RULE = 'Slug must contain only lowercase letters, numbers, and hyphens';

type Report = (path: Path, message: string, hint?: string) => void;

/** Checks case studies for test mode (specification section 5). Finds all problems of all entries, and never throws. */
export function validateCaseStudies(json: unknown): Validation {
  if (!Array.isArray(json)) return rejectAll('Case studies must be an array');
  if (json.length > MAX_ENTRIES) {
    return rejectAll(`At most ${MAX_ENTRIES} case studies fit into a preview, and this list has ${json.length}`);
  }
  const entries: unknown[] = json;
  const errors: Issue[] = [];
  const warnings: Issue[] = [];
  const createReporter =
    (issues: Issue[], maxIssues = Infinity): Report =>
    (path, message, hint) => {
      if (issues.length >= maxIssues) return;
      const index = Number(path[0]);
      issues.push({
        path,
        entry: entryName(index, entries[index]),
        field: describeField(path.slice(1)),
        message,
        ...(hint && { hint }),
      });
    };
  const warn = createReporter(warnings, MAX_WARNINGS);
  const studies = entries.map((entry, index) => {
    checkEntry(entry, index, createReporter(errors));
    const study = normalizeCaseStudy(entry, [index], warn);
    checkPictures(study, index, warn);
    return study;
  });
  checkDuplicates(entries, 'id', 'Duplicate ID', createReporter(errors));
  checkDuplicates(entries, 'slug', SLUG_RULE, createReporter(errors));
  return {
    studies: errors.length > 0 ? [] : studies,
    errors: errors.toSorted((left, right) => Number(left.path[0]) - Number(right.path[0])),
    warnings: warnings.filter((warning) => !errors.some((error) => isSameField(error, warning))),
  };
}

/** A validation result with one error for the whole text. */
export function rejectAll(message: string, location: Partial<Issue> = {}): Validation {
  return {
    studies: [],
    errors: [{ path: [], entry: 'The whole text', field: '', message, ...location }],
    warnings: [],
  };
}

function checkEntry(entry: unknown, index: number, say: Report): void {
  if (!isRecord(entry)) return say([index], 'A case study must be an object');
  for (const key of REQUIRED) {
    const value = own(entry, key);
    if (isAbsent(value) || (typeof value === 'string' && plainText(value).trim() === '')) {
      say([index, key], 'Missing required field');
    }
  }
  for (const key of TEXTS) {
    const value = own(entry, key);
    if (!isAbsent(value) && typeof value !== 'string') say([index, key], 'It must be text');
  }
  const { id, slug, categories, stats, sections } = Object.fromEntries(
    ['id', 'slug', 'categories', 'stats', 'sections'].map((key) => [key, own(entry, key)]),
  );
  if (!isAbsent(id) && !Number.isFinite(id)) say([index, 'id'], 'ID must be a number');
  else if (Number.isInteger(id) && !Number.isSafeInteger(id)) {
    say([index, 'id'], 'ID is too large', `Browsers compare numbers exactly only up to ${Number.MAX_SAFE_INTEGER}.`);
  }
  if (!isAbsent(slug) && !(typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug))) say([index, 'slug'], SLUG_RULE);
  if (!isAbsent(categories) && !Array.isArray(categories)) say([index, 'categories'], 'Categories must be an array');
  if (stats !== undefined && !Array.isArray(stats)) say([index, 'stats'], 'Stats must be an array');
  if (sections !== undefined && !isRecord(sections)) say([index, 'sections'], 'Sections must be an object');
}

function checkPictures(study: ShownStudy, index: number, say: Report): void {
  if (study.coverImage === '' && study.heroImage === '') say([index, 'coverImage'], 'No cover image or hero image');
  if (study.companyLogo === '') say([index, 'companyLogo'], 'No company logo');
}

function checkDuplicates(entries: unknown[], key: 'id' | 'slug', message: string, say: Report): void {
  const seen = new Set<unknown>();
  entries.forEach((entry, index) => {
    const value = isRecord(entry) ? own(entry, key) : undefined;
    if (isAbsent(value) || typeof value === 'object') return;
    if (seen.has(value)) say([index, key], message, `An earlier case study has the same ${key}.`);
    seen.add(value);
  });
}

function isSameField(error: Issue, warning: Issue): boolean {
  return error.path.every((step, depth) => step === warning.path[depth]);
}

function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
