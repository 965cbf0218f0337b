import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveScoreboard } from '#components/leaderboard/live-scoreboard.client';
import type { BoardMessage } from '#lib/leaderboard/board-message';
import type { Connection, Listener } from '#lib/leaderboard/listen';
import { boardMessage, scores } from '#tests/factories/board-message';
import { openPlainPage } from './plain-page.ts';

const FIRST = boardMessage({ sequence: 0, phase: 'ended', event: { ...boardMessage().event, id: 'last-time' } });
const START = new Date('2026-11-21T20:04:40Z');

const listen = vi.hoisted(() => vi.fn<(to: unknown, listener: Listener) => Promise<Connection>>());
vi.mock('#lib/leaderboard/listen', () => ({ listen }));

const connection = { reconnect: vi.fn(), close: vi.fn() };
const fetched = vi.fn<(address: string) => Promise<Response>>();
let show: (isIntersecting: boolean) => void;

const board = (
  <LiveScoreboard
    first={FIRST}
    subscribeKey="sub-c-1"
    past={[{ crew: 'Asleep by Seven', detail: 'Oakland', score: 99 }]}
    views={{ local: 'This hunt', global: 'All hunts' }}
    symbols={{ prefix: 'board-hunts', markup: '' }}
  >
    <a href="/get-a-quote">Put your crew on the board</a>
  </LiveScoreboard>
);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  listen.mockReset().mockResolvedValue(connection);
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
/** Opens the page and scrolls to the board. The code that follows it comes in a moment. */
async function open() {
  const opened = render(board);
  show(true);
  await vi.waitFor(() => expect(listen).toHaveBeenCalled(), 10_000);
  await wait();
  return opened;
}
const hear = (changes: Partial<BoardMessage>) =>
  act(async () => listen.mock.calls[0]![1].onMessage(boardMessage({ sentAt: START.toISOString(), ...changes })));
const line = () => document.querySelector('[data-status]')!;
const crews = () =>
  [...document.querySelectorAll<HTMLElement>('[data-view=local] > ol [data-crew]')].map((row) => row.dataset.crew);
const answerPolls = (changes: Partial<BoardMessage>) =>
  fetched.mockImplementation(async () => Response.json(boardMessage({ sentAt: START.toISOString(), ...changes })));

