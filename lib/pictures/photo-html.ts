import { renditionAddress, srcSet, type Photos } from './photo.ts';

/** The width of a picture in a text, as in its style sheet (app/styles). */
const SIZES = '(max-width: 600px) calc(100vw - 40px), 760px';
const RANGE = { min: 590, max: 1600 };

/** A picture of `renderMarkdown`: alone in its paragraph or not. */
const PICTURE = /<p>(<img [^>]*>)<\/p>|<img [^>]*>/g;

/** The addresses of the pictures in the HTML of `renderMarkdown`. */
export function findPictures(html: string): string[] {
  return [...html.matchAll(PICTURE)].flatMap(([tag]) => attributeOf(tag, 'src') ?? []);
}

/** The HTML with the renditions of its photos. A photo alone in its paragraph becomes a figure with caption and credit. */
export function withPhotos(html: string, photos: Photos): string {
  return html.replace(PICTURE, (whole: string, alone: string | undefined) => {
    const tag = alone ?? whole;
    const photo = photos[attributeOf(tag, 'src') ?? ''];
    if (!photo) return whole;
    const { width, height, caption, credit } = photo;
    const picture =
      `<picture><source type="image/avif" srcset="${srcSet(photo, 'avif', RANGE)}" sizes="auto, ${SIZES}">` +
      `<img src="${renditionAddress(photo, RANGE.min, 'webp')}" srcset="${srcSet(photo, 'webp', RANGE)}" sizes="auto, ${SIZES}" ` +
      `alt="${attributeOf(tag, 'alt') ?? ''}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`;
    if (!alone) return picture;
    const words = [attributeOf(tag, 'title') ?? escape(caption), credit && `Photo: ${escape(credit)}`].filter(Boolean);
    return `<figure>${picture}${words.length > 0 ? `<figcaption>${words.join(' ')}</figcaption>` : ''}</figure>`;
  });
}

/** The escaped value of an attribute. */
function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}

function escape(text = ''): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
