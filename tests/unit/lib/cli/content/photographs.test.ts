import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findPhotographProblems } from '#lib/cli/content/checks/photographs';
import { readContent } from '#lib/cli/content/read-content';
import { formatProblem } from '#lib/content/problem';
import { photo } from '#tests/factories/photo';
import { BrokenCopy, NOW } from './broken-copy.ts';

const SLUG = 'lumenfold-mission-mural-dash';
const STUDY = `case-studies/${SLUG}.md`;
const ADDRESS = `/art/case-studies/${SLUG}`;

/** A copy whose study has a file in place of its cover. */
function withCover(name: string, bytes: Uint8Array | string) {
  const copy = new BrokenCopy();
  copy.write(`case-studies/${SLUG}/${name}`, bytes);
  copy.edit(STUDY, /^coverImage: .*$/m, `coverImage: ${ADDRESS}/${encodeURIComponent(name)}`);
  return copy;
}

async function problemsOf(copy: BrokenCopy): Promise<string[]> {
  const home = process.cwd();
  process.chdir(copy.folder);
  try {
    const problems = await findPhotographProblems(readContent(NOW));
    return problems.map((problem) => `${problem.level ?? 'error'}: ${formatProblem(problem)}`);
  } finally {
    process.chdir(home);
  }
}

const consent = (copy: BrokenCopy, file: string) =>
  copy.write('photographs.yaml', `- { file: ${file}, consent: "signed releases" }`);

describe('the check of photographs', () => {
  it('finds nothing in the content', async () => {
    expect(await problemsOf(new BrokenCopy())).toEqual([]);
  });

  it('asks for a consent until it is noted, and accepts any size of file', async () => {
    const copy = withCover('IMG 2041.JPG', await photo({ width: 2000, height: 1500, orientation: 6 }));
    expect(await problemsOf(copy)).toEqual([
      `warning: content/${STUDY}:${copy.lineOf(STUDY, 'coverImage')}:1  coverImage  "${ADDRESS}/IMG%202041.JPG": the consent of the people in it is not noted. Fix: Add it to content/photographs.yaml: - { file: ${ADDRESS}/IMG%202041.JPG, credit: "...", consent: "..." }.`,
    ]);
    consent(copy, `${ADDRESS}/IMG%202041.JPG`);
    expect(await problemsOf(copy)).toEqual([]);
  });

  it('demands a description of the photograph on top', async () => {
    const copy = new BrokenCopy();
    copy.write(`case-studies/${SLUG}/hero.jpg`, await photo({ width: 1600, height: 1200 }));
    copy.edit(STUDY, /^heroImage: .*$/m, `heroImage: ${ADDRESS}/hero.jpg`);
    consent(copy, `${ADDRESS}/hero.jpg`);
    expect(await problemsOf(copy)).toEqual([
      expect.stringMatching(
        /^error: .* heroImage {2}The photograph on top has no description in heroAlt\. Fix: Add a line "heroAlt:"/,
      ),
    ]);
    copy.edit(STUDY, /^heroImage: /m, 'heroAlt: Players in a street\nheroImage: ');
    expect(await problemsOf(copy)).toEqual([]);
  });

  it.each<[string, () => Promise<Buffer> | string, RegExp]>([
    [
      'small.jpg',
      () => photo({ width: 320, height: 240 }),
      /^warning: .*it is 320 pixels wide, which looks soft here\. Fix: Export it with at least 760 pixels/,
    ],
    [
      'really-a.png',
      () => photo({ width: 800, height: 600 }),
      /^warning: .*this is a JPEG file\. Fix: Let its name end in \.jpg, here and on disk/,
    ],
    [
      'cut-off.jpg',
      async () => (await photo({ width: 800, height: 600 })).subarray(0, 9_000),
      /^error: .*The picture is damaged or cut off/,
    ],
    ['text.webp', () => 'text', /^error: .*The file is no picture that can be read\. Fix: Export it as a JPEG/],
    ['phone.HEIC', () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /^error: .*HEIC format of iPhones.*Most Compatible/],
    [
      'bad.svg',
      () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0"></svg',
      /^error: .*The drawing cannot be read/,
    ],
    [
      'sizeless.svg',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
      /^error: .*it says neither its size nor its viewBox/,
    ],
    [
      'entity.svg',
      () => '<!DOCTYPE svg [<!ENTITY ns "x">]><svg xmlns="&ns;" width="4" height="4"/>',
      /^error: .*abbreviations that browsers do not expand\. Fix: Export it from Illustrator/,
    ],
    [
      'scripted.svg',
      () => '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><script>1</script></svg>',
      /^warning: .*it has a script, which is left out/,
    ],
    ['words.svg', () => 'no drawing', /^error: .*the file is no drawing/],
  ])('explains %s', async (name, bytes, expected) => {
    const copy = withCover(name, await bytes());
    consent(copy, `${ADDRESS}/${name}`);
    expect(await problemsOf(copy)).toEqual([expect.stringMatching(expected)]);
  });

  it('refuses a photograph in public/ that still has the notes of the camera', async () => {
    const copy = new BrokenCopy();
    copy.replacePublic({
      'art/me.jpg': await photo({ width: 400, height: 400 }),
      'art/clean.jpg': await sharp({ create: { width: 400, height: 400, channels: 3, background: '#888' } })
        .jpeg()
        .toBuffer(),
    });
    copy.edit('hosts.yaml', '/art/people/teo-marchetti.svg', '/art/me.jpg');
    expect(await problemsOf(copy)).toEqual([
      expect.stringMatching(
        /^error: content\/hosts\.yaml.*"\/art\/me\.jpg": the file is served as it is, with what the camera noted in it, which can be a place\. Fix: Move it/,
      ),
    ]);
    copy.edit('hosts.yaml', '/art/me.jpg', '/art/clean.jpg');
    expect(await problemsOf(copy)).toEqual([]);
  });

  it('warns of a picture for shared links with another size', async () => {
    const copy = new BrokenCopy();
    copy.write(`case-studies/${SLUG}/og.png`, await photo({ width: 600, height: 600, format: 'png' }));
    expect(await problemsOf(copy)).toEqual([
      expect.stringMatching(
        /^warning: .*ogImage {2}".*og\.png": it has 600 by 600 pixels, and shared links show 1200 by 630/,
      ),
    ]);
  });
});
