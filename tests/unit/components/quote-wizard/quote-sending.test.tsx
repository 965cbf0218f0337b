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
  getVisibleStep,
  write,
} from '../../../factories/render-wizard.tsx';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'network error' | 'timeout';

const RECEIPT = { reference: 'RR-7KQ2-M9TX', price: { baseFee: 3000, participants: 2475, total: 5475 } };
const STORED: Reply = { status: 201, body: RECEIPT };
const DOWN: Reply = { status: 503, body: { error: 'Down.' }, headers: { 'Retry-After': '60' } };

/** The requests so far */
let requests: { key: string; body: Record<string, unknown> }[];

/** Mocks the server with these replies, in order, and receipts after them. */
function reply(...replies: Reply[]) {
  vi.stubGlobal('fetch', async (url: string, { headers, body, signal }: RequestInit) => {
    if (url !== '/api/quotes') return Response.json({ cities: [] });
    requests.push({ key: new Headers(headers).get('Idempotency-Key') ?? '', body: JSON.parse(String(body)) });
    const next = replies.shift() ?? STORED;
    if (next === 'network error') throw new TypeError('Failed to fetch');
    if (next === 'timeout') {
      return new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)));
    }
    return Response.json(next.body ?? null, { status: next.status, headers: next.headers });
  });
}

/** Advances the timers by seconds. */
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
  // A timeout that follows the fake timers
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

it('stays on the send step when Back was pressed before sending but is processed after it', async () => {
  reply('timeout');
  reachSummary();
  vi.mocked(afterPaint).mockImplementationOnce((move) => void setTimeout(move, 20));
  press('Back to your details');
  press('Send request');
  await wait(0.1);
  expect(requests).toHaveLength(1);
  expect(getVisibleStep()).toBe('send');
  expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true');
});

describe('a request without a response', () => {
  it('is retried with the same idempotency key and a message', async () => {
    reply('network error');
    reachSummary();
    press('Send request');
    await wait();
    expect(screen.getByText('No answer yet. Trying again, attempt 2 of 4.')).toHaveAttribute('role', 'status');
    await wait(1);
    expect(isSent()).toBe(true);
    expect(new Set(keys()).size).toBe(1);
  });

  it('fails after three retries, after one, two and four seconds, with a message and a phone number', async () => {
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

  it('times out after 15 seconds', async () => {
    reply('timeout');
    reachSummary();
    press('Send request');
    await wait(14.9);
    expect(requests).toHaveLength(1);
    await wait(0.1);
    await wait(1);
    expect(isSent()).toBe(true);
    expect(new Set(keys()).size).toBe(1);
  });

  it('keeps its idempotency key after a reload', async () => {
    reply('network error', 'network error', 'network error', 'network error');
    reachSummary();
    press('Send request');
    await wait(8);
    expect(notice()).toContain('The network did not answer. Sending again never counts twice.');
    loadWizard();
    expect(getVisibleStep()).toBe('send');
    press('Send request');
    await wait();
    expect(isSent()).toBe(true);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('changed answers', () => {
  it('get a new idempotency key, and the old one again after a change back', async () => {
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

describe('the response of the server', () => {
  it.each<[string, Reply, string]>([
    [
      '429 with a time in seconds',
      { status: 429, headers: { 'Retry-After': '120' } },
      'That was a lot of requests at once. Your answers are all still here. Try again in 2 minutes, or call',
    ],
    [
      '429 with a date',
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
  ])('%s is explained and not retried', async (_name, answer, message) => {
    reply(answer);
    reachSummary();
    press('Send request');
    await wait(60);
    expect(notice()).toContain(message);
    expect(notice()).toContain(PHONE);
    expect(requests).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('409 is explained, and the next attempt is a new request', async () => {
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

  it('422 opens the first step with a rejected field and its message, and Continue returns to the summary', async () => {
    const errors = { city: 'We cannot go there.', email: 'That mailbox is closed.' };
    reply({ status: 422, body: { errors } });
    reachSummary();
    press('Send request');
    await wait();
    expect(getVisibleStep()).toBe('city');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('We cannot go there.');
    write('City', 'Boulder');
    press('Continue');
    expect(getVisibleStep()).toBe('send');
    press('Send request');
    await wait();
    expect(isSent()).toBe(true);
    expect(new Set(keys()).size).toBe(2);
  });

  it('422 about a coordinate opens the city step', async () => {
    reply({ status: 422, body: { errors: { latitude: 'Latitude is a number.' } } });
    reachSummary();
    press('Send request');
    await wait();
    expect(getVisibleStep()).toBe('city');
    fireEvent.click(screen.getByRole('link', { name: 'Latitude is a number.' }));
    expect(screen.getByRole('combobox')).toHaveFocus();
  });
});

describe('offline', () => {
  it('shows a notice on every step, and every step can be completed', () => {
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
      expect(getVisibleStep()).toBe(step);
      expect(line().closest('[role="status"]')).toBeTruthy();
      answer();
      press('Continue');
    }
    expect(getVisibleStep()).toBe('send');
    expect(line()).toBeTruthy();
    setOnline(true);
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });

  it('sends once, shows a message with a phone number, and sends again when online', async () => {
    setOnline(false);
    reply('network error');
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

  it('stops the retries', async () => {
    reply('network error', 'network error');
    reachSummary();
    press('Send request');
    await wait();
    setOnline(false);
    await wait(60);
    expect(requests).toHaveLength(2);
    expect(notice()).toContain('You are offline.');
  });

  it('does not send again when the visitor has left the summary', async () => {
    setOnline(false);
    reply('network error');
    reachSummary();
    press('Send request');
    await wait();
    press('Change players');
    setOnline(true);
    await wait(60);
    expect(requests).toHaveLength(1);
    expect(getVisibleStep()).toBe('people');
  });

  it('does not send again what the server has rejected', async () => {
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
