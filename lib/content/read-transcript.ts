import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { parseCaptions } from './captions.ts';
import { decodeAddress } from './decode-address.ts';
import { captionsOf } from './film-files.ts';

/** Reads the transcript of a film in public/ from its captions file, one text for each cue; empty without captions. */
export function readTranscript(film: string): string[] {
  const path = `public${decodeAddress(captionsOf(film))}`;
  return existsSync(path) ? parseCaptions(readFileSync(path, 'utf8')) : [];
}
