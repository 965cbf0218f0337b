import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSentQuote } from '#components/quote-wizard/state/device-store.ts';
import { saveLeadSource } from '#components/quote-wizard/state/lead-source.ts';
import { QuoteConfirmation } from '#components/quote-wizard/confirmation/quote-confirmation.client';
import type { SentQuote } from '#lib/quote/sent-quote';
import { getApprovalPack, getPolicies, getQuoteFlow, getSite } from '#lib/pages/read';
import { sentQuote } from '#tests/factories/sent-quote';

vi.mock('server-only', () => ({}));

const { name, phone, phoneHref, email } = getSite();
const CONTENT = {
  company: { name, phone, phoneHref, email },
  pack: getApprovalPack(),
  policies: getPolicies(),
  travelReasons: getQuoteFlow().travelReasons,
};

const events = () => window.dataLayer ?? [];

/** Opens the confirmation as one page load; in strict mode every effect runs twice. */
function open(search = '') {
  cleanup();
  delete window.dataLayer;
  window.history.replaceState(null, '', `/get-a-quote/confirmation${search}`);
  const page = (headline: string) => (
    <StrictMode>
      <QuoteConfirmation headline={headline} lead="It is our move now." content={CONTENT} />
    </StrictMode>
  );
  const { rerender } = render(page('Your move is in'));
  rerender(page('Your move is really in'));
}

function send(changes?: Parameters<typeof sentQuote>[0]): SentQuote {
  const quote = sentQuote(changes);
  saveSentQuote(quote);
  return quote;
}

beforeEach(() => {
  URL.createObjectURL ??= () => '';
  URL.revokeObjectURL ??= () => {};
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('a lead', () => {
  it('is reported once for each quote, not after another render, a reload or a later visit', () => {
    send();
    open('?ref=RR-7KQ2-M9TX');
    expect(events()).toEqual([
      {
        event: 'generate_lead',
        value: 5475,
        currency: 'USD',
        lead_source: 'direct',
        game: 'city-hunt',
        occasion: 'scavenger-hunt',
      },
    ]);
    for (const search of ['?ref=RR-7KQ2-M9TX', '']) {
      open(search);
      expect(events()).toEqual([]);
    }
    send({ reference: 'RR-AAAA-BBBB', answers: { typeOfEvent: 'virtual', game: '' } });
    open('?ref=RR-AAAA-BBBB');
    expect(events()).toMatchObject([{ game: 'recommend', occasion: 'virtual' }]);
  });

  it('is not reported when the page shows no quote or another one', () => {
    open();
    expect(events()).toEqual([]);
    send({ reference: 'RR-CCCC-DDDD' });
    open('?ref=RR-OTHER');
    expect(events()).toEqual([]);
  });

  it('is reported once when the storage is not available', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    send({ reference: 'RR-EEEE-FFFF' });
    open();
    expect(events()).toMatchObject([{ event: 'generate_lead', lead_source: 'direct' }]);
    open();
    expect(events()).toEqual([]);
  });
});

describe('the source of a lead', () => {
  type Visit = [from: string | undefined, isResumed: boolean];

  it.each<{ is: string; visits: Visit[]; entry: string; source: string }>([
    { is: 'the link that opened the wizard', visits: [['home', false]], entry: 'home', source: 'home' },
    {
      is: 'the link that started a draft, also when a later visit resumes it',
      visits: [
        ['home', false],
        [undefined, true],
      ],
      entry: 'direct',
      source: 'home',
    },
    {
      is: 'the latest link',
      visits: [
        ['home', false],
        ['onsite', true],
      ],
      entry: 'onsite',
      source: 'onsite',
    },
    {
      is: 'unknown when the draft was removed',
      visits: [
        ['home', false],
        [undefined, false],
      ],
      entry: 'direct',
      source: 'direct',
    },
  ])('is $is', ({ is, visits, entry, source }) => {
    expect(visits.map(([from, isResumed]) => saveLeadSource(from, isResumed)).at(-1)).toBe(entry);
    send({ reference: `RR-${is}` });
    open();
    expect(events()).toMatchObject([{ lead_source: source }]);
  });

  it('is kept in a new tab that resumes the draft', () => {
    saveLeadSource('home', false);
    sessionStorage.clear();
    saveLeadSource(undefined, true);
    send({ reference: 'RR-TAB' });
    open();
    expect(events()).toMatchObject([{ lead_source: 'home' }]);
    // The source is removed with the draft.
    expect([localStorage.getItem('quote-source'), sessionStorage.getItem('quote-source')]).toEqual([null, null]);
  });

  it('is used for one lead only: the next quote has its own', () => {
    saveLeadSource('home', false);
    send({ reference: 'RR-1' });
    open();
    saveLeadSource(undefined, false);
    send({ reference: 'RR-2' });
    open();
    expect(events()).toMatchObject([{ lead_source: 'direct' }]);
  });
});

describe('the confirmation', () => {
  it('reports sharing, printing and calendar files with each use', async () => {
    vi.stubGlobal('print', () => {});
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const user = userEvent.setup();
    send({ reference: 'RR-GGGG-HHHH' });
    open();
    const button = (label: RegExp) => screen.getByRole('button', { name: label });
    await user.click(button(/^Copy link/));
    await user.click(button(/^Copy email/));
    const mail = screen.getByRole('link', { name: 'Open it as an email' });
    mail.addEventListener('click', (event) => event.preventDefault());
    fireEvent(mail, new MouseEvent('click', { bubbles: true, cancelable: true }));
    await user.click(button(/^Print/));
    await user.click(button(/^Save a hold for Thursday, December 10/));
    await user.click(button(/^Save all 2/));
    const used = (event: string) => ({ event, step_name: 'confirmation' });
    expect(events().slice(1)).toEqual([
      ...[used('quote_share'), used('quote_share'), used('quote_share'), used('quote_print')],
      ...[used('quote_calendar'), used('quote_calendar')],
    ]);
  });
});
