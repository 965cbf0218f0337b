import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuoteConfirmation } from '#components/quote-wizard/confirmation/quote-confirmation.client';
import { QuoteWizard } from '#components/quote-wizard/quote-wizard.client';
import { EVENTS } from '#lib/integrations/analytics/events';
import { getApprovalPack, getGames, getPolicies, getQuoteFlow, getSite } from '#lib/pages/read';
import { cases } from '#tests/scope';

vi.mock('server-only', () => ({}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

/**
 * Every typed text in this test matches this pattern. The texts are so plain that no other filter would remove them.
 */
const CANARY = /canary|0199|2031/i;
const TYPED: Record<string, string[]> = {
  firstName: ['canaryfirst', 'Canary', ''],
  lastName: ['canarylast', ''],
  email: ['canary@example.com', 'canary', ''],
  phone: ['4155550199', '0199', 'canary'],
  description: ['canarynote', '0199'],
};
const CITY = 'canaryville';
const DAY = '2031-12-10';
const REFUSED = { errors: { email: 'canary@example.com is closed.', description: 'canarynote is rude.' } };

type Entry = { event: keyof typeof EVENTS } & Record<string, unknown>;

const copy = getQuoteFlow();
const games = getGames();
const { name, phone, phoneHref, email } = getSite();

function open(search: string) {
  window.history.replaceState(null, '', `/get-a-quote${search}`);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <QuoteWizard copy={copy} games={games} phone={phone} phoneHref={phoneHref} email={email} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

function openConfirmation() {
  window.history.replaceState(null, '', '/get-a-quote/confirmation');
  const content = {
    company: { name, phone, phoneHref, email },
    pack: getApprovalPack(),
    policies: getPolicies(),
    travelReasons: copy.travelReasons,
  };
  render(<QuoteConfirmation headline="Your move is in" lead="It is our move now." content={content} />);
}

/** Picks one item by a number; undefined when there are none. */
function pick<Item>(items: ArrayLike<Item>, choice: number): Item | undefined {
  return items[choice % Math.max(1, items.length)];
}

function press(selector: string, choice = 0) {
  const control = pick(document.querySelectorAll(selector), choice);
  if (control) fireEvent.click(control);
}

function write(selector: string, value = '', choice = 0) {
  const field = pick(document.querySelectorAll(selector), choice);
  if (field) fireEvent.change(field, { target: { value } });
}

function writeAll(choice = 0) {
  for (const [field, texts] of Object.entries(TYPED)) write(`#quote-${field}`, pick(texts, choice));
}

/** The actions of a visitor. An action without its control on the page does nothing. */
const ACTIONS = {
  pressAny: (choice) => press('button', choice),
  choose: (choice) => press('[type="radio"]', choice),
  continue: () => press('[type="submit"]'),
  writeCity: () => write('[role="combobox"]', CITY),
  count: (choice) => write('#quote-participantSize', String(choice)),
  writeDay: (choice) => write('[type="date"]', DAY, choice),
  writeAny: (choice) => writeAll(choice),
  fillAndContinue: () => {
    writeAll();
    press('[type="submit"]');
  },
  goBack: () => window.history.back(),
  reload: () => {
    cleanup();
    open(window.location.search);
  },
  followLink: (choice) => {
    cleanup();
    open(`?city=${CITY}&date=${DAY}&people=${choice}&type=offsite&from=home&step=you`);
  },
  openConfirmation: () => {
    cleanup();
    openConfirmation();
  },
} satisfies Record<string, (choice: number) => void>;

type VisitorAction = [keyof typeof ACTIONS, number];

/** A walk that ends with a sent request: the server rejects the first one, limits the second, and accepts the third. */
const SENT: VisitorAction[] = (
  ['continue', 'fillAndContinue', 'continue', 'fillAndContinue', 'continue', 'continue', 'openConfirmation'] as const
).map((move) => [move, 0]);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reports no typed text on random walks', { timeout: 120_000 }, async () => {
  vi.stubGlobal('print', () => {});
  URL.createObjectURL ??= () => '';
  URL.revokeObjectURL ??= () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const seen = new Set<string>();
  const names = Object.keys(ACTIONS) as VisitorAction[0][];
  const moves = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat({ max: 400 })), { minLength: 10, maxLength: 40 });
  const statuses = fc.array(fc.constantFrom(201, 409, 422, 429), { maxLength: 5 });

  const walk = fc.asyncProperty(moves, statuses, async (taken, codes) => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    delete window.dataLayer;
    let sent = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.startsWith('/api/cities')) return Response.json({ cities: [] });
      const code = codes[sent] ?? 201;
      sent += 1;
      const receipt = { reference: `RR-${sent}`, price: { baseFee: 0, participants: 1500, total: 1500 } };
      return Response.json(code === 201 ? receipt : REFUSED, { status: code });
    });
    open(`?type=onsite&city=${CITY}&people=45&date=${DAY}&step=you`);
    for (const [move, choice] of taken) {
      ACTIONS[move](choice);
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    }
    for (const entry of (window.dataLayer ?? []) as Entry[]) {
      const { event, ...parameters } = entry;
      seen.add(event);
      expect(EVENTS[event]).toEqual(expect.arrayContaining(Object.keys(parameters)));
      const texts = Object.values(parameters).filter((value) => typeof value === 'string');
      expect(texts.join(' ')).not.toMatch(CANARY);
    }
  });
  await fc.assert(walk, { numRuns: cases(40), examples: [[SENT, [422, 429]]] });
  expect([...seen]).toEqual(
    expect.arrayContaining(['quote_start', 'quote_error', 'quote_submit_failed', 'quote_price_shown', 'generate_lead']),
  );
});
