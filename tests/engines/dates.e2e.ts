import { BUSY_DAY, startCalendarSite } from '../e2e/fixture/calendar-site.ts';
import { startFakeCalendars, type FakeCalendars } from '../servers/fake-calendars.ts';
import type { RunningSite } from '../servers/start-site.ts';
import { expect, test, WIDTHS } from './test.ts';
import { click, hydrate, until, untilShown } from './visit.ts';

const WIZARD =
  '/get-a-quote?type=escape-room&game=journey-to-jidara&city=San+Francisco%2C+CA%2C+USA&people=12&step=plan';

let calendars: FakeCalendars;
let site: RunningSite;

test.beforeAll(async () => {
  calendars = await startFakeCalendars();
  site = await startCalendarSite(calendars);
});

test.afterAll(() => {
  site.stop();
  calendars.stop();
});

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test('a start of the calendar is held with the quote, and a call can be set', async ({ window }) => {
      const next = () => click(window, 'main button', 'Continue');
      await window.open(`${site.origin}/privacy`);
      await window.run(() => void localStorage.setItem('privacy-choice', `denied ${Date.now()}`));
      await window.open(site.origin + WIZARD);
      await hydrate(window);
      await until(window, () => document.querySelectorAll('[role=gridcell][data-state=free]').length > 0);
      await click(window, `[data-day="${BUSY_DAY}"]`);
      await window.press('ArrowRight');
      await until(window, (day) => (document.activeElement as HTMLElement).dataset.day! > day, BUSY_DAY);
      await click(window, `[data-day="${BUSY_DAY}"]`);
      await untilShown(window, 'on hold');
      // Both widths share the store.
      await click(window, '[role=group] button', width === WIDTHS[0] ? '6 pm' : '7:30 pm');
      await next();
      await click(window, 'input[name=firstName]');
      await window.type('Imani');
      await click(window, 'input[name=lastName]');
      await window.type('Okafor');
      await click(window, 'input[name=email]');
      await window.type('imani@example.com');
      await next();
      await untilShown(window, 'is free. Sending your request holds it for up to 72 hours');
      await click(window, 'main button', 'Send');
      await untilShown(window, 'We hold');
      await click(window, 'main button', 'See free times');
      await click(window, '[name=call-time]');
      await click(window, 'main button', 'Set the call');
      await untilShown(window, 'The call is set');
      expect(await window.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}
