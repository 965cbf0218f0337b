import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from './test.ts';
import { waitForQuestion } from './wait-for-question.ts';
import { triggerHydration } from './watch-page.ts';

type Entry = { event: string; step_name?: string; [parameter: string]: unknown };

const DAY = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const PRICED = '/get-a-quote?type=onsite&city=Denver%2C+CO%2C+USA&people=45&game=office-hunt';

const eventsOf = (page: Page) => page.evaluate(() => (window.dataLayer ?? []) as Entry[]);
const named = async (page: Page, name: string) => (await eventsOf(page)).filter(({ event }) => event === name);

/** The events so far in short form: name and step. */
const getEventNames = async (page: Page) =>
  (await eventsOf(page)).map(({ event, step_name }) => [event, step_name].filter(Boolean).join(' '));

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function open(page: Page, address: string, first: string) {
  await page.goto(address);
  await triggerHydration(page);
  await expect.poll(() => getEventNames(page)).toContain(first);
}

async function writeContact(page: Page, email: string) {
  await page.getByLabel('First name').fill('Imani');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill(email);
}

const EXPECTED_EVENTS = [
  'quote_step_view type',
  'quote_start',
  'quote_step_complete type',
  'quote_step_view city',
  'quote_step_complete city',
  'quote_step_view people',
  'quote_price_shown',
  'quote_step_complete people',
  'quote_step_view game',
  'quote_step_complete game',
  'quote_step_view plan',
  'quote_step_complete plan',
  'quote_step_view you',
];

test('the data layer contains every event from the first answer to the lead, without personal data', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = `events-${randomUUID()}@example.com`;
  await open(page, '/get-a-quote?from=home', 'quote_step_view type');
  await page.getByRole('radio', { name: /Scavenger hunt/ }).check();
  await next(page);
  await page.getByRole('combobox').fill('denver');
  await page.getByRole('option', { name: 'Denver, CO, USA' }).click();
  await next(page);
  await page.getByRole('textbox', { name: 'Number of players' }).fill('45');
  await next(page);
  await next(page);
  await page.getByLabel('First choice').fill(DAY);
  await page.getByLabel('Anything we should know').fill('PO 4711, one wheelchair user');
  await next(page);
  await expect.poll(() => getEventNames(page)).toEqual(EXPECTED_EVENTS);

  await next(page);
  await expect.poll(() => named(page, 'quote_error')).toHaveLength(3);
  await writeContact(page, email);
  await next(page);
  await page.getByRole('button', { name: 'Change players' }).click();
  await page.getByRole('textbox', { name: 'Number of players' }).fill('60');
  await next(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Check/);
  const error = (field: string) => ({ event: 'quote_error', step_name: 'you', field, rule: 'missing' });
  const shown = { value: 5475, currency: 'USD', band: '31-50', travel: 1, format: 'in-person' };
  const before = await eventsOf(page);
  expect((await getEventNames(page)).slice(EXPECTED_EVENTS.length + 3)).toEqual([
    'quote_step_complete you',
    'quote_step_view send',
    'quote_step_view people',
    'quote_band_crossed',
    'quote_step_complete people',
    'quote_step_view send',
  ]);
  expect(before).toEqual(
    expect.arrayContaining([
      { event: 'quote_start', entry: 'home', resumed: false },
      { event: 'quote_price_shown', ...shown },
      ...['first-name', 'last-name', 'email'].map(error),
      { event: 'quote_band_crossed', from: '31-50', to: '51-100' },
    ]),
  );

  await page.getByRole('button', { name: 'Send request' }).dblclick();
  await page.waitForURL('**/get-a-quote/confirmation**');
  await expect
    .poll(() => named(page, 'generate_lead'))
    .toEqual([
      {
        event: 'generate_lead',
        value: 6350,
        currency: 'USD',
        lead_source: 'home',
        game: 'recommend',
        occasion: 'scavenger-hunt',
      },
    ]);
  await page.evaluate(() => (window.print = () => {}));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Print the approval pack' }).click();
  await page.getByRole('button', { name: /^Save a hold/ }).click();
  const uses = ['quote_share confirmation', 'quote_print confirmation', 'quote_calendar confirmation'];
  await expect.poll(async () => (await getEventNames(page)).slice(-3)).toEqual(uses);

  const everything = JSON.stringify([before, await eventsOf(page)]);
  expect(everything).not.toMatch(/imani|okafor|events-|@|denver|4711|wheelchair|RR-/i);
  expect(everything).not.toContain(DAY);
});

