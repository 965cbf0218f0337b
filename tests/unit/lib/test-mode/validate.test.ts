import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleFont } from '#components/case-study/article/title-font.ts';
import { getPublishedStudies } from '#lib/case-studies/read';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudyDraft } from '#tests/factories/case-study-draft';

const format = (issues: { entry: string; field: string; message: string }[]) =>
  issues.map(({ entry, field, message }) => `${entry} / ${field} / ${message}`);

describe('a list of case studies', () => {
  it('must be an array', () => {
    for (const json of [null, 7, 'text', {}, { caseStudies: [] }]) {
      expect(validateCaseStudies(json).errors.map(({ message }) => message)).toEqual(['Case studies must be an array']);
    }
  });

  it('passes with the required fields alone', () => {
    const { studies, errors, warnings } = validateCaseStudies([caseStudyDraft()]);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
    expect(studies[0]).toMatchObject({
      fullTitle: 'Lighthouse Hunt',
      heroImage: '/art/case-studies/acme-lighthouse-hunt/cover.svg',
      titleFontFamily: '',
      ctaUrl: '',
      ctaText: '',
      body: '',
      revealed_on: null,
      gallery: [],
      sections: { wentWrong: { title: '', content: '' } },
    });
    expect(studies[0]).not.toHaveProperty('typeOfEvent');
    expect(studies[0]).not.toHaveProperty('format');
  });

  it.each([
    ['categories', ['Escape Room', 'Murder Mystery', '寿司']],
    ['coverImage', 'https://cdn.example.com/a.jpg?w=800'],
    ['videoUrl', 'https://youtu.be/dQw4w9WgXcQ'],
    ['videoUrl', 'https://vimeo.com/76979871'],
    ['titleFontFamily', 'Comic Sans MS'],
    ['ctaUrl', '/escape-rooms/jazz-heist?from=acme#check-availability'],
    [
      'clientMetrics',
      [
        {
          type: 'stock',
          symbol: '0700.HK',
          description: 'x',
          startDate: '2026-01-05',
          fallbackMetric: '3',
          fallbackUnit: '%',
        },
      ],
    ],
    [
      'clientMetrics',
      [
        {
          type: 'stock',
          symbol: 'BRK-B',
          description: 'x',
          startDate: '2026-01-05',
          fallbackMetric: '3',
          fallbackUnit: '%',
        },
      ],
    ],
  ])('has no problem with %s: %o', (field, value) => {
    const { studies, errors, warnings } = validateCaseStudies([caseStudyDraft({ [field]: value })]);
    expect([errors, warnings]).toEqual([[], []]);
    expect(studies[0]).toHaveProperty(field, value);
  });

  it.each([
    ['primaryColor', '#0a7', '#00aa77'],
    ['primaryColor', '#0A7F', '#00AA77'],
    ['primaryColor', '#00aa7780', '#00aa77'],
    ['date', '2026-03-12T18:30:00Z', '2026-03-12'],
    ['stats', [{ icon: 'pawn', label: 'players', value: 500 }], [{ icon: 'pawn', label: 'players', value: '500' }]],
    [
      'clientMetrics',
      [{ metric: 1.5, unit: 'years', description: 'x' }],
      [{ metric: '1.5', unit: 'years', description: 'x' }],
    ],
    [
      'gallery',
      ['/a.png', { url: 'https://a.example/b.png', alt: 'B' }],
      [
        { url: '/a.png', alt: 'Picture 1' },
        { url: 'https://a.example/b.png', alt: 'B' },
      ],
    ],
  ])('takes %s %o as %o', (field, value, expected) => {
    const { studies, errors, warnings } = validateCaseStudies([caseStudyDraft({ [field]: value })]);
    expect([errors, warnings]).toEqual([[], []]);
    expect(studies[0]).toHaveProperty(field, expected);
  });

  it('has an error for every missing field of every entry', () => {
    const { studies, errors } = validateCaseStudies([{}, caseStudyDraft({ title: ' ' }), 'text']);
    expect(studies).toEqual([]);
    expect(format(errors)).toEqual([
      ...['id', 'title', 'shortDescription', 'company', 'slug', 'categories'].map(
        (field) => `Case study 1 / ${field} / Missing required field`,
      ),
      "Case study 2, 'Acme' / title / Missing required field",
      'Case study 3 /  / A case study must be an object',
    ]);
  });

  it('has an error for a duplicate id or slug', () => {
    const { errors } = validateCaseStudies([caseStudyDraft(), caseStudyDraft()]);
    expect(format(errors)).toEqual([
      "Case study 2, 'Acme' / id / Duplicate ID",
      "Case study 2, 'Acme' / slug / Slug must contain only lowercase letters, numbers, and hyphens",
    ]);
  });

  it.each([
    [{ id: '101' }, 'ID must be a number'],
    [{ slug: 'Acme Hunt' }, 'Slug must contain only lowercase letters, numbers, and hyphens'],
    [{ slug: 7 }, 'Slug must contain only lowercase letters, numbers, and hyphens'],
    [{ categories: 'Escape Room' }, 'Categories must be an array'],
    [{ stats: {} }, 'Stats must be an array'],
    [{ sections: [] }, 'Sections must be an object'],
    [{ stats: null }, 'Stats must be an array'],
    [{ stats: '' }, 'Stats must be an array'],
    [{ sections: null }, 'Sections must be an object'],
    [{ sections: '' }, 'Sections must be an object'],
    [{ id: 2 ** 53 }, 'ID is too large'],
    [{ company: 7 }, 'It must be text'],
  ])('has an error for %o', (changes, message) => {
    const { errors, warnings } = validateCaseStudies([caseStudyDraft(changes)]);
    expect(errors.map((error) => error.message)).toEqual([message]);
    expect(warnings).toEqual([]);
  });

  it('has only warnings for missing pictures', () => {
    const { studies, errors, warnings } = validateCaseStudies([
      caseStudyDraft({ coverImage: undefined, companyLogo: null }),
    ]);
    expect(studies).toHaveLength(1);
    expect(errors).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual(['No cover image or hero image', 'No company logo']);
  });

  it('may have at most 100 entries', () => {
    const entries = Array.from({ length: 101 }, (_, id) => caseStudyDraft({ id, slug: `study-${id}` }));
    expect(validateCaseStudies(entries).errors[0]?.message).toBe(
      'At most 100 case studies fit into a preview, and this list has 101',
    );
    expect(validateCaseStudies(entries.slice(1)).studies).toHaveLength(100);
  });

  it('keeps the bundled studies as they are', () => {
    const bundled = getPublishedStudies(new Date());
    expect(validateCaseStudies(structuredClone(bundled))).toEqual({ studies: bundled, errors: [], warnings: [] });
  });
});

