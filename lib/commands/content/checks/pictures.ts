import { basename, extname } from 'node:path';
import { fileOfAddress, PICTURE_ENDINGS, STUDY_FILES } from '#lib/case-studies/pictures';
import { didYouMean } from '#lib/content/did-you-mean';
import type { Path } from '#lib/content/field-name';
import { captionsOf, isFilm, posterOf } from '#lib/content/film-files';
import { isPictureAddress } from '#lib/content/markdown-addresses';
import { pictureSize } from '#lib/content/picture-size';
import type { Level, Problem } from '#lib/content/problem';
import { dateText } from '#lib/content/when';
import { addressPattern } from '../address-pattern.ts';
import { problemAt } from '../problem-at.ts';
import type { Content, ContentFile } from '../read-content.ts';
import { siteMapOf, type SiteMap } from '../site-map.ts';
import { isFile } from './addresses.ts';

/** A picture or film that a text names. `words` is set inside of a markdown text. */
type Use = { path: Path; address: string; alt?: string; words?: RegExp };

type Say = (what: string, fix: string, level?: Level) => Problem[];

const SHARE_CARD = { width: 1200, height: 630 };
const KB = 1024;

/** Heavier files keep a phone waiting. */
const HEAVIEST = { picture: 500 * KB, film: 10 * KB * KB };

/** Pictures and films that are missing, cannot be served, weigh too much or have no words for people who do not see them. */
export function pictureProblems(content: Content): Problem[] {
  const map = siteMapOf(content);
  const used = new Set<string>();
  const problems = content.files.flatMap((file) =>
    usesIn(file).flatMap((use) => {
      const addresses = isFilm(use.address) ? filmFiles(use.address) : [use.address];
      for (const address of addresses) used.add(address);
      return [...addresses.flatMap((address) => fileFlaws(address, use, file, map, content)), ...altFlaws(use, file)];
    }),
  );
  const broken = new Set(content.names.studies);
  for (const { data } of content.studies) broken.delete(data.slug);
  const unused = map.studyFiles().filter((address) => !used.has(address) && !broken.has(studyOf(address) ?? ''));
  return [...problems, ...unused.map(unusedFile)];
}

function usesIn(file: ContentFile): Use[] {
  return file.texts.flatMap(({ path, text, role, parts }): Use[] => {
    if (role === 'address') return isFile(text) ? [{ path, address: text, alt: altBeside(file, path) }] : [];
    return parts.flatMap((part) => {
      if (part.kind === 'picture')
        return [{ path, address: part.address, alt: part.alt, words: addressPattern(part.address) }];
      if (part.kind !== 'link' || !isFile(part.address)) return [];
      return [{ path, address: part.address, words: addressPattern(part.address) }];
    });
  });
}

/** The `alt` that belongs to the `url` at a path. */
function altBeside({ texts }: ContentFile, path: Path): string | undefined {
  if (path[0] !== 'gallery' || path[2] !== 'url') return undefined;
  return texts.find((field) => field.path[0] === 'gallery' && field.path[1] === path[1] && field.path[2] === 'alt')
    ?.text;
}

/** A film needs its poster and its captions beside it. */
function filmFiles(film: string): string[] {
  return [film, posterOf(film), captionsOf(film)];
}

function fileFlaws(address: string, use: Use, file: ContentFile, map: SiteMap, { now }: Content): Problem[] {
  const say: Say = (what, fix, level) => [
    problemAt(file, use.path, { what, fix, level }, use.words === undefined ? undefined : { words: use.words }),
  ];
  if (!isPictureAddress(address)) {
    return say(
      `The picture "${address}" is left out: it is not on this site.`,
      'Put the file into the site and write its path.',
    );
  }
  const slug = studyOf(address);
  if (slug && file.address?.startsWith('/case-studies/') && file.address !== `/case-studies/${slug}`) {
    return say(
      `"${address}" is in the folder of another study.`,
      'Copy the file into the folder of this one, and write that path.',
    );
  }
  if (!map.hasFile(address)) {
    const near = didYouMean(address, map.filesBeside(address));
    return say(
      `There is no file for "${address}".`,
      near ?? `Put the file at ${placeOf(address)}, or correct the path.`,
    );
  }
  const study = slug && map.pages.get(`/case-studies/${slug}`);
  if (study && study.publicFrom > Math.max(file.publicFrom, now.getTime())) {
    const until = study.publicFrom === Infinity ? 'is a draft' : `is not public until ${dateText(study.publicFrom)}`;
    return say(`"${address}" shows nothing: its study ${until}.`, 'Use another picture, or give the study a date.');
  }
  return sizeFlaws(address, use.path, say);
}

function sizeFlaws(address: string, path: Path, say: Say): Problem[] {
  const { bytes, width, height } = pictureSize(fileOfAddress(address));
  const heaviest = isFilm(address) ? HEAVIEST.film : HEAVIEST.picture;
  const flaws: Problem[] = [];
  if (bytes > heaviest) {
    const what = `"${address}" weighs ${Math.round(bytes / KB).toLocaleString('en-US')} KB.`;
    flaws.push(...say(what, `Save it smaller, below ${heaviest / KB} KB.`, 'warning'));
  }
  if (path[0] === 'ogImage' && width && (width !== SHARE_CARD.width || height !== SHARE_CARD.height)) {
    const what = `"${address}" has ${width} by ${height} pixels, and shared links show 1200 by 630.`;
    flaws.push(...say(what, 'Save it with 1200 by 630 pixels.', 'warning'));
  }
  return flaws;
}

function altFlaws({ path, address, alt, words }: Use, file: ContentFile): Problem[] {
  if (alt === undefined || isFilm(address)) return [];
  const say = (what: string, level?: Level) => {
    const fix = 'Write who does what, and where, for people who do not see it.';
    const altPath = path.at(-1) === 'url' ? [...path.slice(0, -1), 'alt'] : path;
    return [problemAt(file, altPath, { what, fix, level }, words === undefined ? undefined : { words })];
  };
  if (alt.trim() === '') return say(`The picture "${address}" has no words between its [ ].`);
  const isName = /\.\w{3,4}$/.test(alt) || alt.toLowerCase() === basename(address, extname(address)).toLowerCase();
  return isName ? say(`"${alt}" is the name of a file.`, 'warning') : [];
}

/** Files in the folder of a study that no text shows, or that cannot be served. */
function unusedFile(address: string): Problem {
  const place = { file: fileOfAddress(address), line: 1, column: 1, field: 'the file' };
  if (!PICTURE_ENDINGS.includes(extname(address))) {
    const what = `Files that end in ${extname(address) || 'nothing'} are never shown.`;
    return { ...place, what, fix: `Save it as one of: ${PICTURE_ENDINGS.join(', ')}.` };
  }
  const fix = `Name it in content/case-studies/${studyOf(address)}.md, or delete it.`;
  return { ...place, what: 'No text shows this file.', fix, level: 'warning' };
}

/** The study in whose folder the file of an address lies. */
function studyOf(address: string): string | undefined {
  return address.startsWith(STUDY_FILES) ? address.slice(STUDY_FILES.length).split('/')[0] : undefined;
}

function placeOf(address: string): string {
  if (!address.startsWith(STUDY_FILES)) return `public${address}`;
  return `content/case-studies/${address.slice(STUDY_FILES.length)} (a name that ends in ${PICTURE_ENDINGS.join(', ')})`;
}
