import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConfirmationContent } from '#components/quote-wizard/confirmation/confirmation-content.ts';
import {
  clearJustSent,
  readJustSent,
  readSentQuote,
  saveSentQuote,
} from '#components/quote-wizard/state/device-store.ts';
import { QuoteConfirmation } from '#components/quote-wizard/confirmation/quote-confirmation.client';
import { isNewQuoteRequested } from '#components/quote-wizard/state/new-quote.ts';
import type { ListedBookable } from '#lib/availability/public-bookable';
import type { Bookable } from '#lib/availability/schema';
import type { SentQuote } from '#lib/quote/sent-quote';
import { bookable, callBookable } from '#tests/factories/bookable';
import { sentQuote } from '#tests/factories/sent-quote';

const CONTENT: ConfirmationContent = {
  company: {
    name: 'Romp & Riddle',
    phone: '(415) 555-0142',
    phoneHref: 'tel:+14155550142',
    email: 'hello@example.com',
  },
  pack: {
    title: 'Approval pack',
    included: ['Hosts', 'Prizes', 'Photos'],
    notIncluded: ['Food and drink', 'Venue hire', 'Permits'],
    papers: [
      { name: 'Insurance', text: 'A certificate within one business day.' },
      { name: 'Purchase order', text: 'Accepted.' },
      { name: 'Tax', text: 'Before tax.' },
    ],
    emailNote: 'They take purchase orders.',
  },
  policies: {
    caption: 'Changes',
    rows: [{ change: 'Move the date', free: '14 days before.', later: '25% of the total.' }],
    note: 'The indoor twin is free.',
  },
  travelReasons: { virtual: 'Nobody travels.', home: 'We live here.', away: 'One fixed fee.' },
};

/** Opens the confirmation with a stored quote, if any. */
const connected = (entry: Bookable): ListedBookable => ({ ...entry, isConnected: true });

function open(quote?: SentQuote, search = '', bookables?: ListedBookable[]) {
  if (quote) saveSentQuote(quote);
  window.history.replaceState(null, '', `/get-a-quote/confirmation${search}`);
  render(
    <QuoteConfirmation
      headline="Your move is in"
      lead="It is our move now."
      content={CONTENT}
      {...(bookables && { bookables })}
    />,
  );
  return userEvent.setup();
}

const approvalPack = () => within(screen.getByRole('article'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Records downloaded files: name and content. */
function watchDownloads() {
  const files: { name: string; blob: Blob }[] = [];
  let latest: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest });
  });
  return files;
}

const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

beforeEach(() => {
  URL.createObjectURL ??= () => '';
  URL.revokeObjectURL ??= () => {};
  return () => vi.restoreAllMocks();
});

describe('the confirmation', () => {
  it('shows reference, total and expiry of the quote in the URL', () => {
    open(sentQuote(), '?ref=RR-7KQ2-M9TX');
    expect(screen.getAllByText('RR-7KQ2-M9TX').length).toBeGreaterThan(0);
    expect(screen.getAllByText('$5,475').length).toBeGreaterThan(0);
    expect(screen.getAllByText('December 20, 2026').length).toBeGreaterThan(0);
  });

  it('shows a message when this browser has no such quote', () => {
    open(sentQuote(), '?ref=RR-OTHER');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No pieces on this square yet');
    expect(screen.getByText(/keeps no copy of quote RR-OTHER/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Build a quote' })).toHaveAttribute('href', '/get-a-quote?start=new');
    expect(screen.queryByRole('article')).toBeNull();
  });
});

describe('the approval pack', () => {
  it('has the price lines, the documents and an email, and prints with the reference as the title', async () => {
    const printed: string[] = [];
    vi.stubGlobal('print', () => printed.push(document.title));
    const user = open(sentQuote());
    const rows = approvalPack()
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      '45 players$1,500 for 30, then $65 for each of the other 15.$2,475',
      'Travel and set-upOne fixed fee.$3,000',
      'Total$121.67 a person, before tax$5,475',
    ]);
    for (const text of [
      'Hosts',
      'Venue hire',
      'A certificate within one business day.',
      'Imani Okafor',
      'December 20, 2026',
    ])
      expect(approvalPack().getByText(text)).toBeTruthy();
    expect(approvalPack().getByText(/Free until 14 days before\. After that: 25% of the total\./)).toBeTruthy();
    expect(approvalPack().getByText(/^Hi,/)).toHaveTextContent('They take purchase orders.');
    document.title = 'Before';
    await user.click(button('Print the approval pack'));
    expect([printed, document.title]).toEqual([['Quote RR-7KQ2-M9TX'], 'Before']);
  });
});

