import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withoutFramework } from './intent.ts';
import { PageStyles } from './page-styles.ts';

/** After a build: cuts out the styles of every prerendered page, and forgets those that no page uses any more. */
export async function prepareStyles(distFolder: string): Promise<{ pages: number; sheets: number }> {
  const styles = new PageStyles(distFolder);
  const used = new Set<string>();
  const pages = globSync('server/app/**/*.html', { cwd: distFolder });
  for (const page of pages) {
    const html = readFileSync(join(distFolder, page), 'utf8');
    const flight = join(distFolder, page.replace(/html$/, 'rsc'));
    const plain = existsSync(flight) ? withoutFramework(html, readFileSync(flight)) : undefined;
    const digest = await styles.prepare(plain ?? html);
    if (digest) used.add(`${digest}.css`);
  }
  mkdirSync(styles.folder, { recursive: true });
  for (const file of readdirSync(styles.folder)) if (!used.has(file)) rmSync(join(styles.folder, file));
  return { pages: pages.length, sheets: used.size };
}
