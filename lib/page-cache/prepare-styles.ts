import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutFramework } from './intent.ts';
import { PageStyles } from './page-styles.ts';

/** After a build: cuts out the styles of every prerendered page. */
export async function prepareStyles(distFolder: string): Promise<{ pages: number; sheets: number }> {
  const styles = new PageStyles(distFolder);
  const sheets = new Set<string>();
  const pages = globSync('server/app/**/*.html', { cwd: distFolder });
  for (const page of pages) {
    const html = readFileSync(join(distFolder, page), 'utf8');
    const flight = join(distFolder, page.replace(/html$/, 'rsc'));
    const plain = existsSync(flight) ? withoutFramework(html, readFileSync(flight)) : undefined;
    const digest = await styles.prepare(plain ?? html, 'apart');
    if (digest) sheets.add(digest);
  }
  return { pages: pages.length, sheets: sheets.size };
}
