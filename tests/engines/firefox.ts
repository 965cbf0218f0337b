import puppeteer from 'puppeteer-core';
import type { BrowserWindow, WindowOptions } from './browser-window.ts';

/** Opens a headless Firefox, over WebDriver BiDi. */
export async function openFirefox(
  executablePath: string,
  { width, height, startScript }: WindowOptions,
): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width, height },
    // The test's own time limit ends a page that never loads.
    protocolTimeout: 0,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.evaluateOnNewDocument(startScript);
  return {
    open: async (address) => void (await page.goto(address)),
    run: (script, ...args) => page.evaluate(script as never, ...args),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    capture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
