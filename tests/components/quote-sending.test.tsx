import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '#components/ui/after-paint.client';
import {
  fillContact,
  loadWizard,
  openWizard,
  PHONE,
  press,
  PRICED,
  reachSummary,
  stepOnShow,
  write,
} from '../factories/render-wizard.tsx';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'no answer' | 'silence';

const RECEIPT = { reference: 'RR-7KQ2-M9TX', price: { baseFee: 3000, participants: 2475, total: 5475 } };
const STORED: Reply = { status: 201, body: RECEIPT };
const DOWN: Reply = { status: 503, body: { error: 'Down.' }, headers: { 'Retry-After': '60' } };

/** What was sent so far. */
let requests: { key: string; body: Record<string, unknown> }[];

/** Lets the server give these replies, one after the other, and receipts after them. */
function reply(...replies: Reply[]) {
  vi.stubGlobal('fetch', async (url: string, { headers, body, signal }: RequestInit) => {
    if (url !== '/api/quotes') return Response.json({ cities: [] });
    requests.push({ key: new Headers(headers).get('Idempotency-Key') ?? '', body: JSON.parse(String(body)) });
    const next = replies.shift() ?? STORED;
    if (next === 'no answer') throw new TypeError('Failed to fetch');
    if (next === 'silence') {
      return new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)));
    }
    return Response.json(next.body ?? null, { status: next.status, headers: next.headers });
  });
}

/** Lets so many seconds pass, and whatever comes of them. */
const wait = (seconds = 0) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

const notice = () => screen.getByRole('alert').textContent;
const keys = () => requests.map(({ key }) => key);
const isSent = () => push.mock.calls.length === 1;

beforeEach(() => {
  vi.useFakeTimers();
  push.mockClear();
  requests = [];
  reply();
  // Time is ours, also the one that runs out while nobody answers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too slow', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is not left by a Back that was pressed just before it was sent, and whose frame came after', async () => {
  reply('silence');
  reachSummary();
  vi.mocked(afterPaint).mockImplementationOnce((move) => void setTimeout(move, 20));
  press('Back to your details');
  press('Send request');
  await wait(0.1);
  expect(requests).toHaveLength(1);
  expect(stepOnShow()).toBe('send');
  expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true');
});

