import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { parseCaptions } from '#lib/content/captions';
import type { FilmFiles } from './film.ts';
import { getAddressFile, getContentType } from './picture-files.ts';
import { readPhoto } from './read-photos.ts';

/** What stands beside a film of this site under the same name: a poster of any picture kind, and captions. */
export async function readFilm(film: string): Promise<FilmFiles> {
  const poster = findPoster(film);
  return { poster, photo: poster ? await readPhoto(poster) : undefined, captions: findBeside(film, 'text/vtt') };
}

/** The address of a film's poster. */
export function findPoster(film: string): string | undefined {
  return findBeside(film, 'image/');
}

/** The transcript of a film from its captions, one text for each cue; empty without captions. */
export function readTranscript(film: string): string[] {
  const captions = findBeside(film, 'text/vtt');
  return captions ? parseCaptions(readFileSync(join(process.cwd(), getAddressFile(captions)), 'utf8')) : [];
}

/** The address of the file with the name of a film and a content type that starts like this. */
function findBeside(film: string, type: string): string | undefined {
  const file = join(process.cwd(), getAddressFile(film));
  const folder = dirname(file);
  if (!film.startsWith('/') || !existsSync(folder)) return undefined;
  const stem = basename(file, extname(file));
  const name = readdirSync(folder).find(
    (other) => basename(other, extname(other)) === stem && getContentType(other)?.startsWith(type),
  );
  return name && film.slice(0, film.lastIndexOf('/') + 1) + encodeURIComponent(name);
}
