import 'server-only';
import { readSvg } from './pictures.ts';
import type { CaseStudy } from './schema.ts';

/** Width and height are in pixels; `content` is the markup inside the <svg> element. */
export type SvgDrawing = { width: number; height: number; content: string };

const WORDMARK_SVG =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2">(.*)<\/svg>\s*$/s;
/** Names and references that could conflict with other drawings in the same file. */
const CONFLICTING_NAMES = /\bid=|\bclass=|<style|<svg|url\(/;

type WordmarkSource = Pick<CaseStudy, 'slug' | 'companyLogo'>;

/**
 * Reads the wordmark of a study that is public at `now`. Undefined if it cannot share a file with other drawings: it must be
 * in the study's own folder and must not have ids, classes or references.
 */
export function readWordmark({ slug, companyLogo }: WordmarkSource, now: Date): SvgDrawing | undefined {
  const [, width, height, content] = WORDMARK_SVG.exec(readSvg(slug, companyLogo, now) ?? '') ?? [];
  if (content === undefined || CONFLICTING_NAMES.test(content)) return undefined;
  return { width: Number(width), height: Number(height), content };
}
