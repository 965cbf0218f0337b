import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CaseStudySchema } from '#lib/case-studies/schema';
import { formatProblem } from '#lib/content/problem';
import { parseMarkdownSource, parseYamlSource } from '#lib/content/source';
import { validate } from '#lib/content/validate';
import { FaqsSchema } from '#lib/pages/lists';
import { PageSchema } from '#lib/pages/page-schema';

const FILE = 'content/case-studies/kitebridge-remote-onboarding.md';
const SOUND = readFileSync(FILE, 'utf8');

function problemsIn(text: string) {
  return validate(CaseStudySchema, FILE, parseMarkdownSource({ file: FILE, text })).problems;
}

/** The valid file with one change. Fails if the pattern does not match. */
function changed(from: string | RegExp, to: string): string {
  const text = SOUND.replace(from, () => to);
  expect(text).not.toBe(SOUND);
  return text;
}

/** Counts from 1, as editors do. */
function lineOf(text: string, start: string): number {
  const index = text.split(/\r\n?|\n/).findIndex((line) => line.startsWith(start));
  expect(index, start).toBeGreaterThanOrEqual(0);
  return index + 1;
}

type Broken = [name: string, text: string, line: string, field: string, expected: string];

const BROKEN: Broken[] = [
  [
    'a colon in plain text',
    changed(/^title: .*$/m, 'title: First Week: remote'),
    'title:',
    'title',
    'A colon with a space after it starts a new field, in the middle of a text. Fix: Put "double quotes" around the whole text.',
  ],
  [
    'a colon in a list',
    changed(/^categories: .*$/m, 'categories: [Onboarding: one: two]'),
    'categories:',
    'categories',
    'A colon with a space',
  ],
  [
    'a tab',
    changed('  - { icon: pawn', '\t- { icon: pawn'),
    '\t- {',
    'icon',
    'indented with a tab. Fix: Indent with spaces, never with tabs.',
  ],
  [
    'a tab further in',
    changed('    title: One manager', '\ttitle: One manager'),
    '\ttitle:',
    'title',
    'indented with a tab',
  ],
  [
    'no closing quote',
    changed('"#3655cd"', '"#3655cd'),
    'primaryColor:',
    'primaryColor',
    'The quote that opens here is never closed. Fix: Put " at the end of the text, too.',
  ],
  [
    'no closing quote in the last field',
    changed(/^gallery:[^]*?\n---\n/m, 'gallery: "A\n---\n'),
    'gallery: "A',
    'gallery',
    'never closed',
  ],
  [
    'an apostrophe in single quotes',
    changed(/^industry: .*$/m, "industry: 'HR's software'"),
    'industry:',
    'industry',
    "The text ends at its second ', and more follows.",
  ],
  [
    'quotes in quotes',
    changed(/^industry: .*$/m, 'industry: "HR "soft" ware"'),
    'industry:',
    'industry',
    'Write the quotes inside of it as \u201c and \u201d.',
  ],
  [
    'curly quotes',
    changed(/^industry: .*$/m, 'industry: \u201cHR: software\u201d'),
    'industry:',
    'industry',
    'Curly quotes do not hold a text together.',
  ],
  [
    'a bracket too few',
    changed('[Onboarding, Remote Teams]', '[Onboarding, Remote Teams'),
    'categories:',
    'categories',
    'The [ that opens here is never closed.',
  ],
  [
    'a brace too few',
    changed('value: "24" }', 'value: "24"'),
    '  - { icon: pawn',
    'icon',
    'The { that opens here is never closed.',
  ],
  ['a brace too many', changed('value: "24" }', 'value: "24" }}'), '  - { icon: pawn', 'icon', 'a bracket too many'],
  [
    'too little indent',
    changed('    title: One manager', '   title: One manager'),
    '   title: One manager',
    'title',
    'The line below is indented further',
  ],
  ['too much indent', changed(/^route:$/m, '  route:'), '  route:', 'route', 'indented differently'],
  [
    'a long text that is not indented',
    changed(/^ {6}New people at/m, 'New people at'),
    'New people at',
    'this line',
    'The line has no field name.',
  ],
  [
    'no space after a colon',
    changed('company: Kitebridge\n', 'company:Kitebridge\n'),
    'company:',
    'company',
    'There is no space after the colon.',
  ],
  [
    'a space that is none',
    changed('company: Kitebridge\n', 'company:\u00a0Kitebridge\n'),
    'company:',
    'company',
    'not an ordinary one',
  ],
  [
    'a text that starts with a star',
    changed(/^industry: .*$/m, 'industry: **HR** software'),
    'industry:',
    'industry',
    'A text cannot start with * here. Fix: Put "double quotes"',
  ],
  [
    'one word of emphasis',
    changed(/^industry: .*$/m, 'industry: *HR*'),
    'industry:',
    'industry',
    '*HR* is read as a reference',
  ],
  [
    'a text that starts with @',
    changed(/^industry: .*$/m, 'industry: @work software'),
    'industry:',
    'industry',
    'A text cannot start with @',
  ],
  [
    'a text that starts with >',
    changed(/^industry: .*$/m, 'industry: > 50 people'),
    'industry:',
    'industry',
    'A text cannot start with >',
  ],
  [
    'a text that starts with !',
    changed(/^industry: .*$/m, 'industry: !wow software'),
    'industry:',
    'industry',
    'A text cannot start with !',
  ],
  [
    'a text that starts with &',
    changed(/^industry: .*$/m, 'industry: &more software'),
    'industry:',
    'industry',
    '&more at the start of a text is left out.',
  ],
  [
    'a number sign',
    changed(/^industry: .*$/m, 'industry: HR platform #1 in Europe'),
    'industry:',
    'industry',
    '"#1 in Europe" is left out',
  ],
  [
    'a backslash',
    changed(/^industry: .*$/m, 'industry: "HR\\quick"'),
    'industry:',
    'industry',
    'Write the backslash twice.',
  ],
  [
    'a key twice',
    changed(/^industry: .*$/m, 'industry: HR\ncompany: Other'),
    'company: Other',
    'company',
    'The field "company" is here twice.',
  ],
  [
    'a merge that was not finished',
    changed(/^industry: .*$/m, '<<<<<<< HEAD\nindustry: A\n=======\nindustry: B\n>>>>>>> other'),
    '<<<<<<< HEAD',
    'this line',
    'git asks which one to keep',
  ],
  ['a blank first line', `\n${SOUND}`, '', 'front matter', 'There is an empty line above the first ---.'],
  ['---js', SOUND.replace('---', '---js'), '---js', 'front matter', 'The first line is "---js" and should be "---".'],
  [
    'a dash for the hyphens',
    SOUND.replace('---', '\u2014'),
    '\u2014',
    'front matter',
    'Write exactly three hyphens (---)',
  ],
  ['no front matter', 'Just words.\n', 'Just words.', 'front matter', 'The file does not start with ---.'],
  ['no second ---', SOUND.replace(/\n---\n[^]*/, '\n'), '---', 'front matter', 'no second line of --- ends them'],
  [
    'too many hyphens at the end',
    changed(/\n---\n(?=\n)/, '\n-----\n'),
    '-----',
    'front matter',
    'This line should end the fields.',
  ],
  ['an empty file', '', '', 'front matter', 'The file is empty.'],
  [
    'nothing but prose between the hyphens',
    '---\nHello there\n---\nText\n',
    'Hello there',
    'the file',
    'There are no fields.',
  ],
  [
    'a missing field',
    changed(/^industry: .*\n/m, ''),
    'id: 16',
    'industry',
    'This field is missing. Fix: Add it: what the client does',
  ],
  [
    'a field without a value',
    changed(/^industry: .*$/m, 'industry:'),
    'industry:',
    'industry',
    'This field has no value.',
  ],
  [
    'a field inside of a list that is missing',
    changed('{ icon: chat, label: on one video call, value: "60 min" }', '{ icon: chat, value: "60 min" }'),
    '  - { icon: chat',
    'stats[1].label',
    'This field is missing.',
  ],
  [
    'a number in place of a text',
    changed('value: "24" }', 'value: 24 }'),
    '  - { icon: pawn',
    'stats[0].value',
    'It must be text. Fix: Put double quotes around it, because without them it is the number 24.',
  ],
  [
    'a text in place of a number',
    changed('participants: 24', 'participants: "24"'),
    'participants:',
    'participants',
    'It must be a whole number. Fix: Leave the quotes out.',
  ],
  [
    'a text in place of a list',
    changed(/^categories: .*$/m, 'categories: Onboarding'),
    'categories:',
    'categories',
    'It must be a list, and it is the text "Onboarding".',
  ],
  [
    'a list without spaces after its dashes',
    changed(/^categories: .*$/m, 'categories:\n  -Onboarding\n  -Remote Teams'),
    'categories:',
    'categories',
    'Write a space after each dash.',
  ],
  [
    'a group in place of a text',
    changed(/^industry: .*$/m, 'industry: { a: b }'),
    'industry:',
    'industry',
    'It must be text.',
  ],
  [
    'a mistyped key',
    changed(/^industry:/m, 'industri:'),
    'industri:',
    'industri',
    'There is no field called "industri" here. Fix: Did you mean "industry"?',
  ],
  [
    'a mistyped word of a list',
    changed('icon: pawn', 'icon: pwan'),
    '  - { icon: pwan',
    'stats[0].icon',
    'It must be one of the icons. Fix: Did you mean "pawn"?',
  ],
  [
    'a category that is none',
    changed('[Onboarding, Remote Teams]', '[Onboarding, Remote Tems]'),
    'categories:',
    'categories[1]',
    'Did you mean "Remote Teams"?',
  ],
  [
    'a target that is none',
    changed('ctaUrl: /get-a-quote', 'ctaUrl: /get-a-quot'),
    'ctaUrl:',
    'ctaUrl',
    'It must be one of the four addresses. Fix: Did you mean "/get-a-quote"?',
  ],
  [
    '2026-13-45',
    changed('revealed_on: null', 'revealed_on: 2026-13-45'),
    'revealed_on:',
    'revealed_on',
    'It must be a date that exists. Fix: There is no month 13.',
  ],
  [
    '2026-02-30',
    changed('revealed_on: null', 'revealed_on: 2026-02-30'),
    'revealed_on:',
    'revealed_on',
    'The last day of that month is 2026-02-28.',
  ],
  [
    'a time without a zone in summer',
    changed('revealed_on: null', 'revealed_on: 2026-10-01 09:00'),
    'revealed_on:',
    'revealed_on',
    'Write 2026-10-01T09:00:00-07:00 for 09:00 in San Francisco.',
  ],
  [
    'a time without a zone in winter',
    changed('revealed_on: null', 'revealed_on: 2026-12-01T9:00'),
    'revealed_on:',
    'revealed_on',
    'Write 2026-12-01T09:00:00-08:00 for 09:00 in San Francisco.',
  ],
  [
    'a date in words',
    changed('revealed_on: null', 'revealed_on: 1 October 2026'),
    'revealed_on:',
    'revealed_on',
    'Write 2026-10-01.',
  ],
  ['a date without its zeros', changed('date: "2026-02-18"', 'date: 2026-2-8'), 'date:', 'date', 'Write 2026-02-08.'],
  [
    'the word null in quotes',
    changed('revealed_on: null', 'revealed_on: "null"'),
    'revealed_on:',
    'revealed_on',
    'Write null, without quotes.',
  ],
  [
    'curly quotes around a whole text',
    changed(/^industry: .*$/m, 'industry: \u201cHR software\u201d'),
    'industry:',
    'industry',
    'Curly quotes do not hold a text together, so they would show. Fix: Delete them; to quote a text, use straight "double quotes".',
  ],
  [
    'single curly quotes in a list',
    changed(/^categories: .*$/m, 'categories: [\u2018Onboarding\u2019, Remote Teams]'),
    'categories:',
    'categories',
    'Curly quotes do not hold a text together',
  ],
  [
    'curly quotes around a number',
    changed('participants: 24', 'participants: \u201c24\u201d'),
    'participants:',
    'participants',
    'It must be a whole number. Fix: Leave the quotes out.',
  ],
  [
    'a date with dots',
    changed('revealed_on: null', 'revealed_on: 15.01.2027'),
    'revealed_on:',
    'revealed_on',
    'It must be a date that exists. Fix: Write 2027-01-15. The year is first',
  ],
  [
    'a date with slashes',
    changed('date: "2026-02-18"', 'date: 2/18/2026'),
    'date:',
    'date',
    'It must be a day that exists. Fix: Write 2026-02-18. The year is first',
  ],
  [
    'a slug with spaces and capital letters',
    changed(/^slug: .*$/m, 'slug: Kitebridge Onboarding'),
    'slug:',
    'slug',
    'Slug must contain only lowercase letters, numbers, and hyphens. Fix: Write kitebridge-onboarding.',
  ],
  [
    'a picture with spaces in its name',
    changed(/^coverImage: .*$/m, 'coverImage: /art/case-studies/x/IMG 2041.JPG'),
    'coverImage:',
    'coverImage',
    'Fix: Write /art/case-studies/x/IMG%202041.JPG.',
  ],
  [
    'a film on another site',
    changed(/^ctaUrl:/m, 'videoUrl: https://example.com/film.mp4\nctaUrl:'),
    'videoUrl:',
    'videoUrl',
    'It must be a path on this site that starts with /, or the address of a film at YouTube or Vimeo. Fix: ',
  ],
  [
    'too few entries',
    changed(/^ {2}- \{ icon: pawn.*\n/m, ''),
    'stats:',
    'stats',
    'It needs exactly three numbers, or leave the field out.',
  ],
  [
    'no text below the fields',
    SOUND.replace(/(\n---\n)[^]*/, '$1'),
    '',
    'body',
    'This field is missing. Fix: Add it: the opening of the story',
  ],
  [
    '__proto__',
    changed(/^industry:/m, '__proto__: { a: 1 }\nindustry:'),
    '__proto__:',
    '__proto__',
    'There is no field called "__proto__" here.',
  ],
  [
    'brackets without an end',
    changed(/^industry: .*$/m, `industry: ${'['.repeat(9000)}`),
    'industry:',
    'industry',
    'too many brackets',
  ],
];

describe('a broken file', () => {
  it('is valid before the change', () => {
    expect(problemsIn(SOUND)).toEqual([]);
  });

  it.each(BROKEN)('with %s is reported with position, problem and fix', (_name, text, line, field, expected) => {
    const problems = problemsIn(text);
    const problem = problems.find((one) => formatProblem(one).includes(expected));
    expect(problems.map(formatProblem).join('\n')).toContain(expected);
    expect(problem).toMatchObject({ file: FILE, field });
    if (line !== '') expect(problem?.line).toBe(lineOf(text, line));
    for (const one of problems)
      expect(formatProblem(one)).toMatch(/^[\w/.-]+:[1-9]\d*:[1-9]\d* {2}\S.* {2}\S.*\. Fix: \S.*[.?]$/);
  });

  it.each(BROKEN)('with %s has the same problem on the second read', (_name, text) => {
    expect(problemsIn(text)).toEqual(problemsIn(text));
  });

  it.each(BROKEN)('with %s has the same problem with CRLF and CR line ends', (_name, text) => {
    const expected = problemsIn(text);
    expect(problemsIn(`\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual(expected);
    expect(problemsIn(text.replaceAll('\n', '\r'))).toEqual(expected);
  });

  it('has one problem for one syntax error', () => {
    const syntax = BROKEN.slice(0, 33).filter(([name]) => !/&|number sign|twice/.test(name));
    for (const [name, text] of syntax) expect([name, ...problemsIn(text).map(formatProblem)]).toHaveLength(2);
  });

  it('is reported with all of its problems at once', () => {
    const text = changed(/^industry: .*$/m, 'industri: HR\nslug: two')
      .replace('icon: pawn', 'icon: pwan')
      .replace('participants: 24', 'participants: many');
    expect(problemsIn(text).map(({ field }) => field)).toEqual([
      'slug',
      'industry',
      'participants',
      'stats[0].icon',
      'industri',
    ]);
  });

  it('is reported at the end of its fields if the text below them is missing', () => {
    const text = SOUND.replace(/(\n---\n)[^]*/, '$1');
    expect(problemsIn(text)[0]?.line).toBe(text.split('\n').length);
  });
});

describe('a broken list or page', () => {
  it('is reported with the index of the entry', () => {
    const text = '- id: one\n  question: "A?"\n  answer: B.\n- id: two\n  question: C\n  anwser: D.\n';
    const { problems } = validate(
      FaqsSchema,
      'content/faqs.yaml',
      parseYamlSource({ file: 'content/faqs.yaml', text }),
    );
    expect(problems.map(formatProblem)).toEqual([
      'content/faqs.yaml:4:3  [1].answer  This field is missing. Fix: Add it: the answer.',
      'content/faqs.yaml:6:3  [1].anwser  There is no field called "anwser" here. Fix: Did you mean "answer"?',
    ]);
  });

  it('is reported with the closest kind of section', () => {
    const text =
      '---\ntitle: A\ndescription: B\ntable: ink\nhero: { headline: [C], lead: D }\nsections:\n  - kind: legder\n    title: E\n---\n';
    const { problems } = validate(
      PageSchema,
      'content/pages/x.md',
      parseMarkdownSource({ file: 'content/pages/x.md', text }),
    );
    expect(problems.map(formatProblem)).toEqual([
      'content/pages/x.md:7:5  sections[0].kind  It must be one of the kinds of section. Fix: Did you mean "ledger"?',
    ]);
  });

  it('is reported with the id in the address of a film at YouTube', () => {
    const text =
      '---\ntitle: A\ndescription: B\ntable: ink\nhero: { headline: [C], lead: D }\nsections:\n  - kind: film\n    title: E\n    caption: F\n    src: /video/a.mp4\n    youtube: https://www.youtube.com/watch?v=dQw4w9WgXcQ\n---\n';
    const { problems } = validate(
      PageSchema,
      'content/pages/x.md',
      parseMarkdownSource({ file: 'content/pages/x.md', text }),
    );
    expect(problems.map(formatProblem)).toEqual([
      'content/pages/x.md:11:5  sections[0].youtube  It must be the id of a film at YouTube. Fix: Write dQw4w9WgXcQ.',
    ]);
  });

  it('is reported if a line of --- splits a list', () => {
    const { problems } = parseYamlSource({ file: 'content/faqs.yaml', text: 'a: 1\n---\nb: 2\n' });
    expect(problems.map(formatProblem)).toEqual([
      'content/faqs.yaml:2:1  this line  A line of --- splits the file in two. Fix: Delete that line.',
    ]);
  });
});
