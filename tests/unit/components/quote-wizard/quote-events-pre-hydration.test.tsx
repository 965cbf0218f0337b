import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { QuoteWizard } from '#components/quote-wizard/quote-wizard.client';
import type { QuoteReply } from '#components/quote-wizard/state/quote-reply.ts';
import { restoreAnswers } from '#components/quote-wizard/state/restore-answers.ts';
import { parsePreset } from '#lib/quote/presets';
import { getGames, getQuoteFlow } from '#lib/pages/read';

vi.mock('server-only', () => ({}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
// Paints at once, before effects run
vi.mock('#components/ui/after-paint.client', () => ({ afterPaint: (task: () => void) => task() }));

/** Submits the form in a layout effect, before other effects run. */
function SubmitEarly({ isServed = false }) {
  useLayoutEffect(() => {
    if (!isServed) document.querySelector<HTMLFormElement>('form')!.requestSubmit();
  }, [isServed]);
  return null;
}

function page(isServed = false, linked?: QuoteReply) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <QuoteWizard
        copy={getQuoteFlow()}
        games={getGames()}
        phone="(415) 555-0142"
        phoneHref="tel:+14155550142"
        email="desk@example.com"
        linked={linked}
      />
      <SubmitEarly isServed={isServed} />
    </QueryClientProvider>
  );
}

const stepEvents = () =>
  ((window.dataLayer ?? []) as { event: string; step_name?: string }[]).map(({ event, step_name }) =>
    [event, step_name].filter(Boolean).join(' '),
  );

/** Hydrates a served page in which an event type is checked already, and presses Continue during hydration. */
function hydrateAfterChoice(value: string) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(true));
  container.querySelector<HTMLInputElement>(`input[value="${value}"]`)!.checked = true;
  render(page(), { container, hydrate: true });
}

beforeEach(() => {
  delete window.dataLayer;
  document.body.replaceChildren();
  localStorage.clear();
});

it('reports the view of the first step when Continue is pressed before it is rendered', async () => {
  history.replaceState(null, '', '/get-a-quote');
  hydrateAfterChoice('onsite');
  await waitFor(() => expect(stepEvents()).toContain('quote_step_view city'));
  expect(stepEvents()).toEqual([
    'quote_start',
    'quote_step_view type',
    'quote_step_complete type',
    'quote_step_view city',
  ]);
});

it('reports no view of a step that the link has answered', async () => {
  history.replaceState(null, '', '/get-a-quote?type=onsite&city=Denver%2C+CO%2C+USA&people=45');
  const preset = parsePreset(new URLSearchParams(location.search));
  const linked = { answers: restoreAnswers({ preset, games: getGames() }), errors: {} };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(true, linked));
  render(page(true, linked), { container, hydrate: true });
  await waitFor(() => expect(stepEvents().join()).toContain('quote_step_view'));
  expect(stepEvents().filter((name) => name.startsWith('quote_step'))).toEqual(['quote_step_view game']);
});
