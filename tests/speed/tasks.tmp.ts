import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { writeFileSync } from 'node:fs';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { startSite } from '../site/start-site.ts';
import { startNginx } from '../site/nginx.ts';
import { atRest } from './lighthouse.ts';
import { Launcher } from 'chrome-launcher';
const site = await startSite({ env: { SITE_URL: '' } });
const edge = await startNginx(site.origin, { secure: true });
const OWN = ['PreloadTopChromeWebUI','WebUIReloadButton','InitialWebUI','SpareRendererForSitePerProcess'];
const D='--disable-features=';
const dis = (f:string)=>f.startsWith(D)?f.slice(D.length).split(','):[];
const FLAGS=['--headless=new','--ignore-certificate-errors',...CHROMIUM_FLAGS,D+[...Launcher.defaultFlags().flatMap(dis),...OWN].join()];
const path = process.argv[2] ?? '/get-a-quote';
try {
  for (const enc of ['br','gzip']) await fetch(site.origin + path, {headers:{'accept-encoding':enc}});
  await new Promise(r=>setTimeout(r,2500));
  for (let i=0;i<Number(process.env.RUNS??3);i++){
    await atRest();
    const chrome = await launch({ chromePath: findChromium(), chromeFlags: FLAGS });
    const r = await lighthouse(edge.origin+path,{port:chrome.port,logLevel:'error',onlyCategories:['performance'],},undefined);
    const a=r!.lhr.audits;
    console.log('score',r!.lhr.categories.performance!.score,'fcp',a['first-contentful-paint']!.numericValue,'lcp',a['largest-contentful-paint']!.numericValue,'si',a['speed-index']!.numericValue,'tbt',a['total-blocking-time']!.numericValue);
    for (const t of (a['long-tasks']?.details as any)?.items??[]) console.log('   task',Math.round(t.startTime),Math.round(t.duration),String(t.url).slice(-70));
    writeFileSync(`/tmp/w/trace${i}.json`, JSON.stringify((r!.artifacts as any).Trace ?? (r!.artifacts as any).traces?.defaultPass));
    chrome.kill();
  }
} finally { edge.stop(); site.stop(); }
process.exit(0);
