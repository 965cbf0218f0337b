import type { CaseStudy } from '#lib/case-studies/schema';
import { entryName, fieldName, type Issue, type Path } from './issue.ts';
import { normalizeCaseStudy } from './normalize.ts';
import { plainText } from './plain-text.ts';
import { isAbsent, isRecord } from './read-shape.ts';

/** `studies` is empty when there is any error. Warnings never stop a load. */
export type Validation = { studies: CaseStudy[]; errors: Issue[]; warnings: Issue[] };

export const MOST_ENTRIES = 100;

/** A hostile paste can earn a warning per byte; nobody reads more than this. */
const MOST_WARNINGS = 500;

export const REQUIRED = ['id', 'title', 'shortDescription', 'company', 'slug', 'categories'] as const;
const TEXTS = ['title', 'shortDescription', 'company'] as const;
const SLUG_RULE = 'Slug must contain only lowercase letters, numbers, and hyphens';

type Say = (path: Path, message: string, hint?: string) => void;

/** Checks case studies for test mode (specification section 5). Finds all problems of all entries, and never throws. */
export function validateCaseStudies(json: unknown): Validation {
  if (!Array.isArray(json)) return refusal('Case studies must be an array');
  if (json.length > MOST_ENTRIES) {
    return refusal(`At most ${MOST_ENTRIES} case studies fit into a preview, and this list has ${json.length}`);
  }
  const entries: unknown[] = json;
  const errors: Issue[] = [];
  const warnings: Issue[] = [];
  const sayIn =
    (issues: Issue[], most = Infinity): Say =>
    (path, message, hint) => {
      if (issues.length >= most) return;
      const index = Number(path[0]);
      issues.push({
        path,
        entry: entryName(index, entries[index]),
        field: fieldName(path.slice(1)),
        message,
        ...(hint && { hint }),
      });
    };
  const warn = sayIn(warnings, MOST_WARNINGS);
  const studies = entries.map((entry, index) => {
    checkEntry(entry, index, sayIn(errors));
    const study = normalizeCaseStudy(entry, [index], warn);
    checkPictures(study, index, warn);
    return study;
  });
  checkRepeats(entries, 'id', 'Duplicate ID', sayIn(errors));
  checkRepeats(entries, 'slug', SLUG_RULE, sayIn(errors));
  return {
    studies: errors.length > 0 ? [] : studies,
    errors: errors.toSorted((left, right) => Number(left.path[0]) - Number(right.path[0])),
    warnings: warnings.filter((warning) => !errors.some((error) => isSameField(error, warning))),
  };
}

/** A validation that fails as a whole. */
export function refusal(message: string, place: Partial<Issue> = {}): Validation {
  return { studies: [], errors: [{ path: [], entry: 'The whole text', field: '', message, ...place }], warnings: [] };
}

function checkEntry(entry: unknown, index: number, say: Say): void {
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
  if (!isAbsent(slug) && !(typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug))) say([index, 'slug'], SLUG_RULE);
  if (!isAbsent(categories) && !Array.isArray(categories)) say([index, 'categories'], 'Categories must be an array');
  if (!isAbsent(stats) && !Array.isArray(stats)) say([index, 'stats'], 'Stats must be an array');
  if (!isAbsent(sections) && !isRecord(sections)) say([index, 'sections'], 'Sections must be an object');
}

function checkPictures(study: CaseStudy, index: number, say: Say): void {
  if (study.coverImage === '' && study.heroImage === '') say([index, 'coverImage'], 'No cover image or hero image');
  if (study.companyLogo === '') say([index, 'companyLogo'], 'No company logo');
}

function checkRepeats(entries: unknown[], key: 'id' | 'slug', message: string, say: Say): void {
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
