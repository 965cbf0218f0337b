import 'server-only';
import type { CardSummary } from './card.ts';
import { renditionAddress, WORDMARK_WIDTH } from '#lib/pictures/photo';
import { listServable, STUDY_FILES } from '#lib/pictures/picture-files';
import { readPhoto } from '#lib/pictures/read-photos';
import { readSvg, studyFolder } from './pictures.ts';
import { getPublishedStudies, getPublishedStudy } from './read.ts';
import { readWordmark } from './wordmark.ts';

/*
 * A card sprite is one SVG with the cover and the wordmark of a study, so that a card needs one request instead of two. The
 * fragments `#cover` and `#logo` show one of them (SVG views).
 */

/** The file name of the sprite in the URL. It is not a file on disk: it is rendered from the two pictures. */
const CARD_SPRITE = 'card.svg';

/** The height of a wordmark on a card, in pixels. */
const WORDMARK_HEIGHT_PX = 26;

const COVER =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="([-\d. ]+)" width="[\d.]+" height="[\d.]+">(.*)<\/svg>\s*$/s;
/** Parts of a cover that would affect the wordmark: the ids of the views, and style rules for anything but a class. */
const CONFLICTING_NAMES = /\bid="(?:cover|logo)"|(?:<style>|\})\s*[^\s.<}]/;
/** The distance of the wordmark from the cover, in user units: more than any cover draws outside its viewBox. */
const LOGO_OFFSET = 20_000;

/** Renders the sprite of a study that is public at `now`; undefined if its two pictures cannot share a file. */
export function renderCardSprite(face: CardSummary, now: Date): { body: string; logoWidth: number } | undefined {
  if (listServable(studyFolder(face.slug)).includes(CARD_SPRITE)) return undefined;
  const wordmark = readWordmark(face, now);
  const [, viewBox, cover] = COVER.exec(readSvg(face.slug, face.coverImage, now) ?? '') ?? [];
  if (!wordmark || cover === undefined || CONFLICTING_NAMES.test(cover)) return undefined;
  const { width, height, content } = wordmark;
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">' +
    `<view id="cover" viewBox="${viewBox}"/>` +
    `<view id="logo" viewBox="0 ${-LOGO_OFFSET} ${width} ${height}" preserveAspectRatio="xMinYMid"/>` +
    `${cover}<g transform="translate(0 ${-LOGO_OFFSET})">${content}</g></svg>\n`;
  return { body, logoWidth: Math.round((width * WORDMARK_HEIGHT_PX) / height) };
}

/** The sprites of all studies that are public at `now`. */
export function listCardSprites(now: Date): { slug: string; file: string }[] {
  const studiesWithSprite = getPublishedStudies(now).filter((study) => renderCardSprite(study, now));
  return studiesWithSprite.map(({ slug }) => ({ slug, file: CARD_SPRITE }));
}

/** The sprite of a study that is public at `now` as SVG; undefined for all other names. Both names are untrusted input. */
export function readCardSprite(slug: string, file: string, now: Date): string | undefined {
  const study = file === CARD_SPRITE ? getPublishedStudy(slug, now) : undefined;
  return study && renderCardSprite(study, now)?.body;
}

/** The card with what its pictures need: the address of its sprite if both are drawings, else the renditions of its photos. */
export async function withCardPictures<Card extends CardSummary>(card: Card, now: Date): Promise<Card> {
  const sprite = renderCardSprite(card, now);
  if (!sprite) {
    const [coverPhoto, logo] = await Promise.all([readPhoto(card.coverImage), readPhoto(card.companyLogo)]);
    return {
      ...card,
      coverPhoto,
      companyLogo: logo ? renditionAddress(logo, WORDMARK_WIDTH, 'webp') : card.companyLogo,
    };
  }
  const address = `${STUDY_FILES}${card.slug}/${CARD_SPRITE}`;
  return { ...card, coverImage: `${address}#cover`, companyLogo: `${address}#logo`, logoWidth: sprite.logoWidth };
}
