import { describe, expect, it } from 'vitest';
import { BrokenCopy } from './broken-copy.ts';

const STUDY = 'case-studies/lumenfold-mission-mural-dash.md';
const SLUG = 'lumenfold-mission-mural-dash';
const OTHER = 'case-studies/tidewrack-dockside-dispatch.md';
const POST = 'blog/rain-plan.md';
const PAGE = 'pages/about.md';

/** A copy of the content with one change. */
function after(file: string, from: string | RegExp, to: string) {
  const copy = new BrokenCopy();
  copy.edit(file, from, to);
  return copy;
}

describe('the content check', () => {
  it('finds nothing in the content', () => {
    const copy = new BrokenCopy();
    expect([copy.problems(), copy.warnings()]).toEqual([[], []]);
  });

  it('finds problems between files while others are invalid, and reports no references to the invalid ones', () => {
    const copy = new BrokenCopy();
    copy.edit(OTHER, /^title: .*$/m, 'title: A: B');
    copy.edit('games.yaml', /^- id: .*$/m, '- id: [');
    copy.edit(POST, '(/team-building/getting-started)', '(/team-building/getting-startet)');
    copy.edit(POST, /^author: .*$/m, 'author: A Stranger');
    const messages = copy.problems().map((line) =>
      line
        .split('  ')
        .slice(0, 2)
        .join(' ')
        .replace(/:\d+:\d+/, ''),
    );
    expect(messages).toEqual([
      `content/${POST} author`,
      `content/${POST} body`,
      `content/${OTHER} title`,
      'content/games.yaml id',
    ]);
  });

  it.each([
    [
      'a file that old editors saved',
      Uint8Array.from([...Buffer.from('- id: a\n  question: "'), 0x93, 0x41]),
      'content/faqs.yaml:2:14  the file  A letter here is not saved as UTF-8, so it would show as a question mark. Fix: Save the file as UTF-8: editors have it under "Save with encoding".',
    ],
    [
      'a file with two bytes per letter',
      Buffer.from('\ufeff- id: a', 'utf16le'),
      'content/faqs.yaml:1:1  the file  A letter here is not saved as UTF-8',
    ],
  ])('explains how to save %s', (_name, bytes, expected) => {
    const copy = new BrokenCopy();
    copy.write('faqs.yaml', bytes);
    expect(copy.problems().join('\n')).toContain(expected);
  });

  it('reports a missing list', () => {
    const copy = new BrokenCopy();
    copy.remove('faqs.yaml');
    expect(copy.problems()).toEqual([
      'content/faqs.yaml:1:1  the file  The file cannot be read. Fix: Put it back (git restore brings back the last one).',
    ]);
  });
});