describe('sharing', () => {
  it('copies a link and a text without personal data, and confirms it', async () => {
    const user = open(sentQuote());
    await user.click(button('Copy link'));
    expect(screen.getByText('The link is copied.')).toHaveAttribute('role', 'status');
    const link = new URL(await navigator.clipboard.readText());
    expect(Object.fromEntries(link.searchParams)).toEqual({
      type: 'scavenger-hunt',
      city: 'Denver, CO, USA',
      people: '45',
      game: 'city-hunt',
      from: 'confirmation',
    });
    await user.click(button('Copy email text'));
    const text = await navigator.clipboard.readText();
    expect(text).toContain(link.href);
    const mail = screen.getByRole('link', { name: 'Open it as an email' }).getAttribute('href') ?? '';
    expect(mail).toMatch(/^mailto:\?subject=/);
    expect(text + mail).not.toMatch(/imani|okafor|7788|wheelchair/i);
  });

  it('shows the link to copy by hand when the browser forbids copying', async () => {
    const user = open(sentQuote());
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(button('Copy link'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'To copy by hand' }).value).toContain('people=45');
  });
});

describe('the calendar holds', () => {
  it('are available as one file for each day and one file with all days', async () => {
    const files = watchDownloads();
    const user = open(sentQuote());
    await user.click(button('Save a hold for Thursday, December 10, 2026'));
    await user.click(button('Save all 2 in one file'));
    expect(files.map(({ name }) => name)).toEqual(['hold-2026-12-10-RR-7KQ2-M9TX.ics', 'holds-RR-7KQ2-M9TX.ics']);
    expect(files[0]?.blob.type).toBe('text/calendar;charset=utf-8');
    const [one, all] = await Promise.all(files.map(({ blob }) => readText(blob)));
    expect(one).toContain('SUMMARY:Hold: Scavenger hunt\\, 45 people\r\n');
    expect([one, all].map((text) => text?.match(/BEGIN:VEVENT/g)?.length)).toEqual([1, 2]);
    expect(all?.replaceAll('\r\n ', '')).not.toMatch(/imani|okafor|7788/i);
    await waitFor(() => expect(screen.getByText(/holds-RR-7KQ2-M9TX\.ics is saved/)).toBeTruthy());
  });

  it('are not offered when any day is fine', () => {
    open(sentQuote({ answers: { preferredDates: [] } }));
    expect(screen.queryByRole('button', { name: /hold/ })).toBeNull();
    expect(approvalPack().queryByText('Days that would suit')).toBeNull();
  });
});

