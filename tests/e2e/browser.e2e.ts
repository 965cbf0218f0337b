import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, DISABLED_FEATURES, findChromium } from '../browser.ts';
import { expect, test } from './test.ts';

test('the test browser opens no pages of its own, and disables every feature that Playwright disables', async ({
  baseURL,
}) => {
  const args = [...CHROMIUM_FLAGS, '--enable-automation'];
  await using browser = await chromium.launch({ executablePath: findChromium(), args });
  const page = await browser.newPage();
  await page.goto(`${baseURL}/about`);
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send('Target.getTargets', { filter: [{}] });
  expect(targetInfos.map(({ url }) => url).filter((url) => url.startsWith('chrome'))).toEqual([]);

  const { arguments: flags } = await devtools.send('Browser.getBrowserCommandLine');
  const lists = flags
    .filter((flag) => flag.startsWith(DISABLED_FEATURES))
    .map((flag) => flag.slice(DISABLED_FEATURES.length).split(','));
  expect(lists).toHaveLength(2);
  expect(lists[1]).toEqual(expect.arrayContaining(lists[0]!));
});
