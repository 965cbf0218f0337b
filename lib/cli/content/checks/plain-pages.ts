import { basename } from 'node:path';
import type { Problem } from '#lib/content/problem';
import { isPlainSection } from '#lib/pages/plain-section';
import { problemAt } from '../problem-at.ts';
import type { Content } from '../read-content.ts';

/** Pages that render their sections with PlainSections, because their own script must load first. */
const PLAIN_PAGES = ['get-a-quote.md', 'confirmation.md'];

/** Reports sections with a client script on these pages. */
export function plainPageProblems({ pages }: Content): Problem[] {
  return pages
    .filter(({ file }) => PLAIN_PAGES.includes(basename(file)))
    .flatMap((page) =>
      (page.data.sections ?? []).flatMap((section, index) => {
        const what = `A section of kind "${section.kind}" brings a script, and this page has its own to load first.`;
        const fix = 'Put the section on another page, and link to it from here.';
        return isPlainSection(section) ? [] : [problemAt(page, ['sections', index, 'kind'], { what, fix })];
      }),
    );
}
