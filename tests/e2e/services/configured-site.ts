import { newCertificate } from '../../torture/certificate.ts';
import { CHROMIUM_FLAGS } from '../../browser.ts';
import { startFakePubNub, type FakePubNub } from '../../services/fake-pubnub.ts';
import { startFakeQuotes, type FakeQuotes } from '../../services/fake-quotes.ts';
import { buildSite, copySite, editSite } from '../../site/copy-site.ts';
import { startSite } from '../../site/start-site.ts';
import { test as base } from '../test.ts';

export { expect, type Page } from '../test.ts';

/** Keys that no service ever gave out. What is baked into pages must be there when the site is built. */
export const KEYS = { PUBNUB_SUBSCRIBE_KEY: 'sub-c-e2e', PUBNUB_PUBLISH_KEY: 'pub-c-e2e' };

/** Fakes of all services, on 127.0.0.1, and what a server must know to reach them. */
type Services = { pubnub: FakePubNub; quotes: FakeQuotes; env: Record<string, string> };

/**
 * A site that was built with the keys of every service, and with one client whose shares are real. Pages ask for the services' real hosts under the real policy; the
 * browser is told that these hosts are here.
 */
export const test = base.extend<object, { services: Services; configuredSite: string }>({
  services: [
    async ({}, use) => {
      const certificate = newCertificate('IP:127.0.0.1,DNS:*.pndsn.com');
      if (!certificate) throw new Error('These tests need openssl.');
      const pubnub = await startFakePubNub(certificate);
      const quotes = await startFakeQuotes();
      const env = {
        ...KEYS,
        PUBNUB_ORIGIN: pubnub.origin,
        NODE_EXTRA_CA_CERTS: certificate.file,
        STOCK_QUOTES_URL: quotes.address,
        STOCK_QUOTES_KEY: 'quotes-key-e2e',
      };
      await use({ pubnub, quotes, env });
      pubnub.stop();
      quotes.stop();
      certificate.remove();
    },
    { scope: 'worker' },
  ],
  configuredSite: [
    async ({ services }, use, { parallelIndex }) => {
      // Two workers must not build in one folder.
      const folder = copySite(`services-${parallelIndex}`);
      editSite(folder, 'content/case-studies/lumenfold-mission-mural-dash.md', 'LMFD.DEMO', 'LMFD');
      buildSite(folder, KEYS);
      const site = await startSite({ folder, env: services.env });
      await use(site.origin);
      site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  launchOptions: [
    async ({ services }, use) => {
      const rules = `--host-resolver-rules=MAP *.pndsn.com 127.0.0.1:${services.pubnub.port}`;
      await use({ executablePath: process.env.CHROMIUM_PATH, args: [...CHROMIUM_FLAGS, rules] });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ configuredSite }, provide) => provide(configuredSite),
  ignoreHTTPSErrors: true,
});
