import type { Locator, Page } from 'playwright';
import type { TouchInput } from './emulate-touch.ts';
import { measureInteraction, watchDrags } from './interaction-times.ts';
import type { Walk } from './slowed-phone.ts';

/** Performs one interaction and waits until the page is idle; `name` describes it. */
type Run = (name: string, act: () => Promise<unknown>) => Promise<void>;

/** The pause between scrolling and a tap, in milliseconds, in which the page draws what scrolled into view. */
const AIM_MS = 500;

const NOTE =
  'Two of us use wheelchairs; the lobby opens at nine, and there is coffee before the first clue. ' +
  'We would like to end near the river, so that the losers can be thrown in. ';

/** Walks through the whole quote wizard as a visitor with a slowed phone. */
export const walkQuote: Walk = async (origin, openPhone, note) => {
  const { page, touch, slowDown } = await openPhone();
  await page.goto(`${origin}/get-a-quote`, { waitUntil: 'networkidle' });
  await slowDown();
  // The page's own work after loading is throttled, too, and belongs to no interaction.
  await page.waitForTimeout(1500);
  await walkSteps(page, touch, async (name, act) => note(`quote, ${name}`, await measureInteraction(page, act)));
  await page.context().close();
};

/** Passes every interaction to `run`. */
async function walkSteps(page: Page, touch: TouchInput, run: Run): Promise<void> {
  const radio = (name: RegExp) => page.getByRole('radio', { name }).locator('..');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
  const next = button('Continue');
  const back = button(/^Back to/);

  async function tap(name: string, target: Locator) {
    // The bar at the lower edge does not cover the middle of the screen.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await target.boundingBox())!;
    await page.waitForTimeout(AIM_MS);
    await run(name, () => touch.tap({ x: x + width / 2, y: y + height / 2 }));
  }

  async function go(name: string, control: Locator, question: RegExp) {
    await tap(name, control);
    await page.getByRole('heading', { level: 1, name: question }).waitFor();
  }

  async function type(name: string, field: Locator, keys: string | string[]) {
    await field.focus();
    for (const key of keys) await run(name, () => page.keyboard.press(key, { delay: 20 }));
  }

  await tap('Continue with an error', next);
  for (const name of [/Escape room/, /Holiday/, /Onsite/, /Offsite/, /Homeschool/, /Virtual/, /Scavenger/])
    await tap('choose an event', radio(name));
  await go('Continue: event to city', next, /Where/);

  const city = page.getByRole('combobox', { name: 'City' });
  await type('city: a key', city, [...'South San Francisc', ...Array<string>(18).fill('Backspace'), ...'denver']);
  const denver = page.getByRole('option', { name: 'Denver, CO, USA' });
  await denver.waitFor();
  await tap('choose a city', denver);
  await go('Continue: city to people', next, /players/);

  const people = page.getByRole('textbox', { name: 'Number of players' });
  for (const digits of ['45', '380', '600', '5000'])
    await type('players: a key', people, [...digits, ...Array<string>(digits.length).fill('Backspace')]);
  await type('players: a key', people, '595');
  for (const way of [/ten more/, /ten more/, /ten fewer/, /ten fewer/])
    await tap('players: ten more or fewer', button(way));
  const slider = page.getByRole('slider');
  await type('players: a key on the slider', slider, [
    'End',
    'Home',
    'PageUp',
    'PageUp',
    'ArrowRight',
    'End',
    'PageDown',
  ]);
  await drag(page, touch, slider, run);
  await tap('budget: open', page.getByText('I have a budget instead'));
  await type('budget: a key', page.getByLabel('Your budget in dollars'), '$16,500');
  await tap('budget: take its number', button(/^Play with/));
  await people.fill('45');
  await go('Continue: people to game', next, /game/);

  const games = await page.getByRole('radio').all();
  for (const game of [...games.slice(1), games[0]!]) await tap('choose a game', game.locator('..'));
  await go('Continue: game to dates', next, /When/);

  await type('date: a key', page.locator('input[type=date]').first(), '12102031');
  const note = page.getByLabel('Anything we should know');
  await note.fill(NOTE.repeat(8));
  await type('description: a key', note, 'And a dog.');
  await go('Continue: dates to you', next, /Who/);

  await tap('Continue with an error', next);
  await type('first name: a key', page.getByLabel('First name'), 'Imani');
  await type('last name: a key', page.getByLabel('Last name'), 'Okafor');
  await type('email: a key', page.getByLabel('Email'), 'imani@example.com');
  await type('phone: a key', page.getByLabel(/Phone/), '+1 415 555 0142');
  await go('Continue: you to check', next, /Check/);

  await go('Change: check to people', button(/Change players/), /players/);
  await go('Continue: people to check', next, /Check/);
  await go('Back: check to you', back, /Who/);
  await go('Back: you to dates', back, /When/);
  await go('Back: dates to game', back, /game/);
  await go('Back: game to people', back, /players/);
  await go('Back: people to city', back, /Where/);
  await go('Back: city to event', back, /playing/);
  const track = page.getByRole('list', { name: 'Progress' });
  for (const name of ['Send', 'Event', 'You', 'City', 'When', 'People'])
    await tap('the progress track', track.getByRole('button', { name }));
  await tap('switch to virtual', button('Switch to virtual'));
  await tap('switch back', button(/^Back to scavenger/));
}

/** Drags the thumb over the whole slider. */
async function drag(page: Page, touch: TouchInput, slider: Locator, run: Run): Promise<void> {
  const { x, y, width, height } = (await slider.boundingBox())!;
  const at = (part: number) => ({ x: x + 20 + part * (width - 40), y: y + height / 2 });
  const stopWatching = await watchDrags(page);
  await touch.down(at(0.5));
  for (const part of [0.4, 0.2, 0, 0.1, 0.3, 0.5, 0.7, 0.9, 1, 0.8, 0.62, 0.63])
    await run('players: a pull at the slider', () => touch.move(at(part)));
  await touch.up(at(0.63));
  await stopWatching();
}
