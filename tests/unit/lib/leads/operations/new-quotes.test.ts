import { describe, expect, it, vi } from 'vitest';
import { announceNewQuote, onNewQuote } from '#lib/leads/operations/new-quotes';

describe('onNewQuote', () => {
  it('calls every listener, also from another copy of the module, until it is removed', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    announceNewQuote();
    const stop = onNewQuote(first);
    vi.resetModules();
    const copy = await import('#lib/leads/operations/new-quotes');
    copy.onNewQuote(second);
    announceNewQuote();
    stop();
    copy.announceNewQuote();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });
});
