import { render, screen, waitFor, within } from '@testing-library/react';
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
import type { SentQuote } from '#lib/quote/sent-quote';
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
function open(quote?: SentQuote, search = '') {
  if (quote) saveSentQuote(quote);
  window.history.replaceState(null, '', `/get-a-quote/confirmation${search}`);
  render(<QuoteConfirmation headline="Your move is in" lead="It is our move now." content={CONTENT} />);
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
