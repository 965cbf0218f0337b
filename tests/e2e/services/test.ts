import { chromium } from 'playwright/test';
import { CHROMIUM_FLAGS } from '../../browser.ts';
import { ALL_SERVICES } from '../../factories/all-services.ts';
import { startSite, type RunningSite } from '../../site/start-site.ts';
import { test as base } from '../test.ts';
import { FAKE_HOSTS } from './fake-hosts.ts';
import { openFakeHouse, type FakeHouse } from './fake-house.ts';

export { expect, type Page } from 'playwright/test';

/** What build.setup.ts built. */
export const CONNECTED = 'test-results/services';

type Shared = { house: FakeHouse; site: RunningSite };

/**
 * The site with every service connected, in a browser that finds the fakes under the services' own names and nobody else at
 * all. Extend FAKE_HOSTS for another service.
 */
export const test = base.extend<{ services: FakeHouse }, Shared>({
  house: [
    async ({}, use) => {
      const house = await openFakeHouse(FAKE_HOSTS);
      await use(house);
      house.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({}, use) => {
      const site = await startSite({ folder: CONNECTED, env: ALL_SERVICES });
      await use(site);
      site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  browser: [
    async ({ house }, use) => {
      const known = Object.keys(FAKE_HOSTS).map((host) => `MAP ${host}:443 127.0.0.1:${house.port}`);
      const rules = [...known, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(', ');
      const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM_PATH,
        args: [...CHROMIUM_FLAGS, `--host-resolver-rules=${rules}`],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
  ignoreHTTPSErrors: true,
  services: [
    async ({ house }, use) => {
      house.reset();
      await use(house);
    },
    { auto: true },
  ],
});
