import { isAllowedLinkAddress, isAllowedPictureAddress } from '#lib/content/markdown-addresses';
import type { Parser } from './lenient-parsers.ts';

const PICTURE = /!\[[^[\]]*\]\(\s*<?([^\s()<>]*)/g;
const LINK = /\]\(\s*<?([^\s()<>]*)/g;
const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:\s*<?([^\s<>]*)/gm;

const MAX_REPORTED = 3;
const MAX_SHOWN_LENGTH = 60;

/**
 * Adds warnings about links and pictures that the Markdown renderer will omit. It searches the text with regular expressions, because
 * parsing a large text to a tree takes seconds. It is not a safety check: the renderer itself omits unsafe URLs.
 */
export function withLinkWarnings<T>(parse: Parser<T>): Parser<T> {
  return (value, path, warn) => {
    if (typeof value === 'string') for (const message of findRefusedLinks(value)) warn(path, message);
    return parse(value, path, warn);
  };
}

function findRefusedLinks(markdown: string): string[] {
  const pictures = addresses(markdown, PICTURE).filter((address) => !isAllowedPictureAddress(address));
  const links = [...addresses(markdown, LINK), ...addresses(markdown, DEFINITION)].filter(
    (address) => !isAllowedLinkAddress(address) && !pictures.includes(address),
  );
  return [
    ...formatWarnings(
      pictures,
      (address) => `The picture "${address}" is left out: pictures must lie on this site, under /`,
    ),
    ...formatWarnings(
      links,
      (address) => `The link to "${address}" is left out: links start with /, #, https: or mailto:`,
    ),
  ];
}

function addresses(markdown: string, pattern: RegExp): string[] {
  return Array.from(markdown.matchAll(pattern), ([, address = '']) => address);
}

function formatWarnings(refused: string[], format: (address: string) => string): string[] {
  return [...new Set(refused)].slice(0, MAX_REPORTED).map((address) => format(address.slice(0, MAX_SHOWN_LENGTH)));
}
