import { didYouMean } from '#lib/content/did-you-mean';
import type { Path } from '#lib/content/field-name';
import { isLinkAddress } from '#lib/content/markdown-addresses';
import type { Problem } from '#lib/content/problem';
import { dateText } from '#lib/content/when';
import { addressPattern } from '../address-pattern.ts';
import { problemAt } from '../problem-at.ts';
import { queryFlaw } from '../query-flaw.ts';
import type { Content, ContentFile } from '../read-content.ts';
import { siteMapOf, type SiteMap } from '../site-map.ts';

/** What is wrong with an address. */
type Flaw = Pick<Problem, 'what' | 'fix' | 'level'>;

/** Where an address stands, and what it can lead to. */
type Around = { file: ContentFile; path: Path; map: SiteMap; content: Content };

/** Links that lead nowhere, to a place that is not there, or to what visitors may not see yet. */
export function addressProblems(content: Content): Problem[] {
  const map = siteMapOf(content);
  return content.files.flatMap((file) =>
    file.texts.flatMap(({ path, text, role, parts }) => {
      if (role === 'address') {
        const flaw = isFile(text) ? undefined : flawOf(text, { file, path, map, content });
        return flaw ? [problemAt(file, path, flaw)] : [];
      }
      const links = parts.flatMap((part) => (part.kind === 'link' ? [part.address] : []));
      return links.flatMap((address, index) => {
        const flaw = isFile(address) ? undefined : flawOf(address, { file, path, map, content });
        const nth = links.slice(0, index).filter((earlier) => earlier === address).length;
        return flaw ? [problemAt(file, path, flaw, { words: addressPattern(address), nth })] : [];
      });
    }),
  );
}

/** True for an address of this site that a file stands behind: pictures and films, which have a check of their own. */
export function isFile(address: string): boolean {
  return /^\/(?:art|video)\/[^?#]*\.\w+$/.test(address);
}

function flawOf(address: string, around: Around): Flaw | undefined {
  if (!isLinkAddress(address)) {
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
  return pathFlaw(address, around);
}

function pathFlaw(address: string, around: Around): Flaw | undefined {
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
  if (!page) return missingPage(pathname, map);
  const query = queryFlaw(pathname, search, content);
  if (query) return query;
  const anchor = decoded(hash.slice(1));
  if (anchor && page.anchors && !page.anchors.has(anchor)) {
    const anchors = [...page.anchors].filter((one) => one !== 'main');
    const fix =
      didYouMean(anchor, anchors) ?? (anchors.length > 0 ? `Use one of: ${anchors.join(', ')}.` : 'Leave the # out.');
    return { what: `"${pathname}" has no place called "${anchor}".`, fix };
  }
  const isHidden = page.publicFrom > Math.max(file.publicFrom, content.now.getTime());
  return isHidden ? hiddenPage(pathname, page.publicFrom, around) : undefined;
}

/** An anchor as pages spell it; a lone % stays as it is. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function missingPage(path: string, { pages }: SiteMap): Flaw {
  const what = `There is no page at "${path}".`;
  const bare = path.replace(/\/+$/, '').toLowerCase();
  if (bare !== path && pages.has(bare)) return { what, fix: `Write ${bare}.` };
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const candidates = [...pages.keys()].filter((known) => known.startsWith(folder) || folder === '/');
  return { what, fix: didYouMean(path, candidates) ?? 'Correct the path, or leave the link out.' };
}

function hiddenPage(path: string, publicFrom: number, around: Around): Flaw {
  if (publicFrom === Infinity) {
    const what = `"${path}" is a draft, so the link never shows.`;
    return { what, fix: 'Give the draft a date, or leave the link out.' };
  }
  if (!isLeftOut(around)) {
    const what = `"${path}" is not public until ${dateText(publicFrom)}, and this link shows before.`;
    return { what, fix: 'Leave the link out until then.' };
  }
  const what = `"${path}" is not public yet: until ${dateText(publicFrom)} the link shows as plain words.`;
  return { what, fix: 'Make sure that the words of the link may be read before.', level: 'warning' };
}

/** True where the site itself leaves such a link out until the page is public, and keeps its words. */
function isLeftOut({ file: { file }, path }: Around): boolean {
  return file.startsWith('content/pages/') ? path[0] === 'sections' : file.endsWith('.md');
}
