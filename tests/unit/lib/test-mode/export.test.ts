import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPublishedStudies } from '#lib/case-studies/read';
import { CaseStudySchema, type CaseStudy } from '#lib/case-studies/schema';
import { parseMarkdownSource } from '#lib/content/source';
import { validate } from '#lib/content/validate';
import { exportContentFile, exportJson } from '#lib/test-mode/export';
import { parseCaseStudies } from '#lib/test-mode/parse';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudyDraft } from '#tests/factories/case-study-draft';
import { caseStudy } from '#tests/factories/case-study';

const published = getPublishedStudies(new Date());

function parsed({ name, text }: { name: string; text: string }) {
  return parseMarkdownSource({ file: name, text });
}

/** Runs the content check on a file. */
function check(file: { name: string; text: string }) {
  return validate(CaseStudySchema, file.name, parsed(file));
}

/** Trims long texts like the schema. */
function trimmed({ sections, ...study }: CaseStudy) {
  const texts = Object.entries(sections).map(([name, { title, content }]) => [name, title, content.trim()]);
  return { ...study, texts, body: study.body.trim() };
}

describe('a content file', () => {
  it.each(published.map((study) => [study.slug, study] as const))('of %s parses to the same study', (slug, study) => {
    const file = exportContentFile(study);
    expect(file).toMatchObject({ name: `${slug}.md`, missingFields: [] });
    expect(check(file)).toEqual({ data: study, problems: [] });
  });

  it('has the order of the schema, and long texts as block scalars', () => {
    const { text } = exportContentFile(published[0]!);
    const keys = [...text.matchAll(/^(\w+):/gm)].map(([, key]) => key);
    const order = Object.keys(CaseStudySchema.shape).filter((key) => keys.includes(key));
    expect(keys).toEqual(order);
    expect(text).toMatch(/^ {4}content: \|\n {6}\S/m);
  });

  it('lists the missing fields of a draft, which the content check reports too', () => {
    const [draft] = validateCaseStudies([caseStudyDraft({ city: 'Oslo, Norway' })]).studies;
    const file = exportContentFile(draft!);
    const named = file.missingFields.map(({ field }) => field);
    expect(named).toEqual(expect.arrayContaining(['industry', 'date', 'stats', 'participants', 'gallery']));
    expect(named).not.toContain('city');
    expect(file.text).toMatch(/^---\n# Still to write: industry; /);
    expect(file.text).toMatch(/^city: "Oslo, Norway"$/m);
    expect(file.text).toMatch(/^industry: ""$/m);
    const { problems } = check(file);
    expect(problems.map(({ field }) => field.split(/[.[]/)[0])).toEqual(
      expect.arrayContaining(named.map((field) => field.split(/[ ,]/)[0])),
    );
    expect(problems.map(({ field }) => field)).not.toContain('YAML');
  });

  it('preserves any text: quotes, dashes, YAML syntax, line breaks', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom(
          '-',
          '\n',
          ' ',
          '#',
          ':',
          '"',
          "'",
          '|',
          '*',
          '&',
          '\t',
          '{',
          '\\',
          'a',
          '\u0085',
          '\u2028',
        ),
      }),
      fc.constantFrom(
        '---',
        '\n---\n',
        '--- js',
        'true',
        'null',
        '1e3',
        '2026-01-01',
        '- a',
        '? b',
        '%YAML',
        '0x1F',
        '\ufeff',
        '~',
      ),
    );
    const study = fc
      .record({ company: hostile, city: hostile, content: hostile, quote: hostile, label: hostile, body: hostile })
      .map(({ company, city, content, quote, label, body }): CaseStudy => {
        const base = caseStudy({ company, city, body: body.trim() || 'Empty.' });
        const [testimonial, stat] = [base.testimonials[0]!, base.stats[0]!];
        base.sections.challenge.content = content;
        return { ...base, testimonials: [{ ...testimonial, quote }], stats: [{ ...stat, label }] };
      });
    fc.assert(
      fc.property(study, (one) => {
        const { value, body, problems } = parsed(exportContentFile(one));
        expect(problems).toEqual([]);
        expect(trimmed({ ...(value as CaseStudy), body })).toEqual(
          trimmed({ ...one, body: one.body.replaceAll('\r\n', '\n') }),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('a JSON file', () => {
  it('loads again as the same list', () => {
    const { studies } = validateCaseStudies([caseStudyDraft(), ...published]);
    const { text } = exportJson(studies);
    expect(parseCaseStudies(text)).toMatchObject({ studies, errors: [] });
  });
});
