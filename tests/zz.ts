import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from './browser.ts';
import { weighFirstLoad } from './speed/first-load.ts';
import { overruns, growth } from './speed/budgets.ts';
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const xml = await (await fetch('http://127.0.0.1:3300/sitemap.xml')).text();
const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((m) => m[1] || '/');
for (const path of process.argv.slice(2).length ? process.argv.slice(2) : paths) {
  const context = await browser.newContext(); const page = await context.newPage(); const load = await weighFirstLoad(page, 'http://127.0.0.1:3300', path); await context.close();
  const { html, total, requests } = load as any;
  console.log(path.padEnd(55), html, total, requests, overruns(load).join('; ').replaceAll(path + ': ', ''), growth(load).length ? 'GROWTH ' + growth(load) : '');
}
await browser.close();
