import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { QuoteWizard } from '#components/quote-wizard/quote-wizard.client';
import type { QuoteFlowCopy } from '#lib/pages/lists';
import { GAMES, type StepName } from './quote-visit.ts';

const createStepCopy = (step: StepName) => ({ question: `Question: ${step}`, help: 'In a few words.' });

const COPY: QuoteFlowCopy = {
  type: createStepCopy('type'),
  city: createStepCopy('city'),
  people: createStepCopy('people'),
  game: createStepCopy('game'),
  plan: createStepCopy('plan'),
  you: createStepCopy('you'),
  send: createStepCopy('send'),
  promise: 'Nothing is booked.',
  credit: 'GeoNames',
  travelReasons: { virtual: 'Nobody travels.', home: 'We live here.', away: 'One fixed fee.' },
};

export const PHONE = '(415) 555-0142';

/** Three answers, so that the price is known. */
export const PRICED = '?type=escape-room&city=Denver%2C+CO%2C+USA&people=45';

/** Loads the wizard at the current URL, as a reload does. */
export function loadWizard(): void {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <QuoteWizard copy={COPY} games={GAMES} phone={PHONE} phoneHref="tel:+14155550142" email="desk@example.com" />
    </QueryClientProvider>,
  );
}

/** Opens the wizard with a query string. */
export function openWizard(search = ''): void {
  window.history.pushState(null, '', `/get-a-quote${search}`);
  loadWizard();
}

/** Closing a tab clears its sessionStorage. */
export function closeTab(): void {
  cleanup();
  sessionStorage.clear();
}

/** The visible step, from its question. */
export const getVisibleStep = () => screen.getByRole('heading', { level: 1 }).textContent.replace('Question: ', '');

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

export const write = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

export const inForm = () => within(screen.getByRole('form'));
export const inPriceSummary = () => within(screen.getByRole('complementary', { name: 'Score sheet' }));

export function fillContact(): void {
  write('First name', 'Imani');
  write('Last name', 'Okafor');
  write('Email', 'imani@example.com');
}

/** Goes from a priced link to the summary. */
export function reachSummary(search = PRICED): void {
  openWizard(`${search}&step=you`);
  fillContact();
  press('Continue');
}
