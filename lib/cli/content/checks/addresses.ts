import { addressHint } from '#lib/content/address-hint';
import { decodeAddress } from '#lib/content/decode-address';
import { didYouMean } from '#lib/content/did-you-mean';
import type { Path } from '#lib/content/field-name';
import { isAllowedLinkAddress } from '#lib/content/markdown-addresses';
import type { Problem } from '#lib/content/problem';
import { formatSiteTime } from '#lib/content/format-time';
import { addressPattern } from '../address-pattern.ts';
import { problemAt } from '../problem-at.ts';
import { findQueryFlaw } from '../query-flaw.ts';
import type { Content, ContentFile } from '../read-content.ts';
import { getSiteMap, type SiteMap } from '../site-map.ts';

/** A problem with an address. */
type Flaw = Pick<Problem, 'what' | 'fix' | 'level'>;

/** The position of an address, and its possible targets. */
type LinkContext = { file: ContentFile; path: Path; map: SiteMap; content: Content };

/** Reports links to pages or anchors that do not exist, and to pages that are not public yet. */
export function addressProblems(content: Content): Problem[] {
  const map = getSiteMap(content);
  return content.files.flatMap((file) =>
    file.texts.flatMap(({ path, text, role, parts }) => {
      if (role === 'address') {
        const flaw = isFileAddress(text) ? undefined : findLinkFlaw(text, { file, path, map, content });
        return flaw ? [problemAt(file, path, flaw)] : [];
      }
      const links = parts.flatMap((part) => (part.kind === 'link' ? [part.address] : []));
      return links.flatMap((address, index) => {
        const flaw = isFileAddress(address) ? undefined : findLinkFlaw(address, { file, path, map, content });
        const nth = links.slice(0, index).filter((earlier) => earlier === address).length;
        return flaw ? [problemAt(file, path, flaw, { words: addressPattern(address), nth })] : [];
      });
    }),
  );
}

/** True for the address of a file on this site. checks/pictures.ts checks these. */
export function isFileAddress(address: string): boolean {
  return /^\/(?:art|video)\/[^?#]*\.\w+$/.test(address);
}

function findLinkFlaw(address: string, context: LinkContext): Flaw | undefined {
  if (!isAllowedLinkAddress(address)) {
    const what = `The link to "${address}" is left out: it is no address.`;
    return { what, fix: 'Start it with / for a page of this site, else with https:, mailto: or tel:.' };
  }
  if (/^https?:\/\/(?:localhost|127\.)/i.test(address)) {
    return {
      what: `"${address}" is on your own computer.`,
      fix: 'Leave out everything before the path, which starts with /.',
    };
  }
  if (/^mailto:(?!\S+@\S+\.\S)/.test(address)) {
    return {
      what: `"${address}" is no email address.`,
      fix: 'Write mailto: and the address, such as mailto:hello@example.com.',
    };
  }
  if (!/^[/#]/.test(address)) return undefined;
  return findPathFlaw(address, context);
}

function findPathFlaw(address: string, around: LinkContext): Flaw | undefined {
  const { file, map, content } = around;
  const { pathname, search, hash } = new URL(address, `http://site${file.address ?? '/'}`);
  if (address.startsWith('#') && !file.address) {
    return { what: `"${address}" has no page in a shared list.`, fix: 'Write the path of the page before the #.' };
  }
  const page = map.pages.get(pathname);
  const now = map.moved.get(pathname);
  if (!page && now) {
    return { what: `"${pathname}" has moved.`, fix: `Write ${now}, which it leads to.`, level: 'warning' };
  }
  if (!page) return describeMissingPage(pathname, map);
  const query = findQueryFlaw(pathname, search, content);
  if (query) return query;
  const anchor = decodeAddress(hash.slice(1));
  if (anchor && page.anchors && !page.anchors.has(anchor)) {
    const anchors = [...page.anchors].filter((one) => one !== 'main');
    const fix =
      didYouMean(anchor, anchors) ?? (anchors.length > 0 ? `Use one of: ${anchors.join(', ')}.` : 'Leave the # out.');
    return { what: `"${pathname}" has no place called "${anchor}".`, fix };
  }
  const isHidden = page.publicFrom > Math.max(file.publicFrom, content.now.getTime());
  return isHidden ? describeHiddenPage(pathname, page.publicFrom, around) : undefined;
}

function describeMissingPage(path: string, { pages }: SiteMap): Flaw {
  const what = `There is no page at "${path}".`;
  const normalized = path.replace(/\/+$/, '').toLowerCase();
  if (normalized !== path && pages.has(normalized)) return { what, fix: `Write ${normalized}.` };
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const candidates = [...pages.keys()].filter((known) => known.startsWith(folder) || folder === '/');
  return { what, fix: addressHint(path) ?? didYouMean(path, candidates) ?? 'Correct the path, or leave the link out.' };
}

function describeHiddenPage(path: string, publicFrom: number, around: LinkContext): Flaw {
  if (publicFrom === Infinity) {
    const what = `"${path}" is a draft, so the link never shows.`;
    return { what, fix: 'Give the draft a date, or leave the link out.' };
  }
  if (!isRemovedBySite(around)) {
    const what = `"${path}" is not public until ${formatSiteTime(publicFrom)}, and this link shows before.`;
    return { what, fix: 'Leave the link out until then.' };
  }
  const what = `"${path}" is not public yet: until ${formatSiteTime(publicFrom)} the link shows as plain words.`;
  return { what, fix: 'Make sure that the words of the link may be read before.', level: 'warning' };
}

/** True where the site itself removes such a link until its page is public, and keeps the link text. */
function isRemovedBySite({ file: { file }, path }: LinkContext): boolean {
  return file.startsWith('content/pages/') ? path[0] === 'sections' : file.endsWith('.md');
}
