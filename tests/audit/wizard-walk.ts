import type { Locator, Page } from 'playwright';

/** One interaction, under the name of its row in the table. */
export type Interaction = { name: string; act: () => Promise<unknown> };
type Run = (name: string, act: () => Promise<unknown>) => Promise<void>;

const NOTE =
  'Two of us use wheelchairs; the lobby opens at nine, and there is coffee before the first clue. ' +
  'We would like to end near the river, so that the losers can be thrown in.';

/** Goes through the whole wizard as a visitor does, handing every interaction to `run`. */
export async function walkWizard(page: Page, run: Run): Promise<void> {
  const radio = (name: string | RegExp) => page.getByRole('radio', { name });
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
  const tapTile = (name: string | RegExp) => radio(name).locator('..').tap({ position: { x: 30, y: 60 } });
  const question = page.getByRole('heading', { level: 1 });
  const go = async (name: string, way: Locator, words: RegExp) => {
    await way.scrollIntoViewIfNeeded();
    await run(name, () => way.tap());
    await question.filter({ hasText: words }).waitFor();
  };
  const type = async (name: string, field: Locator, text: string) => {
    await field.focus();
    for (const key of text) await run(name, () => page.keyboard.press(key, { delay: 20 }));
  };
  const erase = async (name: string, presses: number) => {
    for (let press = 0; press < presses; press += 1) await run(name, () => page.keyboard.press('Backspace'));
  };

  await run('Continue with an error', () => button('Continue').tap());
  for (const name of [/Escape room/, /Holiday/, /Onsite/, /Offsite/, /Homeschool/, /Virtual/, /Scavenger/])
    await run('choose an event', () => tapTile(name));
  await go('Continue: event to city', button('Continue'), /where/i);

  const city = page.getByRole('combobox', { name: 'City' });
  await type('city: a key', city, 'South San Francisc');
  await erase('city: a key', 18);
  await type('city: a key', city, 'denver');
  const option = page.getByRole('option', { name: 'Denver, CO, USA' });
  await option.waitFor();
  await run('choose a city', () => option.tap());
  await go('Continue: city to people', button('Continue'), /players/i);

  const people = page.getByRole('textbox', { name: 'Number of players' });
  for (const text of ['45', '380', '600', '5000']) {
    await type('number of players: a key', people, text);
    await erase('number of players: a key', text.length);
  }
  await type('number of players: a key', people, '595');
  for (let press = 0; press < 6; press += 1) await run('ten more, ten fewer', () => button(/ten (more|fewer)/).tap());
  const slider = page.getByRole('slider');
  await slider.focus();
  for (const key of ['End', 'Home', 'PageUp', 'PageUp', 'ArrowRight', 'ArrowLeft', 'PageDown', 'End', 'ArrowLeft'])
    await run('slider: a key', () => page.keyboard.press(key));
  await drag(page, slider, run);
  const budget = page.getByText('I have a budget instead');
  await budget.scrollIntoViewIfNeeded();
  await run('open the budget', () => budget.tap());
  await type('budget: a key', page.getByLabel('Your budget in dollars'), '$16,500');
  await run('play with a budget', () => button(/^Play with/).tap());
  await people.fill('45');
  await go('Continue: people to game', button('Continue'), /game/i);

  const games = await page.getByRole('radio').all();
  for (const one of [...games.slice(1), games[0]!]) {
    await one.scrollIntoViewIfNeeded();
    await run('choose a game', () => one.locator('..').tap());
  }
  await go('Continue: game to dates', button('Continue'), /when/i);

  await page.locator('input[type=date]').first().focus();
  for (const key of '12102031') await run('date: a key', () => page.keyboard.press(key));
  const note = page.getByLabel('Anything we should know');
  await note.fill(NOTE.repeat(8));
  await type('description: a key', note, ' And a dog.');
  await go('Continue: dates to you', button('Continue'), /who/i);

  await run('Continue with an error', () => button('Continue').tap());
  await type('first name: a key', page.getByLabel('First name'), 'Imani');
  await type('last name: a key', page.getByLabel('Last name'), 'Okafor');
  await type('email: a key', page.getByLabel('Email'), 'imani@example.com');
  await type('phone: a key', page.getByLabel(/Phone/), '+1 415 555 0142');
  await go('Continue: you to check', button('Continue'), /check/i);

  await go('Change: check to people', button(/Change players/), /players/i);
  await go('Continue: people to check', button('Continue'), /check/i);
  await go('Back: check to you', button(/^Back to/), /who/i);
  await go('Back: you to dates', button(/^Back to/), /when/i);
  await go('Back: dates to game', button(/^Back to/), /game/i);
  await go('Back: game to people', button(/^Back to/), /players/i);
  await go('Back: people to city', button(/^Back to/), /where/i);
  await go('Back: city to event', button(/^Back to/), /playing|event/i);
  for (const name of ['Send', 'Event', 'You', 'City', 'When', 'People'])
    await run('the progress track', () => page.getByRole('list', { name: 'Progress' }).getByRole('button', { name }).tap());
  const virtual = button('Switch to virtual');
  await virtual.scrollIntoViewIfNeeded();
  await run('switch to virtual and back', () => virtual.tap());
  await run('switch to virtual and back', () => button(/^Back to scavenger/).tap());
}

/** Pulls the knob over its whole way and back. */
async function drag(page: Page, slider: Locator, run: Run): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox())!;
  const at = (part: number) => [x + 20 + part * (width - 40), y + height / 2] as const;
  await page.mouse.move(...at(0.5));
  await page.mouse.down();
  for (const part of [0.4, 0.2, 0, 0.1, 0.3, 0.5, 0.7, 0.9, 1, 0.8, 0.62, 0.63])
    await run('slider: a drag', () => page.mouse.move(...at(part)));
  await page.mouse.up();
}