describe('the start that was asked for', () => {
  const withStart = (hold: SentQuote['hold']) =>
    sentQuote({
      hold,
      answers: {
        typeOfEvent: 'escape-room',
        game: 'journey-to-jidara',
        city: 'San Francisco, CA, USA',
        preferredDates: ['2026-12-10'],
        preferredStart: '2026-12-10T18:00-08:00',
      },
    });

  it('is held until a time, and its calendar file has the exact time', async () => {
    const files = watchDownloads();
    const user = open(withStart({ outcome: 'held', until: '2099-11-23T17:00:00.000Z' }), '', [connected(bookable())]);
    const when = 'Thursday, December 10, 2026, 6 pm San Francisco time';
    expect(screen.getByRole('heading', { name: `We hold ${when} for you.` })).toBeTruthy();
    expect(screen.getByText(/stands until Monday, November 23, 2099, 9 am San Francisco time and ends/)).toBeTruthy();
    await user.click(button(`Save a hold for ${when}`));
    expect(files.map(({ name }) => name)).toEqual(['hold-RR-7KQ2-M9TX.ics']);
    const text = (await readText(files[0]!.blob)).replaceAll('\r\n ', '');
    expect(text).toContain('UID:RR-7KQ2-M9TX-hold@quote\r\n');
    expect(text).toContain('DTSTART:20261211T020000Z\r\nDTEND:20261211T033000Z\r\n');
    expect(text).toContain('STATUS:TENTATIVE\r\n');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain('It is not booked. To book it\\, call');
  });

  it('is for a person to look at once the hold has ended', () => {
    open(withStart({ outcome: 'held', until: '2026-11-23T17:00:00.000Z' }), '', [connected(bookable())]);
    expect(screen.getByRole('heading', { name: /^You asked for / })).toBeTruthy();
  });

  it.each([
    ['tentative', /is on hold for an earlier request\./, /nearest free times/],
    ['gone', /has been taken\./, /with the nearest free times/],
    ['ask', /^You asked for /, /A person checks/],
  ] as const)('is %s, and a person writes', (outcome, title, text) => {
    open(withStart({ outcome }), '', [connected(bookable())]);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(button('Save a hold for Thursday, December 10, 2026')).toBeTruthy();
  });

  it('is in local time when its calendar is not connected any more', () => {
    open(withStart({ outcome: 'held', until: '2099-11-23T17:00:00.000Z' }));
    expect(screen.getByRole('heading', { name: /6 pm local time for you/ })).toBeTruthy();
    expect(button('Save a hold for Thursday, December 10, 2026')).toBeTruthy();
  });

  it('is not mentioned without one, and neither is a call without its calendar', () => {
    open(sentQuote(), '', [connected(bookable())]);
    expect(screen.queryByText(/We hold|Talk to a host/)).toBeNull();
  });
});

