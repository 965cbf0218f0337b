import { chromium } from 'playwright';
import { writeFileSync } from 'node:fs';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { startSite } from '../site/start-site.ts';
import { startNginx } from '../site/nginx.ts';
const site = await startSite({ env: { SITE_URL: '' } });
const edge = await startNginx(site.origin, { secure: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const path = process.argv[2] ?? '/get-a-quote';
for (let i=0;i<3;i++){
 const ctx = await browser.newContext({ ignoreHTTPSErrors: true, viewport:{width:412,height:823} });
 const page = await ctx.newPage();
 const cdp = await ctx.newCDPSession(page);
 await cdp.send('Profiler.enable');
 await cdp.send('Profiler.setSamplingInterval',{interval:100});
 await cdp.send('Profiler.start');
 await page.goto(edge.origin+path); await page.waitForTimeout(2500);
 const {profile}=await cdp.send('Profiler.stop');
 writeFileSync(`/tmp/w/p${i}.cpuprofile`,JSON.stringify(profile));
 await ctx.close();
}
await browser.close(); edge.stop(); site.stop(); process.exit(0);
