import type { ShownStudy } from '#lib/case-studies/schema';
import { previewHref } from './mode.ts';
import { MAX_BYTES } from './parse.ts';
import { packText, TooLargeError, unpackText } from './share-bytes.ts';
import { applyChanges, createShareChanges, parseChanges, type ShareChanges } from './share-changes.ts';
import { validateCaseStudies } from './validate.ts';

/*
 * A share link is the preview's URL with the fragment `#share=<version>.<changes>`. Browsers do not send fragments to servers. The link
 * contains only the changes to the published list, compressed, so that it stays short. A page reads only its own version.
 */

const FRAGMENT_PREFIX = '#share=';
const VERSION = '1';

/** The maximum length of a link that is offered: messengers truncate longer ones. */
export const MAX_LINK_LENGTH = 4000;

/** The maximum length of a fragment that is parsed. */
const MAX_FRAGMENT_LENGTH = 64 * 1024;

const DAMAGED =
  'This link is damaged: a part of it is missing or was changed. Ask for the link again, or for the file.';
const NEWER = 'This link was made by a newer version of this page. Reload the page, then open the link again.';
const LARGE = 'This link holds more than a preview takes. Ask for the file instead.';
const MISSING_BASE =
  'This link builds on a published case study that is no longer here. Ask for the link again, or for the file.';

export type ParsedShare = { changes: ShareChanges } | { failure: string };
export type SharedStudies = { studies: ShownStudy[] } | { failure: string };

/** True for a fragment that starts with "#share=", valid or not. */
export function isShareFragment(fragment: string): boolean {
  return fragment.startsWith(FRAGMENT_PREFIX);
}

/**
 * Creates the link that shows `loaded` to another person on the site at `origin` ("https://..."), with the name of the sender in `from` if it is
 * not empty. Its length is not limited.
 */
export async function createShareLink(
  origin: string,
  published: ShownStudy[],
  loaded: ShownStudy[],
  from = '',
): Promise<string> {
  const name = from.trim();
  const packed = await packText(
    JSON.stringify({ ...(name && { from: name }), ...createShareChanges(published, loaded) }),
  );
  return `${origin}${previewHref()}${FRAGMENT_PREFIX}${VERSION}.${packed}`;
}

/** Parses the fragment of a share link. Never throws; `failure` is a message for the visitor. */
export async function parseShareFragment(fragment: string): Promise<ParsedShare> {
  if (fragment.length > MAX_FRAGMENT_LENGTH) return { failure: LARGE };
  const [, version, packed] = /^#share=(\d{1,4})\.(.*)$/s.exec(fragment) ?? [];
  if (version === undefined || packed === undefined) return { failure: DAMAGED };
  if (version !== VERSION) return { failure: NEWER };
  try {
    const changes = parseChanges(JSON.parse(await unpackText(packed, MAX_BYTES)));
    return changes ? { changes } : { failure: DAMAGED };
  } catch (error) {
    return { failure: error instanceof TooLargeError ? LARGE : DAMAGED };
  }
}

/** Applies the shared changes to the published list, and validates the result like pasted text. */
export function applyShare(published: ShownStudy[], changes: ShareChanges): SharedStudies {
  const list = applyChanges(published, changes);
  if (!list) return { failure: MISSING_BASE };
  const { studies, errors } = validateCaseStudies(list);
  const [error] = errors;
  if (!error) return { studies };
  const location = [error.entry, error.field].filter(Boolean).join(', ');
  return { failure: `The shared case studies cannot be shown. ${location}: ${error.message}.` };
}

/** How many case studies a link contains, as text: "3 case studies". */
export function formatShareCount({ added = [], changed = [] }: ShareChanges): string {
  const count = added.length + changed.length;
  if (count === 0) return 'a changed list of case studies';
  return count === 1 ? '1 case study' : `${count} case studies`;
}
