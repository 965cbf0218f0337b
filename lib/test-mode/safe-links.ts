import { isLinkAddress, isPictureAddress } from '#lib/content/markdown-addresses';
import type { Reader } from './read-shape.ts';

const PICTURE = /!\[[^[\]]*\]\(\s*<?([^\s()<>]*)/g;
const LINK = /\]\(\s*<?([^\s()<>]*)/g;
const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:\s*<?([^\s<>]*)/gm;

const MOST_TOLD = 3;
const LONGEST_SHOWN = 60;

/**
 * A reader of markdown that warns of links and pictures which the renderer will leave out. It looks at the text and not
 * at the parsed tree, which would take seconds for a large paste; the renderer is what keeps pages safe.
 */
export function linksTold<T>(reader: Reader<T>): Reader<T> {
  return (value, path, warn) => {
    if (typeof value === 'string') for (const message of refusals(value)) warn(path, message);
    return reader(value, path, warn);
  };
}

function refusals(markdown: string): string[] {
  const pictures = addresses(markdown, PICTURE).filter((address) => !isPictureAddress(address));
  const links = [...addresses(markdown, LINK), ...addresses(markdown, DEFINITION)].filter(
    (address) => !isLinkAddress(address) && !pictures.includes(address),
  );
  return [
    ...told(pictures, (address) => `The picture "${address}" is left out: pictures must lie on this site, under /`),
    ...told(links, (address) => `The link to "${address}" is left out: links start with /, #, https: or mailto:`),
  ];
}

function addresses(markdown: string, pattern: RegExp): string[] {
  return Array.from(markdown.matchAll(pattern), ([, address = '']) => address);
}

function told(refused: string[], say: (address: string) => string): string[] {
  return [...new Set(refused)].slice(0, MOST_TOLD).map((address) => say(address.slice(0, LONGEST_SHOWN)));
}
