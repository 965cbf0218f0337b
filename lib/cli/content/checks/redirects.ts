import type { Path } from '#lib/content/field-name';
import type { Problem } from '#lib/content/problem';
import { problemAt } from '../problem-at.ts';
import type { Content } from '../read-content.ts';
import { getSiteMap } from '../site-map.ts';

/** Reports redirects that hide a page, are listed twice, or lead to an old path, to no page or to one that is not public yet. */
export function redirectProblems(content: Content): Problem[] {
  const entry = content.lists['redirects.yaml'];
  if (!entry) return [];
  const { moved, gone } = entry.data;
  const map = getSiteMap(content);
  const old = [
    ...moved.map(({ from }, index) => ({ address: from, path: ['moved', index, 'from'] })),
    ...gone.map(({ path: address }, index) => ({ address, path: ['gone', index, 'path'] })),
  ];
  const addresses = old.map(({ address }) => address);
  const problem = (path: Path, what: string, fix: string) => problemAt(entry, path, { what, fix });
  return [
    ...old.flatMap(({ address, path }, index) => {
      if (map.pages.has(address)) {
        return problem(path, `There is a page at "${address}".`, 'Remove this line; it would hide the page.');
      }
      const present = map.moved.get(address);
      if (present) {
        const what = `"${address}" is a previous slug, which leads to ${present} already.`;
        return problem(path, what, 'Remove this line.');
      }
      const isSecond = addresses.indexOf(address) < index;
      return isSecond ? problem(path, `"${address}" is listed twice.`, 'Keep one of the two lines.') : [];
    }),
    ...moved.flatMap(({ to }, index) => {
      const path = ['moved', index, 'to'];
      const target = to.replace(/[?#].*$/, '');
      if (addresses.includes(target) || map.moved.has(target)) {
        const end = map.moved.get(target);
        const fix = end ? `Write ${end}, where the way ends.` : 'Name the address where the way ends.';
        return problem(path, `"${target}" is an old address itself.`, fix);
      }
      const page = map.pages.get(target);
      // A page that is not public yet counts as missing: a redirect would reveal its path.
      if (page && page.publicFrom <= content.now.getTime()) return [];
      return problem(path, `There is no page at "${target}".`, 'Correct the address, or list the old one under gone.');
    }),
  ];
}
