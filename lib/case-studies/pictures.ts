import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decodeAddress } from '#lib/content/decode-address';
import { isFilm } from '#lib/content/film-files';
import { renderMarkdown } from '#lib/content/markdown';
import { findPictures } from '#lib/pictures/photo-html';
import type { Photos } from '#lib/pictures/photo';
import { getAddressFile, isRaster, listPhotos, listServable, STUDY_FILES } from '#lib/pictures/picture-files';
import type { Films } from '#lib/pictures/film';
import { parseSvg } from '#lib/pictures/svg';
import { inspectPicture } from '#lib/pictures/inspect';
import { readFilm } from '#lib/pictures/read-film';
import { readPhotos } from '#lib/pictures/read-photos';
import { listServedPictures, readServedPicture, readSvgFile, type ServedPicture } from '#lib/pictures/serve-picture';
import { getPublishedStudies, getPublishedStudy, readCaseStudies } from './read.ts';
import type { CaseStudy } from './schema.ts';

/** All pictures of the studies that are public at `now`. */
export async function listPublishedPictures(now: Date): Promise<{ slug: string; file: string }[]> {
  const lists = await Promise.all(
    getPublishedStudies(now).map(async ({ slug, ogImage }) => {
      const files = await listServedPictures(studyFolder(slug), (name) => !isShareCard(name, ogImage));
      return files.map((file) => ({ slug, file }));
    }),
  );
  return lists.flat();
}

/** The photos of all studies, public or not. */
export function listStudyPhotos(): string[] {
  return readCaseStudies().entries.flatMap(({ data: { slug, ogImage } }) =>
    listPhotos(studyFolder(slug)).filter((file) => !isShareCard(basename(file), ogImage)),
  );
}

/** No page shows the picture for shared links. */
function isShareCard(name: string, ogImage = ''): boolean {
  return decodeAddress(ogImage).endsWith(`/${name}`);
}

/** A picture or film of a study that is public at `now`; undefined for all other names. Both are untrusted. */
export async function readPicture(slug: string, file: string, now: Date): Promise<ServedPicture | undefined> {
  const study = getPublishedStudy(slug, now);
  return study && readServedPicture(studyFolder(study.slug), file);
}

/** Reads an SVG in the folder of a study that is public at `now`; undefined for all other files. */
export function readSvg(slug: string, address: string, now: Date): string | undefined {
  const prefix = `${STUDY_FILES}${slug}/`;
  const name = address.slice(prefix.length);
  if (!address.startsWith(prefix) || !name.toLowerCase().endsWith('.svg') || !getPublishedStudy(slug, now))
    return undefined;
  const folder = studyFolder(slug);
  return listServable(folder).includes(name) ? readSvgFile(join(process.cwd(), folder, name)) : undefined;
}

/** The photos among the pictures of a study. */
export function readStudyPhotos(study: CaseStudy): Promise<Photos> {
  const { heroImage, coverImage, companyLogo, gallery, testimonials, body, sections } = study;
  return readPhotos([
    heroImage,
    coverImage,
    companyLogo,
    ...gallery.map(({ url }) => url),
    ...testimonials.map(({ avatar }) => avatar),
    ...[body, ...Object.values(sections).map(({ content }) => content)].flatMap((text) =>
      findPictures(renderMarkdown(text)),
    ),
  ]);
}

/** The films of a study that are files of this site. */
export async function readStudyFilms({ videoUrl = '', gallery }: CaseStudy): Promise<Films> {
  const addresses = [videoUrl, ...gallery.map(({ url }) => url)].filter((url) => isFilm(url) && url.startsWith('/'));
  return Object.fromEntries(await Promise.all(addresses.map(async (film) => [film, await readFilm(film)] as const)));
}

/** The width and height of a picture, so that a page can reserve its space; undefined if they are not known. */
export async function readPictureDimensions(address: string): Promise<{ width: number; height: number } | undefined> {
  const file = join(process.cwd(), getAddressFile(address));
  if (!existsSync(file)) return undefined;
  if (!isRaster(address)) return parseSvg(readFileSync(file, 'utf8'))?.size;
  const { width, height } = await inspectPicture(file);
  return { width, height };
}

export function studyFolder(slug: string): string {
  return `content/case-studies/${slug}`;
}