describe('a board', () => {
  it('is the last one, with its time and both lists, before React', () => {
    const { page, hydrate } = openPlainPage(board);
    expect(page).toHaveTextContent('Final board. Last score 12:04 pm Pacific, Nov 21.');
    expect(page).toHaveTextContent('Wet Paint');
    expect(page).toHaveTextContent('Asleep by Seven');
    expect(within(page).getByRole('radio', { name: 'This hunt' })).toBeChecked();
    expect(hydrate()).toEqual([]);
  });

  it('loads and asks for nothing until it is in view', async () => {
    render(board);
    show(false);
    await vi.dynamicImportSettled();
    await wait(60_000);
    expect(fetched).not.toHaveBeenCalled();
    expect(listen).not.toHaveBeenCalled();
  });

  it('connects, says so, and marks its crews as loading', async () => {
    await open();
    expect(line()).toHaveTextContent('Connecting. This is the board of 12:04 pm Pacific, Nov 21.');
    expect(listen).toHaveBeenCalledWith({ board: 'hunts', subscribeKey: 'sub-c-1' }, expect.anything());
    expect(fetched).toHaveBeenCalledWith('/api/leaderboard?board=hunts', expect.anything());
    expect(document.querySelector('[aria-busy]')).not.toBeNull();
  });

  it('is live, counts the seconds since the last message, and puts crews in order', async () => {
    await open();
    await hear({ rows: scores({ 'Exact Change': 50, 'Wet Paint': 40, 'Platform Zero': 50 }) });
    expect(line()).toHaveTextContent('Live, updated 0 s ago');
    await wait(3_000);
    expect(line()).toHaveTextContent('Live, updated 3 s ago');
    expect(crews()).toEqual(['Exact Change', 'Platform Zero', 'Wet Paint']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(screen.getByText('Sharing the lead')).toBeVisible();
  });

  it('goes stale after 20 s of silence, and asks the server until it answers', async () => {
    await open();
    await hear({});
    await wait(21_000);
    expect(line()).toHaveAttribute('data-status', 'stale');
    expect(line()).toHaveTextContent(/^Last update \d+:04:40 .m\. Reconnecting$/);
    const before = fetched.mock.calls.length;
    answerPolls({ sequence: 2, rows: scores({ 'Wet Paint': 60 }) });
    await wait(15_000);
    expect(fetched.mock.calls.length).toBe(before + 1);
    expect(line()).toHaveTextContent(/^Updating every 15 s\. Last score/);
    expect(crews()).toEqual(['Wet Paint']);
    await hear({ sequence: 3 });
    expect(line()).toHaveAttribute('data-status', 'live');
  });

  it('polls when the channel cannot even be loaded', async () => {
    listen.mockRejectedValue(new Error('blocked'));
    answerPolls({ sequence: 2 });
    await open();
    await wait(30_000);
    expect(line()).toHaveAttribute('data-status', 'polling');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('tries a refused channel again with every poll', async () => {
    await open();
    const { onLink } = listen.mock.calls[0]![1];
    await act(async () => onLink(true));
    await wait(16_000);
    expect(connection.reconnect).not.toHaveBeenCalled();
    await act(async () => onLink(false));
    await wait(30_000);
    expect(connection.reconnect).toHaveBeenCalledTimes(2);
  });

  it('says that it is offline, and asks and reconnects at once when the network is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await open();
    await hear({});
    online.mockReturnValue(false);
    await act(async () => void dispatchEvent(new Event('offline')));
    expect(line()).toHaveTextContent(/^You are offline\. Last update/);
    const before = fetched.mock.calls.length;
    await wait(60_000);
    expect(fetched.mock.calls.length).toBe(before);
    online.mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
    expect(fetched.mock.calls.length).toBe(before + 1);
    expect(connection.reconnect).toHaveBeenCalledOnce();
  });

  it('ends on a podium, and says who won', async () => {
    await open();
    await hear({});
    await hear({ sequence: 2, phase: 'ended' });
    expect(line()).toHaveTextContent('Final board.');
    expect(screen.getByRole('status')).toHaveTextContent('Wet Paint wins.');
  });

  it('says when the host has sealed it', async () => {
    await open();
    await hear({ isSealed: true });
    expect(screen.getByText(/Sealed by the host/)).toBeVisible();
  });

  it('announces a change of the leader, and nothing else', async () => {
    await open();
    await hear({});
    await hear({ sequence: 2, rows: scores({ 'Wet Paint': 45, 'Exact Change': 44 }) });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await hear({ sequence: 3, rows: scores({ 'Wet Paint': 45, 'Exact Change': 46 }) });
    expect(screen.getByRole('status')).toHaveTextContent('Exact Change takes the lead.');
    expect(screen.getByText('New in the lead')).toBeVisible();
    await wait(4_000);
    expect(screen.getByText('In the lead')).toBeVisible();
  });

  it('ignores garbage and late messages', async () => {
    await open();
    await hear({ sequence: 5 });
    await act(async () => listen.mock.calls[0]![1].onMessage('<b>surprise</b>'));
    await hear({ sequence: 4, rows: [] });
    expect(crews()).toEqual(['Wet Paint', 'Exact Change']);
  });

  it('moves the same rows to their new places, and not where motion is unwanted', async () => {
    const animate = vi.fn();
    Element.prototype.animate = animate;
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 80;
    });
    await open();
    await hear({});
    const row = document.querySelector('[data-crew="Exact Change"]');
    const overtaken = { rows: scores({ 'Wet Paint': 40, 'Exact Change': 41 }) };
    await hear({ sequence: 2, ...overtaken });
    expect(document.querySelector('[data-crew="Exact Change"]')).toBe(row);
    expect(animate.mock.calls.map(([frames]) => frames[0].transform)).toEqual([
      'translateY(80px)',
      'translateY(-80px)',
    ]);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await hear({ sequence: 3 });
    expect(animate).toHaveBeenCalledTimes(2);
  });

  it('shows crews beyond twelve in a list of their own', async () => {
    await open();
    await hear({
      rows: scores(Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`Crew ${index}`, index]))),
    });
    expect(screen.getByText('3 more crews')).toBeVisible();
    expect(crews()).toHaveLength(12);
  });

  it('lets go when the page is left, and comes back with it', async () => {
    const { unmount } = await open();
    await act(async () => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    expect(connection.close).toHaveBeenCalledOnce();
    await act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(2), 10_000);
    await wait();
    unmount();
    expect(connection.close).toHaveBeenCalledTimes(2);
    const asked = fetched.mock.calls.length;
    await wait(60_000);
    expect(fetched.mock.calls.length).toBe(asked);
  });
});
