import { statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { addressHint } from '#lib/content/address-hint';
import { decodeAddress } from '#lib/content/decode-address';
import { didYouMean } from '#lib/content/did-you-mean';
import type { Path } from '#lib/content/field-name';
import { isFilm } from '#lib/content/film-files';
import { isAllowedPictureAddress } from '#lib/content/markdown-addresses';
import type { Level, Problem } from '#lib/content/problem';
import { formatSiteTime } from '#lib/content/format-time';
import { getAddressFile, isRaster, isServable, PICTURE_ENDINGS, STUDY_FILES } from '#lib/pictures/picture-files';
import { addressPattern } from '../address-pattern.ts';
import { problemAt, type Report } from '../problem-at.ts';
import type { Content, ContentFile } from '../read-content.ts';
import { getSiteMap, type SiteMap } from '../site-map.ts';
import { isFileAddress } from './addresses.ts';
import { findFilmProblems, getFilmFiles } from './films.ts';

/** A picture or film in a content file. `words` finds it inside a markdown text. */
export type PictureUse = { path: Path; address: string; alt?: string; words?: RegExp };

/** The facts about photographs. */
export const PHOTOGRAPHS_FILE = 'content/photographs.yaml';

const KB = 1024;

/** Larger files load slowly on phones. Photos in content/ may have any size: pages show renditions of them. */
const MAX_BYTES = { picture: 500 * KB, film: 8 * KB * KB };

/** Reports pictures and films that are missing, not servable, too large, unused or without alternative text. */
export function pictureProblems(content: Content): Problem[] {
  const map = getSiteMap(content);
  const used = new Set<string>();
  const problems = content.files.flatMap((file) =>
    findPictureUses(file).flatMap((use) => {
      const beside = isFilm(use.address) ? getFilmFiles(use.address, map) : [];
      // The list of facts shows nothing: it may name pictures of studies that are not public.
      if (file.file === PHOTOGRAPHS_FILE) return findMissingFile(use.address, reportAt(use, file), map);
      for (const address of [use.address, ...beside]) used.add(decodeAddress(address));
      return [
        ...[use.address, ...beside].flatMap((address) => findFileProblems(address, use, file, map, content)),
        ...(isFilm(use.address)
          ? findFilmProblems(use.address, beside, reportAt(use, file))
          : findAltProblems(use, file)),
      ];
    }),
  );
  const invalidStudies = new Set(content.names.studies);
  for (const { data } of content.studies) invalidStudies.delete(data.slug);
  const unused = map
    .contentFiles()
    .filter((address) => !used.has(address) && !invalidStudies.has(getStudySlug(address) ?? ''));
  return [...problems, ...unused.map(describeUnusedFile)];
}

export function findPictureUses(file: ContentFile): PictureUse[] {
  return file.texts.flatMap(({ path, text, role, parts }): PictureUse[] => {
    if (role === 'address') return isFileAddress(text) ? [{ path, address: text, alt: getAltText(file, path) }] : [];
    return parts.flatMap((part) => {
      if (part.kind === 'picture')
        return [{ path, address: part.address, alt: part.alt, words: addressPattern(part.address) }];
      if (part.kind !== 'link' || !isFileAddress(part.address)) return [];
      return [{ path, address: part.address, words: addressPattern(part.address) }];
    });
  });
}

/** The `alt` that belongs to the `url` at a path. */
function getAltText({ texts }: ContentFile, path: Path): string | undefined {
  if (path[0] !== 'gallery' || path[2] !== 'url') return undefined;
  return texts.find((field) => field.path[0] === 'gallery' && field.path[1] === path[1] && field.path[2] === 'alt')
    ?.text;
}

function reportAt(use: PictureUse, file: ContentFile): Report {
  const match = use.words === undefined ? undefined : { words: use.words };
  return (what, fix, level) => [problemAt(file, use.path, { what, fix, level }, match)];
}

function findMissingFile(address: string, report: Report, map: SiteMap): Problem[] {
  if (map.hasFile(address)) return [];
  const beside = map.filesBeside(address);
  const sameWord = beside.find((other) => other.toLowerCase() === address.toLowerCase());
  const near = didYouMean(sameWord ?? address, beside);
  return report(
    `There is no file for "${address}".`,
    near ?? addressHint(address) ?? `Put the file at ${getExpectedFile(address)}, or correct the path.`,
  );
}

function findFileProblems(
  address: string,
  use: PictureUse,
  file: ContentFile,
  map: SiteMap,
  { now }: Content,
): Problem[] {
  const report = reportAt(use, file);
  if (!isAllowedPictureAddress(address)) {
    return report(
      `The picture "${address}" is left out: it is not on this site.`,
      'Put the file into the site and write its path.',
    );
  }
  const slug = getStudySlug(address);
  if (slug && file.address?.startsWith('/case-studies/') && file.address !== `/case-studies/${slug}`) {
    return report(
      `"${address}" is in the folder of another study.`,
      'Copy the file into the folder of this one, and write that path.',
    );
  }
  const missing = findMissingFile(address, report, map);
  if (missing.length > 0) return missing;
  const study = slug && map.pages.get(`/case-studies/${slug}`);
  if (study && study.publicFrom > Math.max(file.publicFrom, now.getTime())) {
    const until =
      study.publicFrom === Infinity ? 'is a draft' : `is not public until ${formatSiteTime(study.publicFrom)}`;
    return report(`"${address}" shows nothing: its study ${until}.`, 'Use another picture, or give the study a date.');
  }
  return findSizeProblems(address, use.path, report);
}

function findSizeProblems(address: string, path: Path, report: Report): Problem[] {
  const file = getAddressFile(address);
  const { size } = statSync(file);
  const isRendered = isRaster(address) && file.startsWith('content/') && path[0] !== 'ogImage';
  const maxBytes = isFilm(address) ? MAX_BYTES.film : MAX_BYTES.picture;
  const flaws: Problem[] = [];
  if (size > maxBytes && !isRendered) {
    const what = `"${address}" weighs ${Math.round(size / KB).toLocaleString('en-US')} KB.`;
    const fix = isFilm(address)
      ? 'Cut it to 30 seconds, or export it smaller: 1280 by 720 pixels, 2 Mbit/s.'
      : `Save it smaller, below ${maxBytes / KB} KB.`;
    flaws.push(...report(what, fix, 'warning'));
  }
  return flaws;
}

function findAltProblems({ path, address, alt, words }: PictureUse, file: ContentFile): Problem[] {
  if (alt === undefined) return [];
  const report = (what: string, level?: Level) => {
    const fix = 'Write who does what, and where, for people who do not see it.';
    const altPath = path.at(-1) === 'url' ? [...path.slice(0, -1), 'alt'] : path;
    return [problemAt(file, altPath, { what, fix, level }, words === undefined ? undefined : { words })];
  };
  if (alt.trim() === '') return report(`The picture "${address}" has no words between its [ ].`);
  const isName = /\.\w{3,4}$/.test(alt) || alt.toLowerCase() === basename(address, extname(address)).toLowerCase();
  return isName ? report(`"${alt}" is the name of a file.`, 'warning') : [];
}

/** Describes a file in the folder of a study that no text uses, or that cannot be served. */
function describeUnusedFile(address: string): Problem {
  const place = { file: getAddressFile(address), line: 1, column: 1, field: 'the file' };
  if (!isServable(address)) {
    const what = `Files that end in ${extname(address) || 'nothing'} are never shown.`;
    return { ...place, what, fix: `Save it as one of: ${PICTURE_ENDINGS.join(', ')}.` };
  }
  const slug = getStudySlug(address);
  const fix = slug
    ? `Name it in content/case-studies/${slug}.md, or delete it.`
    : 'Name it where it should be shown, or delete it.';
  return { ...place, what: 'No text shows this file.', fix, level: 'warning' };
}

/** The slug of the study whose folder has the file of an address. */
function getStudySlug(address: string): string | undefined {
  return address.startsWith(STUDY_FILES) ? address.slice(STUDY_FILES.length).split('/')[0] : undefined;
}

function getExpectedFile(address: string): string {
  const path = decodeAddress(address);
  if (!path.startsWith(STUDY_FILES)) return `public${path}`;
  return `content/case-studies/${path.slice(STUDY_FILES.length)} (a name that ends in ${PICTURE_ENDINGS.join(', ')})`;
}
