import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { savePageStyles } from '../next/page-styles-file.ts';
import { getNames, mergeNames, type Names } from './page-names.ts';
import { findStylesheets, getKnownNames, type PageStyle } from './page-styles.ts';
import { parsePage } from './page-tree.ts';
import { getVocabulary, purgeCss } from './purge-css.ts';
import { stripNextRuntime } from './strip-next-runtime.ts';

const RELATIVE_URL = /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/g;

/**
 * After a build: finds the CSS that each prerendered page uses, and that all pages of a folder use together, for pages that are first rendered
 * later. Stores it in the folder of the build. Takes 100 ms for each kind of page.
 */
export async function preparePageStyles(distFolder: string): Promise<void> {
  const sheets = new Map(
    globSync('static/chunks/**/*.css', { cwd: distFolder }).map((file) => [
      `/_next/${file}`,
      readSheet(distFolder, file),
    ]),
  );
  const vocabulary = getVocabulary([...sheets.values()].join('\n'));
  const styles = new Map<string, PageStyle>();
  for (const [, pages] of Map.groupBy(readPages(distFolder), ({ group }) => group)) {
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
}

type Page = { hrefs: string; names: Names; /** The style sheets and the first folder. */ group: string };

function readPages(distFolder: string): Page[] {
  const folder = join(distFolder, 'server', 'app');
  return globSync('**/*.html', { cwd: folder }).flatMap((file) => {
    const path = join(folder, file);
    const tree = parsePage(readFileSync(path, 'utf8'));
    if (!stripNextRuntime(tree)) return [];
    const { hrefs } = findStylesheets(tree);
    return [{ hrefs, names: getNames(tree), group: `${hrefs} ${file.replace(/[/.].*/, '')}` }];
  });
}

/** The text of a style sheet with absolute paths instead of relative URLs, so that its rules can be inlined. */
function readSheet(distFolder: string, file: string): string {
  const toAbsolute = (path: string) => new URL(path, `http://site/_next/${file}`).pathname;
  const css = readFileSync(join(distFolder, file), 'utf8');
  return css.replace(RELATIVE_URL, (_all, _quote, path: string) => `url(${toAbsolute(path)})`);
}
