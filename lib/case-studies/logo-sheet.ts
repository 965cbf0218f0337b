import 'server-only';
import { createHash } from 'node:crypto';
import { readPicture } from './pictures.ts';
import { getRevealedStudies } from './read.ts';
import type { CaseStudy } from './schema.ts';

/*
 * Glossary
 *   mark   the wordmark of a client, as an <img> shows it
 *   sheet  one file with the marks of a page, so that the page asks for it once; `#<slug>` behind its address shows one
 */

/** `src` is an address; `width` and `height` are in pixels, and known of marks that are on the sheet. */
export type Mark = { slug: string; company: string; src: string; width?: number; height?: number };

/** `file` names the page and changes with what is in the sheet. */
export type LogoSheet = { file: string; body: string; marks: Mark[] };

type Drawing = { width: number; height: number; content: string };

/** Farther apart than any mark is high. */
const PITCH = 200;
const DRAWN =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2">(.*)<\/svg>\s*$/s;
/** What would meet its like in another drawing of the same file. */
const OWN_NAMES = /\bid=|<style|<svg|url\(/;
const FILE = /^([a-z0-9-]+)-[0-9a-f]{12}\.svg$/;

/** The marks of those of `companies` (slugs of studies) that are revealed at `now`, in that order, for the page of that name. */
export function drawLogoSheet(page: string, companies: readonly string[], now: Date): LogoSheet {
  const all = getRevealedStudies(now);
  const studies = companies.flatMap((slug) => all.find((study) => study.slug === slug) ?? []);
  const drawings = studies.map((study) => drawingOf(study, now));
  const views = drawings.map((drawing, place) => drawing && viewOf(studies[place]!.slug, place * PITCH, drawing));
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">${views.join('')}</svg>\n`;
  const file = `${page}-${createHash('sha256').update(body).digest('hex').slice(0, 12)}.svg`;
  const marks = studies.map(({ slug, company, companyLogo }, place) => {
    const drawing = drawings[place];
    if (!drawing) return { slug, company, src: companyLogo };
    return { slug, company, src: `/art/logos/${file}#${slug}`, width: drawing.width, height: drawing.height };
  });
  return { file, body, marks };
}

/** The page that the name of a sheet's file begins with; undefined for other names. */
export function pageOfSheet(file: string): string | undefined {
  return FILE.exec(file)?.[1];
}

/** A wordmark that can lie beside others: a drawing in the study's own folder without names inside. */
function drawingOf({ slug, companyLogo }: CaseStudy, now: Date): Drawing | undefined {
  const folder = `/art/case-studies/${slug}/`;
  if (!companyLogo.startsWith(folder)) return undefined;
  const picture = readPicture(slug, companyLogo.slice(folder.length), now);
  if (picture?.type !== 'image/svg+xml') return undefined;
  const [, width, height, content] = DRAWN.exec(new TextDecoder().decode(picture.body)) ?? [];
  if (content === undefined || OWN_NAMES.test(content)) return undefined;
  return { width: Number(width), height: Number(height), content };
}

function viewOf(slug: string, top: number, { width, height, content }: Drawing): string {
  return (
    `<view id="${slug}" viewBox="0 ${top} ${width} ${height}" preserveAspectRatio="xMinYMid"/>` +
    `<g transform="translate(0 ${top})">${content}</g>`
  );
}
