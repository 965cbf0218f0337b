import type { CaseStudy } from '#lib/case-studies/schema';
import { previewHref } from './mode.ts';
import { MOST_BYTES } from './parse.ts';
import { packText, TooLarge, unpackText } from './share-bytes.ts';
import { applyChanges, changesOf, parseChanges, type ShareChanges } from './share-changes.ts';
import { validateCaseStudies } from './validate.ts';

/*
 * Glossary
 *   share link   the preview's address with #share=1.<packed changes>; browsers never send the part behind the #
 *   changes      what differs from the published list, so that the link stays short
 *   version      the number before the dot; a page reads its own only
 */

const MARK = '#share=';
const VERSION = '1';

/** The longest link that is offered, in characters: messengers cut longer ones. */
export const LONGEST_LINK = 4000;

/** The most characters that are looked at when a link is opened. */
const LONGEST_READ = 64 * 1024;

const DAMAGED =
  'This link is damaged: a part of it is missing or was changed. Ask for the link again, or for the file.';
const NEWER = 'This link was made by a newer version of this page. Reload the page, then open the link again.';
const LARGE = 'This link holds more than a preview takes. Ask for the file instead.';
const BASE_GONE =
  'This link builds on a published case study that is no longer here. Ask for the link again, or for the file.';

export type OpenedShare = { changes: ShareChanges } | { failure: string };
export type SharedStudies = { studies: CaseStudy[] } | { failure: string };

/** True for a fragment ("#share=...") that means to be a share link, whatever is in it. */
export function isShare(fragment: string): boolean {
  return fragment.startsWith(MARK);
}

/** The link that shows `loaded` to somebody else on the site at `origin` ("https://..."). Its length is not limited. */
export async function shareLink(origin: string, published: CaseStudy[], loaded: CaseStudy[]): Promise<string> {
  const packed = await packText(JSON.stringify(changesOf(published, loaded)));
  return `${origin}${previewHref()}${MARK}${VERSION}.${packed}`;
}

/** Reads a share link's fragment. Never throws; what cannot be read is said in words. */
export async function openShare(fragment: string): Promise<OpenedShare> {
  if (fragment.length > LONGEST_READ) return { failure: LARGE };
  const [, version, packed] = /^#share=(\d{1,4})\.(.*)$/s.exec(fragment) ?? [];
  if (version === undefined || packed === undefined) return { failure: DAMAGED };
  if (version !== VERSION) return { failure: NEWER };
  try {
    const changes = parseChanges(JSON.parse(await unpackText(packed, MOST_BYTES)));
    return changes ? { changes } : { failure: DAMAGED };
  } catch (error) {
    return { failure: error instanceof TooLarge ? LARGE : DAMAGED };
  }
}

/** The shared list on top of the published one, checked like a paste. */
export function sharedStudies(published: CaseStudy[], changes: ShareChanges): SharedStudies {
  const list = applyChanges(published, changes);
  if (!list) return { failure: BASE_GONE };
  const { studies, errors } = validateCaseStudies(list);
  const [error] = errors;
  if (!error) return { studies };
  const place = [error.entry, error.field].filter(Boolean).join(', ');
  return { failure: `The shared case studies cannot be shown. ${place}: ${error.message}.` };
}

/** How many case studies a link is about, in words: "3 case studies". */
export function countShared({ added = [], changed = [] }: ShareChanges): string {
  const count = added.length + changed.length;
  if (count === 0) return 'a changed list of case studies';
  return count === 1 ? '1 case study' : `${count} case studies`;
}
