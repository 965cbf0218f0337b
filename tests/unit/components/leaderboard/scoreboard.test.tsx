import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveScoreboard } from '#components/leaderboard/live-scoreboard.client';
import type { BoardMessage } from '#lib/integrations/leaderboard/board-message';
import type { Connection, Listener } from '#lib/integrations/leaderboard/subscribe-to-board';
import { boardMessage, scores } from '#tests/factories/board-message';
import { openPlainPage } from '../plain-page.ts';

const FIRST = boardMessage({ sequence: 0, phase: 'ended', event: { ...boardMessage().event, id: 'last-time' } });
const START = new Date('2026-11-21T20:04:40Z');

const subscribeToBoard = vi.hoisted(() => vi.fn<(to: unknown, listener: Listener) => Promise<Connection>>());
vi.mock('#lib/integrations/leaderboard/subscribe-to-board', () => ({ subscribeToBoard }));

const connection = { reconnect: vi.fn(), close: vi.fn() };
const fetched = vi.fn<(address: string) => Promise<Response>>();
let show: (isIntersecting: boolean) => void;

const board = (
  <LiveScoreboard
    initialBoard={FIRST}
    subscribeKey="sub-c-1"
    past={[{ crew: 'Asleep by Seven', detail: 'Oakland', score: 99 }]}
    views={{ local: 'This hunt', global: 'All hunts' }}
    symbols={{ prefix: 'board-hunts', defs: null }}
  >
    <a href="/get-a-quote">Put your crew on the board</a>
  </LiveScoreboard>
);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  subscribeToBoard.mockReset().mockResolvedValue(connection);
  connection.close.mockReset();
  connection.reconnect.mockReset();
  fetched.mockReset().mockRejectedValue(new TypeError('blocked'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => seen([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Renders the board, scrolls to it and waits for its lazy code. */
async function open() {
  const opened = render(board);
  show(true);
  await vi.waitFor(() => expect(subscribeToBoard).toHaveBeenCalled(), 10_000);
  await wait();
  return opened;
}
const receive = (changes: Partial<BoardMessage>) =>
  act(async () =>
    subscribeToBoard.mock.calls[0]![1].onMessage(boardMessage({ sentAt: START.toISOString(), ...changes })),
  );
const statusLine = () => document.querySelector('[data-status]')!;
const crews = () =>
  [...document.querySelectorAll<HTMLElement>('[data-view=local] > ol [data-crew]')].map((row) => row.dataset.crew);
const answerPolls = (changes: Partial<BoardMessage>) =>
  fetched.mockImplementation(async () => Response.json(boardMessage({ sentAt: START.toISOString(), ...changes })));

describe('a board', () => {
  it('is the last one, with its time and both lists, before hydration', () => {
    const { page, hydrate } = openPlainPage(board);
    expect(page).toHaveTextContent('Final board. Last score 12:04 pm Pacific, Nov 21.');
    expect(page).toHaveTextContent('Wet Paint');
    expect(page).toHaveTextContent('Asleep by Seven');
    expect(within(page).getByRole('radio', { name: 'This hunt' })).toBeChecked();
    expect(hydrate()).toEqual([]);
  });

  it('loads and requests nothing until it is in view', async () => {
    render(board);
    show(false);
    await vi.dynamicImportSettled();
    await wait(60_000);
    expect(fetched).not.toHaveBeenCalled();
    expect(subscribeToBoard).not.toHaveBeenCalled();
  });

  it('shows that it is connecting, and marks its crews as loading', async () => {
    await open();
    expect(statusLine()).toHaveTextContent('Connecting. This is the board of 12:04 pm Pacific, Nov 21.');
    expect(subscribeToBoard).toHaveBeenCalledWith({ board: 'hunts', subscribeKey: 'sub-c-1' }, expect.anything());
    expect(fetched).toHaveBeenCalledWith('/api/leaderboard?board=hunts', expect.anything());
    expect(document.querySelector('[aria-busy]')).not.toBeNull();
  });

  it('is live, shows the seconds since the last message, and sorts crews', async () => {
    await open();
    await receive({ rows: scores({ 'Exact Change': 50, 'Wet Paint': 40, 'Platform Zero': 50 }) });
    expect(statusLine()).toHaveTextContent('Live, updated 0 s ago');
    await wait(3_000);
    expect(statusLine()).toHaveTextContent('Live, updated 3 s ago');
    expect(crews()).toEqual(['Exact Change', 'Platform Zero', 'Wet Paint']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(screen.getByText('Sharing the lead')).toBeVisible();
  });

  it('is stale after 20 s without a message, and polls the server until it responds', async () => {
    await open();
    await receive({});
    await wait(21_000);
    expect(statusLine()).toHaveAttribute('data-status', 'stale');
    expect(statusLine()).toHaveTextContent(/^Last update \d+:04:40 .m\. Reconnecting$/);
    const before = fetched.mock.calls.length;
    answerPolls({ sequence: 2, rows: scores({ 'Wet Paint': 60 }) });
    await wait(15_000);
    expect(fetched.mock.calls.length).toBe(before + 1);
    expect(statusLine()).toHaveTextContent(/^Updating every 15 s\. Last score/);
    expect(crews()).toEqual(['Wet Paint']);
    await receive({ sequence: 3 });
    expect(statusLine()).toHaveAttribute('data-status', 'live');
  });

  it('polls when the script of the channel cannot be loaded', async () => {
    subscribeToBoard.mockRejectedValue(new Error('blocked'));
    answerPolls({ sequence: 2 });
    await open();
    await wait(30_000);
    expect(statusLine()).toHaveAttribute('data-status', 'polling');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('reconnects a refused channel with every poll', async () => {
    await open();
    const { onConnectionChange } = subscribeToBoard.mock.calls[0]![1];
    await act(async () => onConnectionChange(true));
    await wait(16_000);
    expect(connection.reconnect).not.toHaveBeenCalled();
    await act(async () => onConnectionChange(false));
    await wait(30_000);
    expect(connection.reconnect).toHaveBeenCalledTimes(2);
  });

  it('shows that it is offline, and polls and reconnects at once when it is online again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await open();
    await receive({});
    online.mockReturnValue(false);
    await act(async () => void dispatchEvent(new Event('offline')));
    expect(statusLine()).toHaveTextContent(/^You are offline\. Last update/);
    const before = fetched.mock.calls.length;
    await wait(60_000);
    expect(fetched.mock.calls.length).toBe(before);
    online.mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
    expect(fetched.mock.calls.length).toBe(before + 1);
    expect(connection.reconnect).toHaveBeenCalledOnce();
  });

  it('announces the winner at the end of the event', async () => {
    await open();
    await receive({});
    await receive({ sequence: 2, phase: 'ended' });
    expect(statusLine()).toHaveTextContent('Final board.');
    expect(screen.getByRole('status')).toHaveTextContent('Wet Paint wins.');
  });

  it('shows a note while the host has sealed it', async () => {
    await open();
    await receive({ isSealed: true });
    expect(screen.getByText(/Sealed by the host/)).toBeVisible();
  });

  it('announces only a change of the leader', async () => {
    await open();
    await receive({});
    await receive({ sequence: 2, rows: scores({ 'Wet Paint': 45, 'Exact Change': 44 }) });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await receive({ sequence: 3, rows: scores({ 'Wet Paint': 45, 'Exact Change': 46 }) });
    expect(screen.getByRole('status')).toHaveTextContent('Exact Change takes the lead.');
    expect(screen.getByText('New in the lead')).toBeVisible();
    await wait(4_000);
    expect(screen.getByText('In the lead')).toBeVisible();
  });

  it('ignores invalid and outdated messages', async () => {
    await open();
    await receive({ sequence: 5 });
    await act(async () => subscribeToBoard.mock.calls[0]![1].onMessage('<b>surprise</b>'));
    await receive({ sequence: 4, rows: [] });
    expect(crews()).toEqual(['Wet Paint', 'Exact Change']);
  });

  it('animates rows to their new positions, unless the visitor prefers reduced motion', async () => {
    const animate = vi.fn();
    Element.prototype.animate = animate;
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 80;
    });
    await open();
    await receive({});
    const row = document.querySelector('[data-crew="Exact Change"]');
    const overtaken = { rows: scores({ 'Wet Paint': 40, 'Exact Change': 41 }) };
    await receive({ sequence: 2, ...overtaken });
    expect(document.querySelector('[data-crew="Exact Change"]')).toBe(row);
    expect(animate.mock.calls.map(([frames]) => frames[0].transform)).toEqual([
      'translateY(80px)',
      'translateY(-80px)',
    ]);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await receive({ sequence: 3 });
    expect(animate).toHaveBeenCalledTimes(2);
  });

  it('shows crews beyond twelve in a second list', async () => {
    await open();
    await receive({
      rows: scores(Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`Crew ${index}`, index]))),
    });
    expect(screen.getByText('3 more crews')).toBeVisible();
    expect(crews()).toHaveLength(12);
  });

  it('disconnects when the page is hidden or unmounted, and reconnects when it is restored', async () => {
    const { unmount } = await open();
    await act(async () => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    expect(connection.close).toHaveBeenCalledOnce();
    await act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await vi.waitFor(() => expect(subscribeToBoard).toHaveBeenCalledTimes(2), 10_000);
    await wait();
    unmount();
    expect(connection.close).toHaveBeenCalledTimes(2);
    const requests = fetched.mock.calls.length;
    await wait(60_000);
    expect(fetched.mock.calls.length).toBe(requests);
  });
});
