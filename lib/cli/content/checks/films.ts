import { basename } from 'node:path';
import { decodeAddress } from '#lib/content/decode-address';
import { isFilm } from '#lib/content/film-files';
import type { Problem } from '#lib/content/problem';
import type { Report } from '../problem-at.ts';
import type { SiteMap } from '../site-map.ts';

/** The poster and the captions of a film: files with its name. */
export function getFilmFiles(film: string, map: SiteMap): string[] {
  const stem = stemOf(decodeAddress(film));
  return map.filesBeside(film).filter((other) => stemOf(decodeAddress(other)) === stem && !isFilm(other));
}

/** Asks for the poster and the captions of a film that has none. `beside` are its files. */
export function findFilmProblems(film: string, beside: readonly string[], report: Report): Problem[] {
  const name = stemOf(basename(decodeAddress(film)));
  const isCaptions = (address: string) => address.endsWith('.vtt');
  const problems: Problem[] = [];
  if (beside.every(isCaptions)) {
    const fix = `Put a picture with its name beside it, such as ${name}.jpg.`;
    problems.push(...report(`The film "${film}" has no poster.`, fix, 'warning'));
  }
  if (!beside.some(isCaptions)) {
    const fix = `Put them beside it as ${name}.vtt, or leave it when it has no speech.`;
    problems.push(...report(`The film "${film}" has no captions, so some people cannot follow it.`, fix, 'warning'));
  }
  return problems;
}

function stemOf(address: string): string {
  return address.slice(0, address.lastIndexOf('.'));
}