describe('the call', () => {
  const slots = (states: Record<string, string>) => {
    const byDay = Object.groupBy(Object.entries(states), ([start]) => start.slice(0, 10));
    return Object.entries(byDay).map(([day, entries]) => ({
      day,
      state: 'free',
      slots: Object.fromEntries(entries ?? []),
    }));
  };
  const month = (name: string, states: Record<string, string>) =>
    Response.json({
      what: 'call',
      month: name,
      timeZone: 'America/Los_Angeles',
      slotMinutes: 20,
      asOf: '2026-11-30T16:00:00.000Z',
      days: slots(states),
    });

  /** Answers for the server, by the start of the URL; the posted bodies are recorded. */
  function serve(answers: Record<string, () => Response>) {
    const posted: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (init?.method === 'POST') posted.push(JSON.parse(String(init.body)));
      const key = Object.keys(answers).find((one) => url.includes(one));
      if (!key) throw new TypeError('The network is gone.');
      return answers[key]!();
    });
    return posted;
  }

  const MONTHS = {
    'month=2026-11': () => month('2026-11', { '2026-11-30T09:00-08:00': 'ask', '2026-11-30T16:20-08:00': 'free' }),
    'month=2026-12': () =>
      month('2026-12', {
        '2026-12-01T10:20-08:00': 'free',
        '2026-12-01T10:40-08:00': 'tentative',
        '2026-12-01T11:00-08:00': 'free',
      }),
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T17:00:00Z') });
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'Asia/Tokyo',
    } as Intl.ResolvedDateTimeFormatOptions);
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('is set at a free time in the time zone of the visitor, survives a reload, and can be saved', async () => {
    const files = watchDownloads();
    const posted = serve({
      ...MONTHS,
      '/api/calls': () => Response.json({ start: '2026-12-01T10:20-08:00', minutes: 20 }, { status: 201 }),
    });
    const user = open(sentQuote(), '', [connected(callBookable())]);
    await user.click(await screen.findByRole('button', { name: 'See free times' }));
    expect(await screen.findByText('Times in your time zone, Tokyo.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Talk to a host for 20 minutes' })).toHaveFocus();
    const names = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent);
    expect(names('Day')).toEqual(['Tuesday, December 1', 'Wednesday, December 2']);
    expect(names('Time')).toEqual(['9:20 am']);
    await user.click(screen.getByRole('radio', { name: 'Wednesday, December 2' }));
    expect(names('Time')).toEqual(['3:20 am', '4 am']);
    await user.click(screen.getByRole('radio', { name: '3:20 am' }));
    await user.click(button('Set the call'));
    const done = 'The call is set: Wednesday, December 2, 3:20 am. We call you at +1 555 010 7788.';
    expect(await screen.findByText(done)).toHaveAttribute('role', 'status');
    expect(posted).toEqual([{ reference: 'RR-7KQ2-M9TX', start: '2026-12-01T10:20-08:00' }]);
    await user.click(button('Save it to your calendar'));
    const text = (await readText(files[0]!.blob)).replaceAll('\r\n ', '');
    expect(files[0]!.name).toBe('call-RR-7KQ2-M9TX.ics');
    expect(text).toContain('DTSTART:20261201T182000Z\r\nDTEND:20261201T184000Z\r\nSUMMARY:Call with Romp & Riddle\r\n');
    cleanup();
    render(<QuoteConfirmation headline="" lead="" content={CONTENT} bookables={[connected(callBookable())]} />);
    expect(await screen.findByText(done)).toBeTruthy();
    expect(button('Choose another time')).toBeTruthy();
  });

  it('is offered at other times when one has just been taken', async () => {
    serve({
      ...MONTHS,
      '/api/calls': () => Response.json({ error: 'That time is no longer free.' }, { status: 409 }),
    });
    const user = open(sentQuote(), '', [connected(callBookable())]);
    await user.click(await screen.findByRole('button', { name: 'See free times' }));
    await user.click(await screen.findByRole('radio', { name: '9:20 am' }));
    await user.click(button('Set the call'));
    expect(await screen.findByText('That time is no longer free.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(screen.queryByRole('radio', { name: '9:20 am' })).toBeNull());
    expect(screen.getByRole('radio', { name: '3:20 am' })).toBeTruthy();
  });

  it('needs the phone of the company without a number, without free times, and without a calendar at hand', async () => {
    serve({
      ...MONTHS,
      '/api/calls': () => Response.json({ start: '2026-11-30T16:20-08:00', minutes: 20 }, { status: 201 }),
    });
    const user = open(sentQuote({ answers: { phone: '' } }), '', [connected(callBookable())]);
    await user.click(await screen.findByRole('button', { name: 'See free times' }));
    await user.click(await screen.findByRole('radio', { name: '9:20 am' }));
    await user.click(button('Set the call'));
    expect(
      await screen.findByText(/You gave no phone number: call us then, at \(415\) 555-0142, and say RR-7KQ2/),
    ).toBeTruthy();
    serve({ 'month=2026-11': () => month('2026-11', {}), 'month=2026-12': () => month('2026-12', {}) });
    await user.click(button('Choose another time'));
    expect(await screen.findByText(/no free time in the next weeks\. Call us at \(415\) 555-0142/)).toBeTruthy();
    serve({});
    await user.click(button('Choose another time'));
    expect(await screen.findByText(/not at hand\. Call us at \(415\) 555-0142/)).toBeTruthy();
  });

  it('says so when the server does not answer, and keeps the choice', async () => {
    serve(MONTHS);
    const user = open(sentQuote(), '', [connected(callBookable())]);
    await user.click(await screen.findByRole('button', { name: 'See free times' }));
    await user.click(await screen.findByRole('radio', { name: '9:20 am' }));
    await user.click(button('Set the call'));
    expect(await screen.findByText(/The call could not be set\. Try again, or call us at/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: '9:20 am' })).toBeChecked();
  });
});

describe('the reference of the quote that this tab has sent', () => {
  it('is removed when a new quote starts, and the sent quote stays stored', () => {
    saveSentQuote(sentQuote());
    expect(readJustSent()).toBe('RR-7KQ2-M9TX');
    clearJustSent();
    expect(readJustSent()).toBeNull();
    expect(readSentQuote()).toContain('RR-7KQ2-M9TX');
  });

  it('is kept in memory when the storage is not available', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      });
    saveSentQuote(sentQuote());
    expect(readJustSent()).toBe('RR-7KQ2-M9TX');
    expect(readSentQuote()).toContain('RR-7KQ2-M9TX');
    clearJustSent();
    expect(readJustSent()).toBeNull();
  });

  it.each([
    ['', false],
    ['step=send', false],
    ['from=home', false],
    ['start=new', true],
    ['from=home&people=30', true],
  ])('is ignored for a URL that starts a new quote: "%s" is %s', (query, isNew) => {
    expect(isNewQuoteRequested(new URLSearchParams(query))).toBe(isNew);
  });
});