describe('a request without an answer', () => {
  it('goes out again under the same key, and says so', async () => {
    reply('no answer');
    reachSummary();
    press('Send request');
    await wait();
    expect(screen.getByText('No answer yet. Trying again, attempt 2 of 4.')).toHaveAttribute('role', 'status');
    await wait(1);
    expect(isSent()).toBe(true);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is given up after three more attempts, one, two and four seconds apart, with words and a phone number', async () => {
    reply(DOWN, DOWN, DOWN, DOWN);
    reachSummary();
    press('Send request');
    const counts = [];
    for (const seconds of [0, 1, 2, 4, 60]) {
      await wait(seconds);
      counts.push(requests.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 4]);
    expect(notice()).toContain(
      `Our server could not store your request. Your answers are all still here. Try again in a minute, or call ${PHONE}.`,
    );
    expect(screen.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:+14155550142');
    press('Try again');
    await wait();
    expect(isSent()).toBe(true);
    expect(new Set(keys()).size).toBe(1);
  });

  it('waits for fifteen seconds, no longer', async () => {
    reply('silence');
    reachSummary();
    press('Send request');
    await wait(14.9);
    expect(requests).toHaveLength(1);
    await wait(0.1);
    await wait(1);
    expect(isSent()).toBe(true);
    expect(new Set(keys()).size).toBe(1);
  });

  it('keeps its key over a reload', async () => {
    reply('no answer', 'no answer', 'no answer', 'no answer');
    reachSummary();
    press('Send request');
    await wait(8);
    expect(notice()).toContain('The network did not answer. Sending again never counts twice.');
    loadWizard();
    expect(stepOnShow()).toBe('send');
    press('Send request');
    await wait();
    expect(isSent()).toBe(true);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('changed answers', () => {
  it('get a key of their own, and the old one back when they are as they were', async () => {
    const busy: Reply = { status: 429 };
    reply(busy, busy, busy);
    reachSummary();
    for (const people of ['45', '46', '45']) {
      press('Change players');
      write('Number of players', people);
      press('Continue');
      press('Send request');
      await wait();
    }
    const [first, second, third] = keys();
    expect(second).not.toBe(first);
    expect(third).toBe(first);
    expect(requests.map(({ body }) => body.participantSize)).toEqual([45, 46, 45]);
  });
});

describe('the answer of the server', () => {
  it.each<[string, Reply, string]>([
    [
      '429 with a time in seconds',
      { status: 429, headers: { 'Retry-After': '120' } },
      'That was a lot of requests at once. Your answers are all still here. Try again in 2 minutes, or call',
    ],
    [
      '429 with a moment',
      { status: 429, headers: { 'Retry-After': new Date(Date.now() + 3_600_000 * 3).toUTCString() } },
      'Try again in 3 hours, or call',
    ],
    ['429 without a time', { status: 429 }, 'Try again in a minute, or call'],
    ['413', { status: 413, body: { error: 'The request is larger than 32 KB.' } }, 'The request is larger than 32 KB.'],
    ['404 with a page', { status: 404, body: '<html>' }, 'The request was not accepted. Your answers'],
    [
      '422 about no field',
      { status: 422, body: { errors: { form: 'This form has no field called x.' } } },
      'called x.',
    ],
  ])('%s is put into words, once', async (_name, answer, words) => {
    reply(answer);
    reachSummary();
    press('Send request');
    await wait(60);
    expect(notice()).toContain(words);
    expect(notice()).toContain(PHONE);
    expect(requests).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('409 says that an earlier version is there, and sends this one as a new request', async () => {
    reply({ status: 409, body: { error: 'This Idempotency-Key was already used for another request.' } });
    reachSummary();
    press('Send request');
    await wait();
    expect(notice()).toContain('We already have an earlier version of this request.');
    expect(notice()).not.toContain('Idempotency');
    press('Try again');
    await wait();
    expect(isSent()).toBe(true);
    expect(new Set(keys()).size).toBe(2);
  });

  it('422 leads to the first step with a refused field, with the words there, and Continue comes back', async () => {
    const errors = { city: 'We cannot go there.', email: 'That mailbox is closed.' };
    reply({ status: 422, body: { errors } });
    reachSummary();
    press('Send request');
    await wait();
    expect(stepOnShow()).toBe('city');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('We cannot go there.');
    write('City', 'Boulder');
    press('Continue');
    expect(stepOnShow()).toBe('send');
    press('Send request');
    await wait();
    expect(isSent()).toBe(true);
    expect(new Set(keys()).size).toBe(2);
  });

  it('422 about a coordinate leads to the city', async () => {
    reply({ status: 422, body: { errors: { latitude: 'Latitude is a number.' } } });
    reachSummary();
    press('Send request');
    await wait();
    expect(stepOnShow()).toBe('city');
    fireEvent.click(screen.getByRole('link', { name: 'Latitude is a number.' }));
    expect(screen.getByRole('combobox')).toHaveFocus();
  });
});

describe('offline', () => {
  it('is said on every step, and every step goes on all the same', () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    openWizard();
    setOnline(false);
    const line = () => screen.getByText('You are offline. You can go on: your answers stay on this device.');
    const answers: Record<string, () => void> = {
      type: () => fireEvent.click(screen.getByRole('radio', { name: 'Escape room' })),
      city: () => write('City', 'Denver'),
      people: () => write('Number of players', '45'),
      game: () => fireEvent.click(screen.getByRole('radio', { name: 'Game jazz-heist' })),
      plan: () => write('Anything we should know', 'PO 4711'),
      you: fillContact,
    };
    for (const [step, answer] of Object.entries(answers)) {
      expect(stepOnShow()).toBe(step);
      expect(line().closest('[role="status"]')).toBeTruthy();
      answer();
      press('Continue');
    }
    expect(stepOnShow()).toBe('send');
    expect(line()).toBeTruthy();
    setOnline(true);
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });

  it('asks once, says so with a phone number, and goes on by itself the moment that the network is back', async () => {
    setOnline(false);
    reply('no answer');
    reachSummary();
    press('Send request');
    await wait(60);
    expect(requests).toHaveLength(1);
    expect(notice()).toContain(
      `You are offline. Your answers are all still here. We send them by themselves as soon as you are back online. Or call ${PHONE}.`,
    );
    setOnline(true);
    await wait();
    expect(isSent()).toBe(true);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(2);
  });

  it('in the middle of the attempts stops them', async () => {
    reply('no answer', 'no answer');
    reachSummary();
    press('Send request');
    await wait();
    setOnline(false);
    await wait(60);
    expect(requests).toHaveLength(2);
    expect(notice()).toContain('You are offline.');
  });

  it('sends nothing by itself once the summary was left', async () => {
    setOnline(false);
    reply('no answer');
    reachSummary();
    press('Send request');
    await wait();
    press('Change players');
    setOnline(true);
    await wait(60);
    expect(requests).toHaveLength(1);
    expect(stepOnShow()).toBe('people');
  });

  it('sends nothing by itself that the server has refused', async () => {
    reply({ status: 429 });
    reachSummary(PRICED);
    press('Send request');
    await wait();
    setOnline(false);
    setOnline(true);
    await wait(60);
    expect(requests).toHaveLength(1);
  });
});
