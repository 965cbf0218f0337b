import 'server-only';
import { createHash } from 'node:crypto';
import { getRevealedStudies } from './read.ts';
import { readWordmark, type Drawing } from './wordmark.ts';

/*
 * Glossary
 *   mark   the wordmark of a client, as an <img> shows it
 *   sheet  one file with the marks of a page, so that the page asks for it once; `#<slug>` behind its address shows one
 */

/** `src` is an address; `width` and `height` are in pixels, and known of marks that are on the sheet. */
export type Mark = { slug: string; company: string; src: string; width?: number; height?: number };

/** `file` names the page and changes with what is in the sheet. */
export type LogoSheet = { file: string; body: string; marks: Mark[] };

/** Farther apart than any mark is high. */
const PITCH = 200;
const FILE = /^([a-z0-9-]+)-[0-9a-f]{12}\.svg$/;

/** The marks of those of `companies` (slugs of studies) that are revealed at `now`, in that order, for the page of that name. */
export function drawLogoSheet(page: string, companies: readonly string[], now: Date): LogoSheet {
  const all = getRevealedStudies(now);
  const studies = companies.flatMap((slug) => all.find((study) => study.slug === slug) ?? []);
  const drawings = studies.map((study) => readWordmark(study, now));
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

function viewOf(slug: string, top: number, { width, height, content }: Drawing): string {
  return (
    `<view id="${slug}" viewBox="0 ${top} ${width} ${height}" preserveAspectRatio="xMinYMid"/>` +
    `<g transform="translate(0 ${top})">${content}</g>`
  );
}
