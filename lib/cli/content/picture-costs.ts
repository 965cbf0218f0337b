import { existsSync, statSync } from 'node:fs';
import { decodeAddress } from '#lib/content/decode-address';
import { isFilm } from '#lib/content/film-files';
import { readFilmDuration } from '#lib/pictures/film-duration';
import { listRenditions } from '#lib/pictures/photo';
import { getAddressFile, getPhotoFile } from '#lib/pictures/picture-files';
import { focusOf } from '#lib/pictures/read-photos';
import { readRendition, readSource } from '#lib/pictures/renditions';
import { UnreadablePicture } from '#lib/pictures/inspect';
import { indentTable } from '../indent-table.ts';
import { findPictureUses, PHOTOGRAPHS_FILE, type PictureUse } from './checks/pictures.ts';
import type { Content } from './read-content.ts';

const KB = 1024;

/** They name photographs and films without showing them. */
const LISTS_OF_FACTS = [PHOTOGRAPHS_FILE, 'content/films.yaml'];

/** The width in pixels in which a phone of 390 by 844 pixels, with two dots a pixel, shows a photograph, by the last name of its field. */
const PHONE_WIDTHS: Record<string, number> = {
  heroImage: 780,
  coverImage: 588,
  url: 700,
  body: 700,
  content: 700,
  avatar: 120,
};

/** What a phone loads for a photograph in its place, in bytes, or what a film weighs, with its duration in seconds. */
export type PictureCost = { file: string; bytes: number; seconds?: number };

/** The costs of the photographs and films of each content file that has some, by its path. Encodes photographs that are new. */
export async function findPictureCosts(content: Content): Promise<Map<string, PictureCost[]>> {
  const costs = new Map<string, PictureCost[]>();
  for (const file of content.files) {
    if (LISTS_OF_FACTS.includes(file.file)) continue;
    const list: PictureCost[] = [];
    for (const use of findPictureUses(file)) {
      const cost = await costOf(use);
      if (cost && !list.some((one) => one.file === cost.file && one.bytes === cost.bytes)) list.push(cost);
    }
    if (list.length > 0) costs.set(file.file, list);
  }
  return costs;
}

async function costOf({ address, path }: PictureUse): Promise<PictureCost | undefined> {
  const file = getAddressFile(address);
  if (!existsSync(file)) return undefined;
  if (isFilm(address)) return { file, bytes: statSync(file).size, seconds: readFilmDuration(file) };
  if (!getPhotoFile(address) || path[0] === 'ogImage') return undefined;
  try {
    const source = await readSource(file);
    const isSquare = path.includes('avatar');
    const shown = PHONE_WIDTHS[String(path.findLast((key) => typeof key === 'string'))] ?? 700;
    const renditions = listRenditions(source, focusOf(file));
    const framed = renditions.filter(({ cropAt }) => cropAt !== undefined);
    const fitting = framed.length > 0 && !isSquare ? framed : renditions;
    const rendition = fitting.find(({ width }) => width >= shown) ?? fitting.at(-1)!;
    return { file, bytes: (await readRendition(source, rendition, 'avif')).length };
  } catch (error) {
    // The check says what is wrong with it.
    if (error instanceof UnreadablePicture) return undefined;
    throw error;
  }
}

/** One line for each content file with photographs: how much a phone loads for them. Empty if there are none. */
export function formatPictureTotals(costs: ReadonlyMap<string, readonly PictureCost[]>): string {
  const rows = [...costs].flatMap(([file, list]) => {
    const photos = list.filter((one) => !isFilm(one.file));
    const total = photos.reduce((sum, { bytes }) => sum + bytes, 0);
    return photos.length > 0 ? [[file, `${count(photos.length, 'photograph')}, ${formatBytes(total)}`]] : [];
  });
  if (rows.length === 0) return '';
  const heading = 'What a phone loads for photographs (npm run content -- pictures lists each):';
  return [heading, '', ...indentTable(rows)].join('\n');
}

/** `npm run content -- pictures`: every photograph and film with what it costs. */
export function formatPictureCosts(costs: ReadonlyMap<string, readonly PictureCost[]>): string {
  if (costs.size === 0) return 'The content has no photographs and no films. content/README.md says how to bring some.';
  const blocks = [...costs].map(([file, list]) =>
    [file, ...indentTable(list.map((cost) => [decodeAddress(cost.file), describe(cost)]))].join('\n'),
  );
  return blocks.join('\n\n');
}

function describe({ file, bytes, seconds }: PictureCost): string {
  if (!isFilm(file)) return `${formatBytes(bytes)} on a phone`;
  return `${formatBytes(bytes)}, loaded after a click${seconds === undefined ? '' : `; ${formatDuration(seconds)} long`}`;
}

function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function formatBytes(bytes: number): string {
  return bytes < KB * KB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
