import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_PAGE_STYLES, type PageStyles } from '../html/page-styles.ts';

export const PAGE_STYLES_FILE = 'page-styles.json';

type Stored = { vocabulary: string[]; styles: { hrefs: string; names: string[]; css: string }[] };

/** Stores the CSS of the pages of a build in its folder. */
export function savePageStyles(distFolder: string, { vocabulary, styles }: PageStyles): void {
  const stored: Stored = {
    vocabulary: [...vocabulary],
    styles: styles.map((style) => ({ ...style, names: [...style.names] })),
  };
  writeFileSync(join(distFolder, PAGE_STYLES_FILE), JSON.stringify(stored));
}

/** What the build stored; nothing during the build. */
export function loadPageStyles(distFolder: string): PageStyles {
  const path = join(distFolder, PAGE_STYLES_FILE);
  if (!existsSync(path)) return NO_PAGE_STYLES;
  const { vocabulary, styles } = JSON.parse(readFileSync(path, 'utf8')) as Stored;
  return {
    vocabulary: new Set(vocabulary),
    styles: styles.map((style) => ({ ...style, names: new Set(style.names) })),
  };
}
