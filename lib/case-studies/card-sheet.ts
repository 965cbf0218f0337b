import 'server-only';
import type { CardFace } from './card.ts';
import { readPictureNames, STUDY_FILES, type Picture } from './pictures.ts';
import { getRevealedStudies, getRevealedStudy } from './read.ts';
import { readDrawing, readWordmark } from './wordmark.ts';

/*
 * Glossary
 *   sheet  one file with the cover and the wordmark of a study, so that its card asks for one picture and not for two;
 *          `#cover` or `#logo` behind its address shows one of them
 */

/** The name of the sheet among the pictures of its study. It lies in no folder: it is made of the two. */
const CARD_SHEET = 'card.svg';

/** How high a card shows a wordmark, in pixels. */
const WORDMARK_HEIGHT = 26;

const COVER =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="([-\d. ]+)" width="[\d.]+" height="[\d.]+">(.*)<\/svg>\s*$/s;
/** What would reach the wordmark: its view's own names, and rules of style for anything but a class. */
const REACHES_OUT = /\bid="(?:cover|logo)"|(?:<style>|\})\s*[^\s.<}]/;
/** Farther away than any table goes on behind its board. */
const APART = 20_000;

/** The sheet of a study that is revealed at `now`; undefined when one of the two cannot lie beside the other. */
export function drawCardSheet(face: CardFace, now: Date): { body: string; logoWidth: number } | undefined {
  if (readPictureNames(face.slug).includes(CARD_SHEET)) return undefined;
  const wordmark = readWordmark(face, now);
  const [, viewBox, cover] = COVER.exec(readDrawing(face.slug, face.coverImage, now) ?? '') ?? [];
  if (!wordmark || cover === undefined || REACHES_OUT.test(cover)) return undefined;
  const { width, height, content } = wordmark;
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">' +
    `<view id="cover" viewBox="${viewBox}"/>` +
    `<view id="logo" viewBox="0 ${-APART} ${width} ${height}" preserveAspectRatio="xMinYMid"/>` +
    `${cover}<g transform="translate(0 ${-APART})">${content}</g></svg>\n`;
  return { body, logoWidth: Math.round((width * WORDMARK_HEIGHT) / height) };
}

/** The sheets of all studies that are revealed at `now`. */
export function listCardSheets(now: Date): { slug: string; file: string }[] {
  const sheeted = getRevealedStudies(now).filter((study) => drawCardSheet(study, now));
  return sheeted.map(({ slug }) => ({ slug, file: CARD_SHEET }));
}

/** The sheet behind an address, of a study that is revealed at `now`; undefined for everything else. Both names may come from a visitor. */
export function readCardSheet(slug: string, file: string, now: Date): Picture | undefined {
  const study = file === CARD_SHEET ? getRevealedStudy(slug, now) : undefined;
  const sheet = study && drawCardSheet(study, now);
  return sheet && { body: new TextEncoder().encode(sheet.body), type: 'image/svg+xml' };
}

/** A card whose pictures are on its sheet, or the card itself when it has none. */
export function onSheet<Card extends CardFace>(card: Card, now: Date): Card {
  const sheet = drawCardSheet(card, now);
  if (!sheet) return card;
  const address = `${STUDY_FILES}${card.slug}/${CARD_SHEET}`;
  return { ...card, coverImage: `${address}#cover`, companyLogo: `${address}#logo`, logoWidth: sheet.logoWidth };
}
