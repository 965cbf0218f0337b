import 'server-only';
import { STUDY_FILES, readPicture } from './pictures.ts';
import type { CaseStudy } from './schema.ts';

/** Width and height are in pixels; the content lies between the tags of its <svg>. */
export type Drawing = { width: number; height: number; content: string };

const DRAWN =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2">(.*)<\/svg>\s*$/s;
/** What would meet its like in another drawing of the same file. */
const OWN_NAMES = /\bid=|\bclass=|<style|<svg|url\(/;

type Wordmarked = Pick<CaseStudy, 'slug' | 'companyLogo'>;

/** The wordmark of a study that is revealed at `now`, if it can lie beside other drawings in one file: in the study's own folder, without names inside. */
export function readWordmark({ slug, companyLogo }: Wordmarked, now: Date): Drawing | undefined {
  const [, width, height, content] = DRAWN.exec(readDrawing(slug, companyLogo, now) ?? '') ?? [];
  if (content === undefined || OWN_NAMES.test(content)) return undefined;
  return { width: Number(width), height: Number(height), content };
}

/** The text of an SVG in the folder of a study that is revealed at `now`; undefined for any other file. */
export function readDrawing(slug: string, address: string, now: Date): string | undefined {
  const folder = `${STUDY_FILES}${slug}/`;
  const picture = address.startsWith(folder) ? readPicture(slug, address.slice(folder.length), now) : undefined;
  return picture?.type === 'image/svg+xml' ? new TextDecoder().decode(picture.body) : undefined;
}
