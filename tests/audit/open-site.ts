import { chromium, type Browser } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { listedPaths } from '../servers/listed-paths.ts';
import { startSite } from '../servers/start-site.ts';

export type OpenSite = { origin: string; browser: Browser; listed: string[] };

/** Serves the last build and opens a browser while `act` runs. `listed` are the paths of the sitemap. */
export async function openSite(act: (site: OpenSite) => Promise<void>): Promise<void> {
  const { origin, stop } = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    await act({ origin, browser, listed: listedPaths(await (await fetch(`${origin}/sitemap.xml`)).text()) });
  } finally {
    await browser.close();
    stop();
  }
}
