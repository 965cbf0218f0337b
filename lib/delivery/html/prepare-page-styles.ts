import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { savePageStyles } from '../next/page-styles-file.ts';
import { getNames, mergeNames, type Names } from './page-names.ts';
import { findStylesheets, getKnownNames, type PageStyle, type PageStyles } from './page-styles.ts';
import { parsePage } from './page-tree.ts';
import { getVocabulary, purgeCss } from './purge-css.ts';
import { stripNextRuntime } from './strip-next-runtime.ts';

const RELATIVE_URL = /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/g;

/** A prerendered page: the path of its URL, and its HTML as Next rendered it. */
export type RenderedPage = { path: string; html: string };

/**
 * Finds the CSS that each prerendered page uses, and that all pages of a folder use together, for pages that are first rendered later. Stores it in the
 * folder of the build. Takes 100 ms for each kind of page.
 */
export async function preparePageStyles(distFolder: string, rendered: readonly RenderedPage[]): Promise<PageStyles> {
  const sheets = new Map(
    globSync('static/chunks/**/*.css', { cwd: distFolder }).map((file) => [
      `/_next/${file}`,
      readSheet(distFolder, file),
    ]),
  );
  const vocabulary = getVocabulary([...sheets.values()].join('\n'));
  const styles = new Map<string, PageStyle>();
  for (const [, pages] of Map.groupBy(rendered.flatMap(parseNames), ({ group }) => group)) {
    const union = mergeNames(pages.map(({ names }) => names));
    for (const { hrefs, names } of [...pages, { hrefs: pages[0]!.hrefs, names: union }]) {
      const known = getKnownNames(names, vocabulary).sort();
      const key = [hrefs, ...known].join(' ');
      const css = hrefs.split(' ').map((href) => sheets.get(href) ?? '');
      if (!styles.has(key))
        styles.set(key, { hrefs, names: new Set(known), css: await purgeCss(names, css.join('\n')) });
    }
  }
  const bySize = [...styles.values()].toSorted((left, right) => left.css.length - right.css.length);
  savePageStyles(distFolder, { vocabulary, styles: bySize });
  return { vocabulary, styles: bySize };
}

type Page = { hrefs: string; names: Names; /** The style sheets and the first folder. */ group: string };

function parseNames({ path, html }: RenderedPage): Page[] {
  const tree = parsePage(html);
  if (!stripNextRuntime(tree)) return [];
  const { hrefs } = findStylesheets(tree);
  return [{ hrefs, names: getNames(tree), group: `${hrefs} ${path.split('/', 2).join('/')}` }];
}

/** The text of a style sheet with absolute paths instead of relative URLs, so that its rules can be inlined. */
function readSheet(distFolder: string, file: string): string {
  const toAbsolute = (path: string) => new URL(path, `http://site/_next/${file}`).pathname;
  const css = readFileSync(join(distFolder, file), 'utf8');
  return css.replace(RELATIVE_URL, (_all, _quote, path: string) => `url(${toAbsolute(path)})`);
}
