import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { textsOfCaptions } from './captions.ts';
import { captionsOf } from './film-files.ts';

/** What happens in a film of ours, from the captions beside its file; nothing when there are none. */
export function readTranscript(film: string): string[] {
  const path = `public${captionsOf(film)}`;
  return existsSync(path) ? textsOfCaptions(readFileSync(path, 'utf8')) : [];
}
