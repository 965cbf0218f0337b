import 'server-only';
import { createHash } from 'node:crypto';
import { getPublishedStudies } from './read.ts';
import { readWordmark, type SvgDrawing } from './wordmark.ts';

/** The wordmark of a client for an <img>. `width` and `height` are in pixels; they are set for logos in the sprite. */
export type LogoImage = { slug: string; company: string; src: string; width?: number; height?: number };

/**
 * An SVG sprite with the wordmarks of a page, so that the page needs one request. The fragment `#<slug>` shows one of them.
 * `file` contains the name of the page and a hash of the sprite.
 */
export type LogoSprite = { file: string; body: string; logos: LogoImage[] };

/** The vertical distance between two wordmarks in the sprite, in pixels: more than the height of any of them. */
const VIEW_DISTANCE = 200;
const FILE = /^([a-z0-9-]+)-[0-9a-f]{12}\.svg$/;

/** Renders the sprite for a page with the wordmarks of those `companies` (slugs of studies) that are public at `now`. */
export function renderLogoSprite(page: string, companies: readonly string[], now: Date): LogoSprite {
  const all = getPublishedStudies(now);
  const studies = companies.flatMap((slug) => all.find((study) => study.slug === slug) ?? []);
  const drawings = studies.map((study) => readWordmark(study, now));
  const views = drawings.map(
    (drawing, place) => drawing && renderView(studies[place]!.slug, place * VIEW_DISTANCE, drawing),
  );
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">${views.join('')}</svg>\n`;
  const file = `${page}-${createHash('sha256').update(body).digest('hex').slice(0, 12)}.svg`;
  const logos = studies.map(({ slug, company, companyLogo }, place) => {
    const drawing = drawings[place];
    if (!drawing) return { slug, company, src: companyLogo };
    return { slug, company, src: `/art/logos/${file}#${slug}`, width: drawing.width, height: drawing.height };
  });
  return { file, body, logos };
}

/** The page in the file name of a sprite; undefined for other names. */
export function parseSpriteFile(file: string): string | undefined {
  return FILE.exec(file)?.[1];
}

function renderView(slug: string, top: number, { width, height, content }: SvgDrawing): string {
  return (
    `<view id="${slug}" viewBox="0 ${top} ${width} ${height}" preserveAspectRatio="xMinYMid"/>` +
    `<g transform="translate(0 ${top})">${content}</g>`
  );
}
