import type { Dispatch } from 'react';
import type { OfferedStart } from '#lib/availability/offered-starts';
import type { ListedBookable } from '#lib/availability/public-bookable';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { Game, QuoteFlowCopy } from '#lib/pages/lists';
import type { QuoteAction } from '../state/quote-reducer.ts';

/** The props of every step: the answers, a way to change them, and the errors of its fields. */
export type StepProps = {
  answers: QuoteAnswers;
  /** The same answers, one paint later, for everything but the fields. */
  deferredAnswers: QuoteAnswers;
  dispatch: Dispatch<QuoteAction>;
  errors: FieldErrors;
  copy: QuoteFlowCopy;
  games: readonly Game[];
  /** What has a calendar. */
  bookables: readonly ListedBookable[];
  /** The starts that the server offers before hydration. */
  starts?: readonly OfferedStart[];
};
