import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { PICTURE_ENDINGS, readPictureNames } from '#lib/case-studies/pictures';
import type { CaseStudy } from '#lib/case-studies/schema';
import { captionsOf, isFilm, posterOf } from '#lib/content/film-files';
import type { Problem } from '#lib/content/problem';
import type { Entry } from '#lib/content/read';
import type { Path } from '#lib/content/source';
import type { Page } from '#lib/site/page-schema';

const STUDIES = '/art/case-studies/';

/** Pictures and films that a study names and cannot show, because they are neither in its own folder nor under public/. */
export function missingPictures({ file, data: study, locate }: Entry<CaseStudy>): Problem[] {
  const own = `${STUDIES}${study.slug}/`;
  const names = readPictureNames(study.slug);
  const isThere = (address: string) =>
    address.startsWith(STUDIES)
      ? address.startsWith(own) && names.includes(address.slice(own.length))
      : isPublic(address);
  return picturesOf(study)
    .filter(([, address]) => !isThere(address))
    .map(([path, address]) => ({
      file,
      ...locate(path),
      field: path.join('.'),
      what: whatIsWrong(address, own),
      fix: `Put the file at ${placeOf(address, study.slug)}, or correct the address.`,
    }));
}

/** Films of a page that are not under public/, with their posters and captions. */
export function missingFilms({ file, data: { sections = [] }, locate }: Entry<Page>): Problem[] {
  const films = sections.flatMap((section, index): [Path, string][] => {
    if (section.kind !== 'film') return [];
    const at = (field: string): Path => ['sections', index, field];
    const own = section.src ? filmFiles(at('src'), section.src) : [];
    return section.poster ? [...own, [at('poster'), section.poster]] : own;
  });
  return films
    .filter(([, address]) => !isPublic(address))
    .map(([path, address]) => ({
      file,
      ...locate(path),
      field: path.join('.'),
      what: `There is no file for "${address}".`,
      fix: `Put the file at public${address}, or correct the address.`,
    }));
}

function isPublic(address: string): boolean {
  return statSync(`public${address}`, { throwIfNoEntry: false })?.isFile() ?? false;
}

function whatIsWrong(address: string, own: string): string {
  const isForeign = address.startsWith(STUDIES) && !address.startsWith(own);
  return isForeign ? `"${address}" is in the folder of another study.` : `There is no file for "${address}".`;
}

function placeOf(address: string, slug: string): string {
  if (!address.startsWith(STUDIES)) return `public${address}`;
  return `content/case-studies/${slug}/${basename(address)} (a name that ends in ${PICTURE_ENDINGS.join(', ')})`;
}

function picturesOf(study: CaseStudy): [Path, string][] {
  const { companyLogo, coverImage, heroImage, ogImage, testimonials, gallery, videoUrl } = study;
  return [
    ...Object.entries({ companyLogo, coverImage, heroImage, ogImage }).map(([field, address]): [Path, string] => [
      [field],
      address,
    ]),
    ...testimonials.map(({ avatar }, index): [Path, string] => [['testimonials', index, 'avatar'], avatar]),
    ...gallery.flatMap(({ url }, index) => {
      const path: Path = ['gallery', index, 'url'];
      return isFilm(url) ? filmFiles(path, url) : [[path, url] as [Path, string]];
    }),
    ...(videoUrl ? filmFiles(['videoUrl'], videoUrl) : []),
  ];
}

/** A film needs its poster and its captions beside it. */
function filmFiles(path: Path, film: string): [Path, string][] {
  return [film, posterOf(film), captionsOf(film)].map((address) => [path, address]);
}
