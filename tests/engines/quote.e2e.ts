import { randomUUID } from 'node:crypto';
import { storedFor } from '../e2e/stored-quotes.ts';
import type { BrowserWindow } from './browser-window.ts';
import { expect, test, WIDTHS } from './test.ts';
import { click, hydrate, until, untilShown } from './visit.ts';

const CITY = 'Denver, CO, USA';

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('the quote wizard leads to a stored quote by pointer', async ({ window }) => {
      const email = `pointer-${randomUUID()}@example.com`;
      const next = () => click(window, 'main button', 'Continue');
      await window.open('/get-a-quote');
      await hydrate(window);
      await click(window, 'label', 'Scavenger hunt');
      await next();
      await untilQuestion(window, 'Where');
      await click(window, '[role=combobox]');
      await window.type('denver');
      await click(window, '[role=option]', CITY);
      await next();
      await untilQuestion(window, 'players');
      await click(window, 'input[inputmode=numeric]');
      await window.type('45');
      await untilShown(window, '$5,475');
      await next();
      await untilQuestion(window, 'game');
      await next();
      await untilQuestion(window, 'When');
      await next();
      await untilQuestion(window, 'Who');
      await fillContact(window, email);
      await next();
      await untilQuestion(window, 'Check');
      await click(window, 'main button', 'Send');
      await untilStored(window, email);
    });

    test.describe('without hydration', () => {
      test.use({ neverHydrates: true });

      test('every step is posted, and Back returns to the last one', async ({ window }) => {
        const email = `posted-${randomUUID()}@example.com`;
        const next = () => click(window, 'main button', 'Continue');
        await window.open('/get-a-quote?type=scavenger-hunt&people=45');
        await untilQuestion(window, 'Where', { isFocused: false });
        await click(window, 'input[name=city]');
        await window.type(CITY);
        await window.press('Enter');
        await untilQuestion(window, 'game');
        await next();
        await untilQuestion(window, 'When');
        await window.run(() => history.back());
        await untilQuestion(window, 'game', { isFocused: false });
        await next();
        await untilQuestion(window, 'When');
        await next();
        await untilQuestion(window, 'Who');
        await next();
        await untilShown(window, 'Enter your first name.');
        await fillContact(window, email);
        await next();
        await untilQuestion(window, 'Check');
        await click(window, 'main button', 'Send');
        await untilQuestion(window, 'Your move is in', { isFocused: false });
        await untilShown(window, String(storedFor(email)[0]!.reference));
      });
    });

    test('the quote wizard leads to a stored quote by keyboard', async ({ window }) => {
      const email = `keyboard-${randomUUID()}@example.com`;
      await window.open('/get-a-quote');
      await hydrate(window);
      await tabTo(window, 'input[type=radio]');
      await window.type(' ');
      await window.press('Enter');
      await untilQuestion(window, 'Where');
      await tabTo(window, '[role=combobox]');
      await window.type('denver');
      await untilShown(window, CITY);
      await window.press('ArrowDown');
      await window.press('Enter');
      await until(window, (city) => document.querySelector<HTMLInputElement>('[role=combobox]')?.value === city, CITY);
      await window.press('Enter');
      await untilQuestion(window, 'players');
      await tabTo(window, 'input[inputmode=numeric]');
      await window.type('45');
      await window.press('Enter');
      await untilQuestion(window, 'game');
      await tabTo(window, 'input[type=radio]:checked');
      await window.press('Enter');
      await untilQuestion(window, 'When');
      await tabTo(window, 'main button:not([aria-label])', 'Continue');
      await window.press('Enter');
      await untilQuestion(window, 'Who');
      await tabTo(window, 'input[autocomplete=given-name]');
      await window.type('Imani');
      await window.press('Tab');
      await window.type('Okafor');
      await window.press('Tab');
      await window.type(email);
      await window.press('Enter');
      await untilQuestion(window, 'Check');
      await tabTo(window, 'main button', 'Send');
      await window.press('Enter');
      await untilStored(window, email);
    });
  });
}

/**
 * Waits until the page shows a question and has moved the focus to it, except on a page that was opened by its address or by Back: an earlier key press
 * would lose the focus to it again.
 */
function untilQuestion(window: BrowserWindow, text: string, { isFocused = true } = {}): Promise<void> {
  return until(
    window,
    (text, isFocused) => {
      const question = isFocused ? document.activeElement : document.querySelector('h1');
      return question?.matches('h1') && question.textContent.includes(text);
    },
    text,
    isFocused,
  );
}

async function fillContact(window: BrowserWindow, email: string): Promise<void> {
  for (const [name, text] of [
    ['given-name', 'Imani'],
    ['family-name', 'Okafor'],
    ['email', email],
  ] as const) {
    await click(window, `input[autocomplete=${name}]`);
    await window.type(text);
  }
}

/** Presses Tab until an element that matches, with this text, has the focus. */
async function tabTo(window: BrowserWindow, selector: string, text = ''): Promise<void> {
  const isThere = () =>
    window.run(
      (selector, text) => {
        const focused = document.activeElement;
        return Boolean(focused?.matches(selector) && focused.textContent.includes(text));
      },
      selector,
      text,
    );
  for (let stop = 0; stop < 100; stop++) {
    await window.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`100 presses of Tab do not reach ${selector} ${text}.`);
}

/** Waits for the confirmation, and checks that the store has this quote once. */
async function untilStored(window: BrowserWindow, email: string): Promise<void> {
  await until(window, () => location.pathname === '/get-a-quote/confirmation');
  const [quote, ...others] = storedFor(email);
  expect(others).toEqual([]);
  expect(quote).toMatchObject({ total: 5475, city: CITY });
  await untilShown(window, String(quote!.reference));
}