describe('hostile data', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com/a.png',
    '//evil.example/a.png',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://user:secret@evil.example',
  ])('cannot set the URL %s', (url) => {
    const { studies, warnings } = validateCaseStudies([
      caseStudyDraft({ companyLogo: url, videoUrl: url, ctaUrl: url, gallery: [url, { url, alt: 'x' }] }),
    ]);
    expect(studies[0]).toMatchObject({ companyLogo: '', ctaUrl: '', gallery: [] });
    expect(studies[0]?.videoUrl).toBeUndefined();
    expect(warnings.length).toBeGreaterThan(3);
  });

  it('cannot link a button to another site', () => {
    const { studies, warnings } = validateCaseStudies([caseStudyDraft({ ctaUrl: 'https://evil.example' })]);
    expect(studies[0]?.ctaUrl).toBe('');
    expect(warnings).toHaveLength(1);
  });

  it('cannot set an invalid color or font', () => {
    const { studies } = validateCaseStudies([
      caseStudyDraft({ primaryColor: 'url(https://evil.example)', titleFontFamily: 'x; background: red' }),
    ]);
    expect(studies[0]?.primaryColor).toBe('#f8bd37');
    expect(titleFont(studies[0]!.titleFontFamily)).toBe('anybody');
  });

  it('cannot set a prototype or an unknown field', () => {
    const json: unknown = JSON.parse(
      JSON.stringify([caseStudyDraft()]).replace('{', '{"__proto__":{"polluted":1},"constructor":{},"onclick":"x",'),
    );
    const { studies, warnings } = validateCaseStudies(json);
    expect(format(warnings)).toEqual(
      ['__proto__', 'constructor', 'onclick'].map((key) => `Case study 1, 'Acme' / ${key} / Unknown field, left out`),
    );
    const [study] = studies;
    expect(Object.getPrototypeOf(study)).toBe(Object.prototype);
    expect(study && 'polluted' in study).toBe(false);
    expect(Object.keys(study ?? {})).not.toContain('onclick');
  });

  it('never makes the validation throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        validateCaseStudies(json);
        validateCaseStudies([json, json]);
      }),
    );
  });

  it('is valid after validation, and validating twice changes nothing', () => {
    const anything = fc.record(
      Object.fromEntries(
        ['companyLogo', 'stats', 'sections', 'gallery', 'clientMetrics', 'testimonials', 'date', 'participants'].map(
          (key) => [key, fc.oneof(fc.jsonValue(), fc.array(fc.record({ url: fc.webUrl(), label: fc.string() })))],
        ),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anything, (changes) => {
        const { studies, errors } = validateCaseStudies([caseStudyDraft(changes)]);
        if (errors.length > 0) return;
        expect(validateCaseStudies(JSON.parse(JSON.stringify(studies)))).toMatchObject({ studies, errors: [] });
      }),
    );
  });
});
