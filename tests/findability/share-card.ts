import { pngSize } from './png-size.ts';

/** The largest picture that messengers fetch for a preview, in bytes. */
const MAX_BYTES = 300 * 1024;

export type ShareCard = { kilobytes: number; size: string; problems: string[] };

/** Fetches the picture of link previews, and lists what is wrong with it. */
export async function fetchShareCard(origin: string, image: string): Promise<ShareCard> {
  if (!URL.canParse(image)) return { kilobytes: 0, size: '', problems: [`Its picture is "${image}".`] };
  const answer = await fetch(origin + new URL(image).pathname);
  const file = Buffer.from(await answer.arrayBuffer());
  const size = pngSize(file) ?? '';
  const isOpen = answer.headers.get('cross-origin-resource-policy') === 'cross-origin';
  return {
    kilobytes: Math.round(file.length / 1024),
    size,
    problems: [
      ...(answer.status === 200 ? [] : [`Its picture answers ${answer.status}.`]),
      ...(size === '1200x630' ? [] : [`Its picture is ${size || 'no PNG'}.`]),
      ...(file.length <= MAX_BYTES ? [] : [`Its picture has ${file.length} bytes.`]),
      ...(isOpen ? [] : ['Other sites cannot show its picture.']),
    ],
  };
}
