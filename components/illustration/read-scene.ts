import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SceneName } from '#lib/illustration/output/scene-names';
import type { Scene } from './inline-scene.tsx';

/** A file of `npm run art`, as the parts of its SVG element. */
export function readScene(name: SceneName | 'logo'): Scene {
  const svg = readFileSync(join(process.cwd(), 'lib/illustration/output', `${name}.svg`), 'utf8');
  const [, viewBox = '', markup = ''] = /viewBox="(.*?)">(.*)<\/svg>/s.exec(svg) ?? [];
  return { viewBox, markup };
}
