import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PublishTime } from '#lib/content/fields';
import { formatProblem } from '#lib/content/problem';
import { parseMarkdownSource, parseYamlSource } from '#lib/content/source';
import { validate } from '#lib/content/validate';

const Schema = z.strictObject({
  title: z.string().describe('the title'),
  revealed_on: PublishTime.nullable(),
  stats: z.array(z.strictObject({ icon: z.enum(['pawn', 'pin']).describe('one of pawn, pin') })).optional(),
  body: z.string().optional(),
});

function problemsOf(text: string) {
  return validate(Schema, 'content/x.md', parseMarkdownSource({ file: 'content/x.md', text })).problems;
}

describe('content errors', () => {
  it('have the line and column of the field', () => {
    const [problem] = problemsOf('---\ntitle: A\nrevealed_on: null\nstats:\n  - icon: pawn\n  - icon: horse\n---\n');
    expect(problem).toMatchObject({ line: 6, column: 5, field: 'stats[1].icon' });
    expect(problem && formatProblem(problem)).toContain('Fix: Write it as: one of pawn, pin.');
  });

  it('suggest the nearest name for a typo, and report the missing field too', () => {
    const problems = problemsOf('---\ntitle: A\nreveal_on: null\n---\n');
    expect(problems.map(({ fix }) => fix)).toContain('Did you mean "revealed_on"?');
    expect(problems.map(({ what }) => what)).toContain('This field is missing.');
    expect(problems.find(({ field }) => field === 'reveal_on')).toMatchObject({ line: 3, column: 1 });
  });

  it.each(['2026-13-45', '2026-02-30', '2026-10-01 09:00', '1 October 2026', '"null"', '2026-10-01T09:00:00'])(
    'reject the date %s',
    (date) => {
      expect(problemsOf(`---\ntitle: A\nrevealed_on: ${date}\n---\n`)).toHaveLength(1);
    },
  );

  it.each([
    ['2026-10-01', '2026-10-01T07:00:00.000Z'],
    ['2026-12-01', '2026-12-01T08:00:00.000Z'],
    ['2026-10-01T09:00:00-07:00', '2026-10-01T16:00:00.000Z'],
  ])('accept %s as %s', (date, publishTime) => {
    expect(PublishTime.parse(date)).toBe(publishTime);
  });

  it.each([
    ['a key twice', '---\ntitle: A\ntitle: B\n---\n', 3],
    ['a colon in plain text', '---\ntitle: A: B\n---\n', 2],
    ['a blank first line', '\n---\ntitle: A\n---\n', 1],
    ['no front matter', 'Just text', 1],
    ['a tab', '---\nstats:\n\t- icon: pawn\n---\n', 3],
    ['emphasis without quotes', '---\ntitle: *So* it began\n---\n', 2],
    ['one word of emphasis', '---\ntitle: *so*\n---\n', 2],
  ])('explain %s', (_name, text, line) => {
    const problems = problemsOf(text);
    expect(problems[0]).toMatchObject({ line });
    expect(problemsOf(text)).toEqual(problems);
  });

  it('are reported for code in front matter, which never runs', () => {
    expect(problemsOf('---js\nprocess.exit(1)\n---\n')).toHaveLength(1);
  });

  it('are not caused by a byte order mark or CRLF line ends', () => {
    expect(problemsOf('\uFEFF---\r\ntitle: A\r\nrevealed_on: null\r\n---\r\nText')).toEqual([]);
  });
});

describe('content errors in a union', () => {
  const Item = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), title: z.string().describe('a heading') }),
    z.strictObject({ kind: z.literal('faq'), questions: z.array(z.string()).describe('ids of questions') }),
  ]);
  const Metric = z.union([
    z.strictObject({ metric: z.string(), unit: z.string().describe('what the figure counts') }),
    z.strictObject({ type: z.literal('stock'), symbol: z.string().describe('the ticker') }),
  ]);
  const Page = z.strictObject({ sections: z.array(Item).optional(), metrics: z.array(Metric).optional() });
  const fixesOf = (yaml: string) =>
    validate(Page, 'x.yaml', parseYamlSource({ file: 'x.yaml', text: yaml })).problems.map(
      ({ line, column, field, fix }) => `${line}:${column} ${field}: ${fix}`,
    );

  it.each([
    ['sections:\n  - kind: text\n    titel: A\n    title: A\n', ['3:5 sections[0].titel: Did you mean "title"?']],
    ['sections:\n  - kind: faq\n', ['2:5 sections[0].questions: Add it: ids of questions.']],
    ['metrics:\n  - metric: A\n', ['2:5 metrics[0].unit: Add it: what the figure counts.']],
    [
      'metrics:\n  - type: stock\n    symbl: A\n',
      ['2:5 metrics[0].symbol: Add it: the ticker.', '3:5 metrics[0].symbl: Did you mean "symbol"?'],
    ],
  ])('are those of the closest member: %j', (yaml, fixes) => {
    expect(fixesOf(yaml)).toEqual(fixes);
  });
});