test('a lead counts once, however often its page is opened', { tag: '@full' }, async ({ page }) => {
  await open(page, `${PRICED}&step=you`, 'quote_step_view you');
  await writeContact(page, `lead-${randomUUID()}@example.com`);
  await next(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL('**/get-a-quote/confirmation**');
  await expect.poll(() => named(page, 'generate_lead')).toHaveLength(1);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  for (const way of [() => page.reload(), () => page.goto('/get-a-quote/confirmation'), () => page.reload()]) {
    await way();
    await expect(page.getByText(reference).first()).toBeVisible();
    expect(await eventsOf(page)).toEqual([]);
  }
});

test('keyboard navigation produces the same events', { tag: '@full' }, async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await open(page, '/get-a-quote', 'quote_step_view type');
  await page.getByRole('radio').first().focus();
  await press('Space', 'Enter');
  // The code of the later steps may still load; its step takes the focus once more.
  await expect(page.getByRole('combobox', { name: 'City' })).toBeVisible();
  await waitForQuestion(page, /Where/);
  await press('Tab');
  await page.keyboard.type('denver');
  // Shorter texts also suggest Denver, but not first.
  await expect(page.getByRole('option').first()).toHaveText('Denver, CO, USA');
  await press('ArrowDown', 'Enter');
  await expect(page.getByRole('combobox')).toHaveValue('Denver, CO, USA');
  await press('Enter');
  await waitForQuestion(page, /players/);
  await page.getByRole('textbox', { name: 'Number of players' }).focus();
  await page.keyboard.type('45');
  await press('Enter');
  await waitForQuestion(page, /game/);
  await page.getByRole('radio', { checked: true }).focus();
  await press('Enter');
  await waitForQuestion(page, /When/);
  await page.getByRole('button', { name: 'Continue' }).focus();
  await press('Enter');
  await waitForQuestion(page, /Who/);
  await expect.poll(() => getEventNames(page)).toEqual(EXPECTED_EVENTS);
  expect((await named(page, 'quote_start'))[0]).toEqual({ event: 'quote_start', entry: 'direct', resumed: false });
});

test('a resumed visit is reported as one, and going back completes no step', { tag: '@full' }, async ({ page }) => {
  await open(page, '/get-a-quote?from=onsite', 'quote_step_view type');
  await page.getByRole('radio', { name: /Onsite/ }).check();
  await next(page);
  await expect.poll(() => getEventNames(page)).toContain('quote_step_view city');
  await open(page, '/get-a-quote', 'quote_step_view city');
  await page.getByRole('button', { name: 'Back to event' }).click();
  await page.getByRole('radio', { name: /Offsite/ }).check();
  await expect
    .poll(() => eventsOf(page))
    .toEqual([
      { event: 'quote_resume', step_name: 'city' },
      { event: 'quote_step_view', step_name: 'city', step_index: 2, steps_total: 7 },
      { event: 'quote_step_view', step_name: 'type', step_index: 1, steps_total: 7 },
      { event: 'quote_start', entry: 'direct', resumed: true },
    ]);
});

test('an existing data layer receives every event, and its errors have no effect', async ({ page }) => {
  await page.addInitScript(() => {
    const queue: object[] = [{ event: 'theirs' }];
    queue.push = (...entries) => {
      for (const entry of entries) queue[queue.length] = entry;
      throw new Error('A tag failed.');
    };
    window.dataLayer = queue;
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, PRICED, 'quote_step_view plan');
  await page.getByRole('button', { name: 'Switch to virtual' }).click();
  await next(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Who/);
  expect(await getEventNames(page)).toEqual([
    'theirs',
    'quote_price_shown',
    'quote_step_view plan',
    'quote_compare plan',
    'quote_start',
    'quote_step_complete plan',
    'quote_step_view you',
  ]);
  expect(errors).toEqual([]);
});
