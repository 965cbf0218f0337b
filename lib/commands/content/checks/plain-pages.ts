import { basename } from 'node:path';
import type { Problem } from '#lib/content/problem';
import { isPlainSection } from '#lib/site/plain-section';
import { problemAt } from '../problem-at.ts';
import type { Content } from '../read-content.ts';

/** Pages that draw their sections by PlainSections, because their own script comes first. */
const PLAIN_PAGES = ['get-a-quote.md', 'confirmation.md'];

/** Sections with a script on a page that has its own to load first. */
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
