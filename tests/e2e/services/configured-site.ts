import { CHROMIUM_FLAGS } from '../../browser.ts';
import { ALL_SERVICES } from '../../factories/all-services.ts';
import { startFakePubNub, type FakePubNub } from '../../services/fake-pubnub.ts';
import { startFakeQuotes, type FakeQuotes } from '../../services/fake-quotes.ts';
import { newCertificate } from '../../site/certificate.ts';
import { startSite } from '../../site/start-site.ts';
import { test as base } from '../test.ts';
import { CONNECTED } from './test.ts';

export { expect, type Page } from '../test.ts';

/** Keys that no service ever gave out. */
export const KEYS = { PUBNUB_SUBSCRIBE_KEY: ALL_SERVICES.PUBNUB_SUBSCRIBE_KEY!, PUBNUB_PUBLISH_KEY: 'pub-c-e2e00000' };

/** Fakes of all services, on 127.0.0.1, and what a server must know to reach them. */
type Services = { pubnub: FakePubNub; quotes: FakeQuotes; env: Record<string, string> };

/**
 * The connected site with fakes of PubNub and of a service for share prices. Pages ask for PubNub's real host under the real
 * policy; the browser is told that this host is here.
 */
export const test = base.extend<object, { services: Services; configuredSite: string }>({
  services: [
    async ({}, use) => {
      const certificate = newCertificate('IP:127.0.0.1,DNS:*.pndsn.com');
      if (!certificate) throw new Error('These tests need openssl.');
      const pubnub = await startFakePubNub(certificate);
      const quotes = await startFakeQuotes();
      const env = {
        ...ALL_SERVICES,
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
    async ({ services }, use) => {
      const site = await startSite({ folder: CONNECTED, env: services.env });
      await use(site.origin);
      site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
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