describe('the check of names', () => {
  it.each([
    [
      'a post with an unknown study',
      POST,
      /^cases:\s*\[/m,
      'cases: [nobody, ',
      'cases[0]  There is no "nobody" among the studies. Fix: Use one of: ',
    ],
    [
      'a misspelled study',
      POST,
      /^cases:\s*\[/m,
      'cases: [tidewrack-dockside-dispach, ',
      'Fix: Did you mean "tidewrack-dockside-dispatch"?',
    ],
    [
      'a post by an unknown author',
      POST,
      /^author: .*$/m,
      'author: A Stranger',
      'author  There is no "A Stranger" among the hosts. Fix: Use one of: ',
    ],
    [
      'dates of an unknown game',
      'availability.yaml',
      /^ {2}games: \[jazz-heist\]$/m,
      '  games: [jaz-heist]',
      '[1].games[0]  There is no "jaz-heist" among the games. Fix: Did you mean "jazz-heist"?',
    ],
    [
      'dates in a city without its region',
      'availability.yaml',
      /"Chicago, IL, USA"/,
      '"Chicago"',
      '[4].cities[0]  There is no city called "Chicago" in the list of cities. Fix: Write "Chicago, IL, USA".',
    ],
    [
      'a study with an unknown game',
      STUDY,
      /^game: .*$/m,
      'game: chess',
      'game  There is no "chess" among the games. Fix: Use one of: ',
    ],
    [
      'a slug that differs from the file name',
      POST,
      /^slug: .*$/m,
      'slug: dry-plan',
      'slug  The slug "dry-plan" differs from the file name. Fix: Rename the file to dry-plan.md, or correct the slug.',
    ],
  ])('reports %s', (_name, file, from, to, expected) => {
    const copy = after(file, from, to);
    const [problem, ...others] = copy.problems();
    expect(problem).toContain(expected);
    expect(problem).toMatch(new RegExp(`^content/${file}:${copy.lineOf(file, to.trim())}:\\d+ `));
    expect(others).toEqual([]);
  });

  it('reports sections with unknown references', () => {
    const copy = new BrokenCopy();
    const sections = [
      '  - { kind: faq, title: A, questions: [no-question] }',
      '  - { kind: cases, title: A, studies: [no-study] }',
      '  - { kind: quote, study: no-quote }',
      '  - { kind: logos, label: A, companies: [no-client, no-client, no-client] }',
      '  - { kind: availability, title: A, game: no-game, typeOfEvent: onsite, smallest: 1, largest: 2, next: [B] }',
    ];
    const page = ['---', 'title: A', 'description: B', 'table: ink', 'hero: { headline: [C], lead: D }', 'sections:'];
    copy.write(PAGE, [...page, ...sections, '---', ''].join('\n'));
    const messages = copy.problems().filter((line) => line.includes('There is no'));
    expect(messages.map((line) => Number(line.split(':')[1]))).toEqual([10, 10, 10, 11, 7, 8, 9]);
    for (const name of ['question', 'study', 'quote', 'client', 'game'])
      expect(messages.join()).toContain(`no "no-${name}"`);
  });

  it('reports both studies with the same id, and suggests a free one', () => {
    const problems = after(STUDY, /^id: .*$/m, 'id: 2').problems();
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain(
      `content/${STUDY}:2:1  id  content/${OTHER} has the same id 2. Fix: Give one of them a free number, such as 18.`,
    );
    expect(problems[1]).toContain(`content/${OTHER}:2:1  id  content/${STUDY} has the same id 2.`);
  });

  it('reports a copied file with the slug of the original', () => {
    const copy = new BrokenCopy();
    copy.rename('blog/quiet-people-win.md', 'blog/quiet-people.md');
    copy.edit('blog/quiet-people.md', /^slug: .*$/m, 'slug: rain-plan');
    expect(copy.problems()).toContain(
      'content/blog/quiet-people.md:2:1  slug  content/blog/rain-plan.md has the slug "rain-plan", too. Fix: Write slug: quiet-people here, the same as the file name.',
    );
  });

  it('reports a duplicate topic', () => {
    const copy = after('topics.yaml', /^- name: Ideas\n {2}slug: ideas$/m, '- name: Planning\n  slug: planning');
    const messages = copy.problems().filter((line) => line.startsWith('content/topics.yaml'));
    expect(messages).toEqual([
      expect.stringMatching(/:3 {2}\[1\]\.name {2}"Planning" is taken: line 1 of this file has it, too\./),
      expect.stringMatching(/:3 {2}\[1\]\.slug {2}"planning" is taken: line 2 of this file has it, too\./),
    ]);
  });

  it('reports a duplicate question, and a duplicate anchor on a page', () => {
    const copy = new BrokenCopy();
    const faqs = copy.lineOf('faqs.yaml', '- id: ');
    copy.edit('faqs.yaml', /^- id: (.*)$/m, '- id: twin\n  question: "A?"\n  answer: B.\n- id: twin');
    copy.edit('pages/onsite.md', '    id: day', '    id: facilities');
    expect(copy.problems().filter((line) => line.includes('is taken'))).toEqual([
      `content/faqs.yaml:${faqs + 3}:3  [1].id  "twin" is taken: line ${faqs} of this file has it, too. Fix: Give one of the two another name.`,
      expect.stringMatching(
        /^content\/pages\/onsite\.md:\d+:5 {2}sections\[1\]\.id {2}"facilities" is taken: line \d+ of this file has it, too\./,
      ),
    ]);
  });
});

describe('the check of addresses', () => {
  it.each([
    [
      'an unknown page',
      '/team-building/getting-startet',
      'There is no page at "/team-building/getting-startet". Fix: Did you mean "/team-building/getting-started"?',
    ],
    ['an unknown page without a similar one', '/nothing-like-it', 'Fix: Correct the path, or leave the link out.'],
    ['a trailing slash', '/about/', 'There is no page at "/about/". Fix: Write /about.'],
    ['capital letters', '/About', 'Fix: Write /about.'],
    [
      'an unknown anchor',
      '/team-building/getting-started#polices',
      '"/team-building/getting-started" has no place called "polices". Fix: Did you mean "policies"?',
    ],
    ['the path of a file in the repository', '/content/blog/rain-plan.md', 'Fix: Write /blog/rain-plan.'],
    ['an invalid anchor', '/about#100%', '"/about" has no place called "100%".'],
    ['an unknown topic', '/blog/topics/rain', 'There is no page at "/blog/topics/rain".'],
    ['an unknown anchor on the same page', '#rain', '"/blog/rain-plan" has no place called "rain".'],
    [
      'an unknown study',
      '/case-studies/gulwing-mutual-waterfront-cipher',
      'Did you mean "/case-studies/gullwing-mutual-waterfront-cipher"?',
    ],
    ['no slash at the start', 'about', 'The link to "about" is left out: it is no address. Fix: Start it with /'],
    ['another site without a scheme', '//example.com', 'The link to "//example.com" is left out'],
    ['a script', 'javascript:alert(1)', 'is left out: it is no address.'],
    ['localhost', 'http://localhost:3000/about', 'is on your own computer.'],
    ['an invalid email address', 'mailto:hello', '"mailto:hello" is no email address.'],
    ['an unknown value for the quote', '/get-a-quote?type=picnic', 'The quote cannot use type=picnic.'],
    ['an unknown parameter for the quote', '/get-a-quote?tpye=onsite', 'The quote knows no "tpye".'],
    ['an unknown game', '/get-a-quote?game=chess', 'There is no game called "chess".'],
    [
      'an unknown category',
      '/case-studies?category=Picnic',
      'The list of case studies knows no category=Picnic. Fix: Categories are: Scavenger Hunt,',
    ],
    ['a city without a study', '/case-studies?city=Paris%2C+France', 'No case study is in "Paris, France".'],
  ])('reports in a text: %s', (_name, address, expected) => {
    const copy = new BrokenCopy();
    copy.edit(POST, '(/team-building/getting-started)', `(${address})`);
    const line = copy.lineOf(POST, `(${address})`);
    const [problem, ...others] = copy.problems();
    expect(problem).toContain(expected);
    expect(problem).toMatch(new RegExp(`^content/${POST}:${line}:\\d+ {2}body `));
    expect(others).toEqual([]);
  });

  it.each([
    '#what-is-an-indoor-twin',
    '/about#joss-kettleman',
    '/homeschool-hunt#request',
    '/blog/topics/families#others',
  ])('accepts an anchor that components render: %s', (address) => {
    const copy = after(POST, '(/team-building/getting-started)', `(${address})`);
    expect(copy.problems()).toEqual([]);
  });

  it('reports the exact column, also of the second of two equal links', () => {
    const copy = new BrokenCopy();
    copy.edit(
      POST,
      'Deciding about rain',
      'See [a](/nowhere/at-all), [b](/about) and\n[c](/nowhere/at-all). Deciding about rain',
    );
    expect(copy.problems().map((line) => line.split('  ')[0])).toEqual([
      expect.stringMatching(new RegExp(`^content/${POST}:${copy.lineOf(POST, 'See [a]')}:\\d+$`)),
      `content/${POST}:${copy.lineOf(POST, '[c](/nowhere')}:5`,
    ]);
  });

  it('reports addresses in a field of a page and in a long text of a study', () => {
    const copy = new BrokenCopy();
    copy.edit('pages/onsite.md', 'href: /escape-rooms/jidara-pop-up', 'href: /escape-rooms/jidara-popup');
    copy.edit(STUDY, /^ {6}\S/m, '      A [page](/nowhere/at-all)\n      goes on.\n      ');
    expect(copy.problems()).toEqual([
      expect.stringContaining(
        `content/${STUDY}:${copy.lineOf(STUDY, '/nowhere/at-all')}:16  sections.challenge.content  There is no page`,
      ),
      expect.stringMatching(
        /^content\/pages\/onsite\.md:\d+:11 {2}sections\[3\]\.items\[2\]\.link\.href {2}There is no page at "\/escape-rooms\/jidara-popup"\. Fix: Did you mean "\/escape-rooms\/jidara-pop-up"\?$/,
      ),
    ]);
  });

  it('reports all links to a renamed anchor', () => {
    const copy = new BrokenCopy();
    copy.edit('pages/jazz-heist.md', 'id: check-availability', 'id: availability');
    const messages = copy.problems();
    expect(messages.length).toBeGreaterThan(1);
    for (const line of messages)
      expect(line).toContain('"/escape-rooms/jazz-heist" has no place called "check-availability".');
    expect(messages.join()).toContain('ctaUrl');
  });
});

describe('the check of markup', () => {
  it('reports HTML with its line', () => {
    const copy = after(POST, '## Where is the line?', '<div class="big">\n\nWords\n\n## Where is the line?');
    expect(copy.problems()).toEqual([
      `content/${POST}:${copy.lineOf(POST, '<div')}:1  body  The HTML "<div class="big">" is left out. Fix: Write it in markdown, or leave it out.`,
    ]);
  });

  it('reports markdown in a plain text field', () => {
    const messages = after('pages/onsite.md', 'Four games that need', 'Four [games](/about) that need').problems();
    expect(messages).toEqual([
      expect.stringContaining('sections[3].lead  "[games](/about)" shows as it is: this field takes plain text only.'),
    ]);
  });

  it('warns of a second title on a page', () => {
    const copy = after(POST, '## Where is the line?', '# Where is the line?');
    expect(copy.problems()).toEqual([]);
    expect(copy.warnings()).toEqual([expect.stringContaining(`content/${POST}:${copy.lineOf(POST, '# Where is')}:`)]);
  });
});

describe('the check of pictures', () => {
  it.each([
    [
      'is not in the folder of its study',
      STUDY,
      /^coverImage: .*$/m,
      `coverImage: /art/case-studies/${SLUG}/nowhere.svg`,
      `coverImage  There is no file for "/art/case-studies/${SLUG}/nowhere.svg". Fix: Put the file at content/case-studies/${SLUG}/nowhere.svg`,
    ],
    [
      'has a misspelled address',
      STUDY,
      /^coverImage: .*$/m,
      `coverImage: /art/case-studies/${SLUG}/cvoer.svg`,
      `Fix: Did you mean "/art/case-studies/${SLUG}/cover.svg"?`,
    ],
    [
      'differs in capital letters',
      STUDY,
      /^coverImage: .*$/m,
      `coverImage: /art/case-studies/${SLUG}/Cover.svg`,
      `Fix: Did you mean "/art/case-studies/${SLUG}/cover.svg"?`,
    ],
    [
      'differs in many capital letters',
      STUDY,
      /^coverImage: .*$/m,
      `coverImage: /art/case-studies/${SLUG}/COVER.SVG`,
      `Fix: Did you mean "/art/case-studies/${SLUG}/cover.svg"?`,
    ],
    [
      'is in the folder of another study',
      STUDY,
      /^ {4}avatar: .*$/m,
      '    avatar: /art/case-studies/tidewrack-dockside-dispatch/marcus-adeyemi.svg',
      'testimonials[0].avatar  "/art/case-studies/tidewrack-dockside-dispatch/marcus-adeyemi.svg" is in the folder of another study.',
    ],
    [
      'is not under public/',
      STUDY,
      /\{ url: [^,]*,/,
      '{ url: /art/nowhere.svg,',
      'gallery[0].url  There is no file for "/art/nowhere.svg". Fix: Put the file at public/art/nowhere.svg, or correct the path.',
    ],
    [
      'is a film that is missing',
      STUDY,
      /\{ url: [^,]*,/,
      '{ url: /video/parade.mp4,',
      'gallery[0].url  There is no file for "/video/parade.mp4".',
    ],
    [
      'of a host is missing',
      'hosts.yaml',
      /avatar: .*$/m,
      'avatar: /art/people/nobody.svg',
      '[0].avatar  There is no file for "/art/people/nobody.svg".',
    ],
    [
      'in a text is missing',
      POST,
      '## Where is the line?',
      '![A pier](/art/nowhere.png)\n\n## Where is the line?',
      'body  There is no file for "/art/nowhere.png".',
    ],
    [
      'in a text has its path in the repository',
      POST,
      '## Where is the line?',
      '![A pier](/public/art/scenes/hunts.svg)\n\n## Where is the line?',
      'body  There is no file for "/public/art/scenes/hunts.svg". Fix: Write /art/scenes/hunts.svg.',
    ],
    [
      'in a text is on another site',
      POST,
      '## Where is the line?',
      '![A pier](https://example.com/pier.png)\n\n## Where is the line?',
      'body  The picture "https://example.com/pier.png" is left out: it is not on this site.',
    ],
    [
      'in a text has no alternative text',
      POST,
      '## Where is the line?',
      '![](/art/scenes/hunts.svg)\n\n## Where is the line?',
      'body  The picture "/art/scenes/hunts.svg" has no words between its [ ]. Fix: Write who does what',
    ],
  ])('reports a picture that %s', (_name, file, from, to, expected) => {
    const copy = after(file, from, to);
    const problem = copy.problems().find((line) => line.includes(expected));
    expect(problem).toMatch(new RegExp(`^content/${file}:${copy.lineOf(file, to.trim().split('\n')[0]!)}:\\d+ `));
  });

  it('asks for the poster and the captions of a film, and accepts a poster of any kind', () => {
    const copy = new BrokenCopy();
    const film = `case-studies/${SLUG}/Our film.mp4`;
    copy.write(film, Buffer.alloc(9 * 1024 * 1024));
    copy.edit(STUDY, /\{ url: [^,]*,/, `{ url: /art/case-studies/${SLUG}/Our%20film.mp4,`);
    const messages = () => copy.warnings().filter((line) => line.includes('film'));
    expect(messages()).toEqual([
      expect.stringContaining('weighs 9,216 KB. Fix: Cut it to 30 seconds, or export it smaller'),
      expect.stringContaining(
        'has no captions, so some people cannot follow it. Fix: Put them beside it as Our film.vtt',
      ),
      expect.stringContaining('has no poster. Fix: Put a picture with its name beside it, such as Our film.jpg.'),
    ]);
    copy.write(`case-studies/${SLUG}/Our film.JPEG`, 'a picture');
    copy.write(`case-studies/${SLUG}/Our film.vtt`, 'WEBVTT');
    expect(messages()).toEqual([expect.stringContaining('weighs 9,216 KB.')]);
    expect(copy.problems()).toEqual([]);
  });

  it('accepts facts about photographs of a draft, and reports those of a file that is missing or that no text shows', () => {
    const copy = after(STUDY, /^revealed_on: .*$/m, 'revealed_on: draft');
    copy.write(`case-studies/${SLUG}/spare.jpg`, 'a picture');
    copy.write(
      'photographs.yaml',
      `- { file: /art/case-studies/${SLUG}/cover.svg, credit: A }\n- { file: /art/case-studies/${SLUG}/spare.jpg, credit: B }\n- { file: /art/case-studies/${SLUG}/sapre.jpg, credit: C }\n`,
    );
    const problems = copy.problems().filter((line) => line.includes('photographs.yaml'));
    expect(problems).toEqual([
      expect.stringMatching(/:3:\d+ {2}\[2\]\.file {2}There is no file .* Fix: Did you mean ".*spare\.jpg"\?$/),
    ]);
    expect(copy.warnings()).toContainEqual(
      expect.stringContaining(`content/case-studies/${SLUG}/spare.jpg:1:1  the file  No text shows this file.`),
    );
  });

  it('accepts a picture under public/', () => {
    expect(after(STUDY, /^heroImage: .*$/m, 'heroImage: /art/scenes/hunts.svg').problems()).toEqual([]);
  });

  it('warns of large files, missing alternative text and unused files, and rejects unknown extensions', () => {
    const copy = new BrokenCopy();
    copy.write(`case-studies/${SLUG}/og.png`, Buffer.alloc(600 * 1024));
    copy.write(`case-studies/${SLUG}/spare.svg`, '<svg/>');
    copy.write(`case-studies/${SLUG}/photo.tiff`, 'TIFF');
    copy.edit(STUDY, /(?<=gallery-1\.svg, )alt: ("[^"]*"|[^}]*)(?= \})/, 'alt: gallery-1.svg');
    const messages = copy.warnings().map((line) => line.split('  ').slice(1).join(' '));
    expect(messages).toEqual([
      `ogImage "/art/case-studies/${SLUG}/og.png" weighs 600 KB. Fix: Save it smaller, below 500 KB.`,
      'gallery[0].alt "gallery-1.svg" is the name of a file. Fix: Write who does what, and where, for people who do not see it.',
      `the file No text shows this file. Fix: Name it in content/case-studies/${SLUG}.md, or delete it.`,
    ]);
    expect(copy.problems()).toEqual([
      `content/case-studies/${SLUG}/photo.tiff:1:1  the file  Files that end in .tiff are never shown. Fix: Save it as one of: .svg, .png, .jpg, .jpeg, .webp, .avif, .gif, .mp4, .webm, .vtt.`,
    ]);
  });
});

describe('a placeholder', () => {
  it('is a problem in public and scheduled entries', () => {
    const copy = new BrokenCopy();
    copy.edit(STUDY, /^industry: .*$/m, 'industry: TODO');
    copy.edit(POST, 'Deciding about rain', 'Lorem ipsum.\nTBD: deciding about rain');
    copy.edit(OTHER, /^industry: .*$/m, 'industry: "[Insert industry]"');
    copy.edit(OTHER, /^revealed_on: .*$/m, 'revealed_on: 2027-01-05');
    expect(copy.problems()).toEqual([
      expect.stringContaining(`content/${POST}:${copy.lineOf(POST, 'Lorem')}:`),
      expect.stringContaining(`content/${POST}:${copy.lineOf(POST, 'TBD')}:1  body  "TBD"`),
      `content/${STUDY}:${copy.lineOf(STUDY, 'TODO')}:11  industry  "TODO" stands for words that are still to come. Fix: Write them.`,
      expect.stringContaining(
        `content/${OTHER}:${copy.lineOf(OTHER, '[Insert')}:12  industry  "[Insert industry]" stands for`,
      ),
    ]);
  });

  it('is a to-do in a draft', () => {
    const copy = new BrokenCopy();
    copy.edit(OTHER, /^industry: .*$/m, 'industry: TODO');
    copy.edit(OTHER, /^revealed_on: .*$/m, 'revealed_on: draft');
    expect(copy.problems()).toEqual([]);
    expect(copy.warnings().join()).toContain(
      `content/${OTHER}:${copy.lineOf(OTHER, 'TODO')}:11  industry  "TODO" stands for words`,
    );
  });
});

describe('an unusual text length', () => {
  it('causes a warning with the actual and the usual number of words', () => {
    const copy = new BrokenCopy();
    copy.edit(POST, /\n---\n[^]*/, '\n---\n\nIt rained, and everybody played on.\n');
    expect(copy.problems()).toEqual([]);
    expect(copy.warnings()).toContainEqual(
      expect.stringMatching(
        /^content\/blog\/rain-plan\.md:\d+:\d+ {2}body {2}It has 6 words, and such texts have 600 to 1200 on this site\. Fix: Say more\.$/,
      ),
    );
    copy.edit(STUDY, 'On paper the merger was done in June.', 'word '.repeat(150));
    expect(copy.warnings().join('\n')).toMatch(
      /sections\.challenge\.content {2}It has \d{3} words, .* Fix: Shorten it\./,
    );
  });

  it('causes no warning in a draft', () => {
    const copy = after(POST, /\n---\n[^]*/, '\n---\n\nIt rained.\n');
    expect(copy.warnings().join()).toContain('It has 2 words');
    copy.edit(POST, /^published: /m, 'revealed_on: draft\npublished: ');
    expect(copy.warnings().join()).not.toContain('It has 2 words');
  });
});

describe('the embargo check', () => {
  const CLIENT = 'Gullwing Mutual';
  const SECRET = 'case-studies/gullwing-mutual-waterfront-cipher.md';

  it('warns of links to a scheduled study, and of texts that name its client', () => {
    const copy = after(SECRET, /^revealed_on: .*$/m, 'revealed_on: 2027-01-05');
    const warnings = copy.warnings();
    expect(copy.problems()).toEqual([]);
    expect(warnings).toContain(
      `content/${POST}:${copy.lineOf(POST, '[Gullwing Mutual](')}:19  body  "/case-studies/gullwing-mutual-waterfront-cipher" is not public yet: until Jan 5, 2027, 12:00 AM PST the link shows as plain words. Fix: Make sure that the words of the link may be read before.`,
    );
    expect(warnings.join('\n')).toContain(
      `content/${POST}:${copy.lineOf(POST, CLIENT)}:2  body  It names Gullwing Mutual, whose study (content/${SECRET}) is not public until Jan 5, 2027, 12:00 AM PST. Fix: Leave the name out, unless the client agrees.`,
    );
  });

  it('rejects a link to a scheduled study where the site cannot remove the link', () => {
    const address = '/case-studies/gullwing-mutual-waterfront-cipher';
    const copy = after(SECRET, /^revealed_on: .*$/m, 'revealed_on: 2027-01-05');
    copy.edit('faqs.yaml', '(/homeschool-hunt)', `(${address})`);
    copy.edit(PAGE, /href: [^\s}]+/, `href: ${address}`);
    expect(copy.problems()).toEqual([
      expect.stringContaining(
        `].answer  "${address}" is not public until Jan 5, 2027, 12:00 AM PST, and this link shows before. Fix: Leave the link out until then.`,
      ),
      expect.stringContaining(`hero.actions[0].href  "${address}" is not public until`),
    ]);
  });

  it('accepts texts that are published at the same time as the study or later', () => {
    const copy = after(SECRET, /^revealed_on: .*$/m, 'revealed_on: 2027-01-05T08:00:00Z');
    copy.edit(POST, /^published: /m, 'revealed_on: 2027-01-05T08:00:00Z\npublished: ');
    expect(copy.warnings().filter((line) => line.startsWith(`content/${POST}`))).toEqual([]);
    copy.edit(POST, /^revealed_on: .*$/m, 'revealed_on: 2027-01-04T08:00:00Z');
    expect(copy.warnings().filter((line) => line.startsWith(`content/${POST}`)).length).toBeGreaterThan(1);
  });

  it('rejects a link from a public page to a draft', () => {
    const copy = after(SECRET, /^revealed_on: .*$/m, 'revealed_on: draft');
    expect(copy.problems()).toContain(
      `content/${POST}:${copy.lineOf(POST, '[Gullwing Mutual](')}:19  body  "/case-studies/gullwing-mutual-waterfront-cipher" is a draft, so the link never shows. Fix: Give the draft a date, or leave the link out.`,
    );
  });

  it('matches the name of the client as a whole word only', () => {
    const copy = after(SECRET, /^company: .*$/m, 'company: Rain');
    copy.edit(SECRET, /^revealed_on: .*$/m, 'revealed_on: 2027-01-05');
    const named = copy.warnings().filter((line) => line.includes('It names Rain'));
    expect(named.length).toBeGreaterThan(0);
    for (const line of named) expect(line).not.toContain('trainers');
    copy.edit(SECRET, /^company: .*$/m, 'company: ain');
    expect(copy.warnings().filter((line) => line.includes('It names'))).toEqual([]);
  });
});

describe('the check of previous slugs', () => {
  const withSlugs = (file: string, slugs: string) => (copy: BrokenCopy) =>
    copy.edit(file, /^slug: (.*)$/m, `slug: ${file.replace(/.*\/|\.md$/g, '')}\nprevious_slugs: ${slugs}`);

  it.each([
    [
      'the current slug of the entry',
      [withSlugs(POST, '[rain-plan]')],
      [
        `content/${POST}:3:18  previous_slugs[0]  "rain-plan" is the slug that it has now, so the address would lead to itself. Fix: Remove it from the list.`,
      ],
    ],
    [
      'a duplicate',
      [withSlugs(POST, '[wet, wet]')],
      [`content/${POST}:3:23  previous_slugs[1]  "wet" is in this list twice. Fix: Remove one of the two.`],
    ],
    [
      'the slug of another entry',
      [withSlugs(POST, '[quiet-people-win]')],
      [
        `content/${POST}:3:18  previous_slugs[0]  "quiet-people-win" is the slug of content/blog/quiet-people-win.md, and stays its address. Fix: Remove it from the list, or rename that file.`,
      ],
    ],
    [
      'the slugs of each other',
      [withSlugs(POST, '[quiet-people-win]'), withSlugs('blog/quiet-people-win.md', '[rain-plan]')],
      [
        `content/blog/quiet-people-win.md:3:18  previous_slugs[0]  This and content/${POST} each list the other\u2019s slug, so their addresses would go in circles. Fix: Remove one of the two from its list.`,
        `content/${POST}:3:18  previous_slugs[0]  This and content/blog/quiet-people-win.md each list the other\u2019s slug`,
      ],
    ],
    [
      'a slug that another entry also lists',
      [withSlugs(STUDY, '[old]'), withSlugs(OTHER, '[old]')],
      [
        `content/${STUDY}:4:18  previous_slugs[0]  content/${OTHER} lists the previous slug "old", too. Fix: Remove it from one of the two.`,
        `content/${OTHER}:4:18  previous_slugs[0]  content/${STUDY} lists`,
      ],
    ],
  ])('reports %s', (_name, changes, expected) => {
    const copy = new BrokenCopy();
    for (const change of changes) change(copy);
    const problems = copy.problems();
    expect(problems).toHaveLength(expected.length);
    for (const line of expected) expect(problems.join('\n')).toContain(line);
  });

  it('suggests the new slug in references, and warns of links to the previous one', () => {
    const copy = new BrokenCopy();
    const [before, now] = ['gullwing-mutual-waterfront-cipher', 'gullwing'];
    copy.rename(`case-studies/${before}.md`, `case-studies/${now}.md`);
    copy.edit(`case-studies/${now}.md`, /^slug: .*$/m, `slug: ${now}\nprevious_slugs: [${before}]`);
    expect(copy.problems().filter((line) => line.includes('cases[0]'))).toEqual([
      expect.stringMatching(
        /cases\[0\] {2}There is no "gullwing-mutual-.* Fix: It is called "gullwing" now: write that\.$/,
      ),
    ]);
    expect(copy.problems().join('\n')).not.toContain('There is no page');
    expect(copy.warnings().join('\n')).toContain(
      `"/case-studies/${before}" has moved. Fix: Write /case-studies/${now}, which`,
    );
  });

  it('accepts valid previous slugs, and warns of links to them', () => {
    const copy = new BrokenCopy();
    withSlugs(POST, '[wet-plan]')(copy);
    copy.edit(POST, '(/team-building/getting-started)', '(/blog/wet-plan)');
    expect(copy.problems()).toEqual([]);
    expect(copy.warnings()).toEqual([
      expect.stringContaining('"/blog/wet-plan" has moved. Fix: Write /blog/rain-plan, which it leads to.'),
    ]);
  });
});

it('rejects a section with a client script on a page that has its own script', () => {
  const film = '  - { kind: film, title: Parade, src: /video/parade.mp4, caption: A parade }';
  const copy = after('pages/get-a-quote.md', /^sections:$/m, `sections:\n${film}`);
  expect(copy.problems().join('\n')).toMatch(
    /sections\[0\]\.kind {2}A section of kind "film" brings a script.* Fix: Put the section on another page/,
  );
});

describe('unused and missing files', () => {
  it('are reported with the name or place that they should have', () => {
    const copy = new BrokenCopy();
    copy.rename('faqs.yaml', 'faqs.yml');
    copy.write('blog/notes.txt', 'x');
    copy.write('pages/abuot.md', 'x');
    copy.remove('pages/terms.md');
    copy.write('case-studies/nobody/cover.svg', '<svg/>');
    copy.write('case-studies/.DS_Store', 'x');
    const messages = [...copy.problems(), ...copy.warnings()].join('\n');
    for (const line of [
      'content/faqs.yml:1:1  the file  Nothing on the site reads this. Fix: Did you mean "faqs.yaml"?',
      'content/blog/notes.txt:1:1  the file  Nothing on the site reads this. Fix: Rename it to notes.md.',
      'content/pages/abuot.md:1:1  the file  No address shows this page. Fix: Did you mean "about"?',
      'content/pages/terms.md:1:1  the file  The site needs this page, and the file is not here.',
      'content/case-studies/nobody:1:1  the file  Nothing on the site reads this. Fix: Name the folder as the study',
    ]) {
      expect(messages).toContain(line);
    }
    expect(messages).not.toContain('DS_Store');
  });
});

describe('names with spaces and capital letters', () => {
  it('are reported with the name that the file should have', () => {
    const copy = new BrokenCopy();
    copy.rename('blog/rain-plan.md', 'blog/Rain Plan.md');
    copy.write('blog/Dry Plan.txt', 'x');
    copy.rename('price-examples.yaml', 'Price Examples.yaml');
    copy.rename('pages/the-experience.md', 'pages/The Experience.md');
    const messages = [...copy.problems(), ...copy.warnings()].join('\n');
    for (const line of [
      'content/blog/Rain Plan.md:2:1  slug  The slug "rain-plan" differs from the file name. Fix: Rename the file to rain-plan.md.',
      'content/blog/Dry Plan.txt:1:1  the file  Nothing on the site reads this. Fix: Rename it to dry-plan.md.',
      'content/Price Examples.yaml:1:1  the file  Nothing on the site reads this. Fix: Did you mean "price-examples.yaml"?',
      'content/pages/The Experience.md:1:1  the file  No address shows this page. Fix: Did you mean "the-experience"?',
    ])
      expect(messages).toContain(line);
  });

  it('are reported in an address that markdown does not read', () => {
    const address = `/art/case-studies/${SLUG}/IMG 2041.JPG`;
    const copy = after(STUDY, /\n*$/, `\n\n![A mural](${address}) and [a](/about "The title") (/about us).\n`);
    expect(copy.problems()).toEqual([
      `content/${STUDY}:${copy.lineOf(STUDY, '![A mural]')}:12  body  "${address}" has a space, so the link or picture shows as it is written. Fix: Write /art/case-studies/${SLUG}/IMG%202041.JPG.`,
    ]);
  });
});

describe('the check of titles and descriptions', () => {
  it.each([
    [
      'a long title',
      POST,
      /^title: .*$/m,
      `title: ${'Rain '.repeat(15)}`,
      'It has 74 characters, and search results show 1 to 60. Fix: Shorten it.',
    ],
    [
      'a short description',
      POST,
      /^description: .*$/m,
      'description: When it rains.',
      'It has 14 characters, and search results show 70 to 160. Fix: Say more.',
    ],
    [
      'a long description of a study',
      STUDY,
      /^shortDescription: .*$/m,
      `shortDescription: ${'Rain '.repeat(40)}`,
      'It has 199 characters, and',
    ],
    [
      'a long description of a topic',
      'topics.yaml',
      /^ {2}description: .*$/m,
      `  description: ${'Rain '.repeat(40)}`,
      '[0].description  It has 199',
    ],
  ])('reports %s', (_name, file, from, to, expected) => {
    const copy = after(file, from, to);
    const [problem, ...others] = copy.problems();
    expect(problem).toContain(expected);
    expect(problem).toMatch(new RegExp(`^content/${file}:${copy.lineOf(file, to.slice(0, 30))}:`));
    expect(others).toEqual([]);
  });

  it('reports the same title on two pages with both files', () => {
    const copy = after(POST, /^title: .*$/m, 'title: "64 Designers, 11 murals, one afternoon"');
    expect(copy.problems()).toEqual([
      `content/${POST}:${copy.lineOf(POST, 'title: ')}:1  title  content/${STUDY}:${copy.lineOf(STUDY, 'fullTitle: ')} has the same title, so search results show two pages that look alike. Fix: Say what is special about this page.`,
    ]);
  });

  it('reports a to-do in a draft, after its placeholder is replaced', () => {
    const copy = after(POST, /^title: .*$/m, `revealed_on: draft\ntitle: ${'Rain '.repeat(15)}`);
    copy.edit(POST, /^description: .*$/m, 'description: TODO');
    expect(copy.problems()).toEqual([]);
    const messages = copy.warnings().filter((line) => line.startsWith(`content/${POST}`));
    expect(messages).toEqual([
      expect.stringContaining('title  It has 74'),
      expect.stringContaining('stands for words'),
    ]);
  });
});

describe('pictures as cameras and computers name them', () => {
  const folder = `case-studies/${SLUG}`;

  it('are found by their encoded names, with an ending in any letters', () => {
    const copy = new BrokenCopy();
    for (const name of ['IMG_2041.JPG', 'Team photo.jpeg', 'Caf\u00e9.PNG']) copy.write(`${folder}/${name}`, name);
    copy.edit(STUDY, /\{ url: [^,]*,/, `{ url: /art/${folder}/IMG_2041.JPG,`);
    copy.edit(STUDY, /^heroImage: .*$/m, `heroImage: /art/${folder}/Team%20photo.jpeg`);
    copy.edit(STUDY, /^ {4}avatar: .*$/m, `    avatar: /art/${folder}/Caf%C3%A9.PNG`);
    expect(copy.problems()).toEqual([]);
    expect(copy.warnings().filter((line) => !/\.svg:1:1/.test(line))).toEqual([]);
  });

  it('are suggested by their encoded names', () => {
    const copy = new BrokenCopy();
    copy.write(`${folder}/Team Photo.jpeg`, 'x');
    copy.edit(STUDY, /^heroImage: .*$/m, `heroImage: /art/${folder}/team%20photo.jpeg`);
    expect(copy.problems()).toEqual([expect.stringContaining(`Did you mean "/art/${folder}/Team%20Photo.jpeg"?`)]);
    expect(copy.warnings().join()).toContain(
      `content/${folder}/Team Photo.jpeg:1:1  the file  No text shows this file.`,
    );
  });
});

describe('the check of pictures for shared links', () => {
  it('warns of a post and a topic without one, and not of a draft', () => {
    const copy = new BrokenCopy();
    copy.rename('blog/rain-plan.md', 'blog/dry-plan.md');
    copy.edit('blog/dry-plan.md', /^slug: .*$/m, 'slug: dry-plan');
    copy.edit('topics.yaml', /^ {2}slug: planning$/m, '  slug: plans');
    const cards = () => copy.warnings().filter((line) => line.includes('for shared links'));
    expect(cards()).toEqual([
      'content/blog/dry-plan.md:2:1  slug  It has no picture of its own for shared links, so they show that of the blog. Fix: Save one with 1200 by 630 pixels as public/art/og/dry-plan.png, or leave it.',
      expect.stringMatching(
        /^content\/topics\.yaml:\d+:3 {2}\[\d\]\.slug {2}It has no picture .* public\/art\/og\/plans\.png, or leave it\.$/,
      ),
    ]);
    copy.edit('blog/dry-plan.md', /^slug: .*$/m, 'slug: dry-plan\nrevealed_on: draft');
    expect(cards()).toHaveLength(1);
  });
});
