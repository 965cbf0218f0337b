import { useQueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QueryProvider } from '#components/ui/query-provider.client';
import { SendError } from '#lib/quote/send-quote';
import { QUERY_DEFAULTS, SENDING_DEFAULTS } from '#components/ui/query-defaults.ts';

describe('the defaults of queries and mutations', () => {
  it('have the specified cache times and retries', () => {
    expect(QUERY_DEFAULTS).toMatchObject({ staleTime: 60_000, gcTime: 300_000, retry: 3 });
    expect([0, 1, 2, 3, 4, 5, 10].map(QUERY_DEFAULTS.retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16000, 30000, 30000,
    ]);
  });

  it('retry sending three times, and only after transient errors', () => {
    const { retry } = SENDING_DEFAULTS;
    const down = new SendError(503, '');
    expect([0, 1, 2, 3].map((count) => retry(count, down))).toEqual([true, true, true, false]);
    expect(retry(0, new SendError(0, ''))).toBe(true);
    expect([409, 422, 429].map((status) => retry(0, new SendError(status, '')))).toEqual([false, false, false]);
  });

  it('are set on the client of the provider', () => {
    let defaults: unknown;
    function Probe() {
      defaults = useQueryClient().getDefaultOptions().queries;
      return null;
    }
    render(
      <QueryProvider>
        <Probe />
      </QueryProvider>,
    );
    expect(defaults).toEqual(QUERY_DEFAULTS);
  });
});
