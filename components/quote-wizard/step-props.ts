import type { Dispatch } from 'react';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { Game, QuoteFlowCopy } from '#lib/site/lists';
import type { QuoteAction } from './quote-reducer.ts';

/** What every step gets: the answers so far, a way to change them, and what is wrong with its fields. */
export type StepProps = {
  answers: QuoteAnswers;
  /** The same answers, one frame later: for what follows from an answer but is not its field. */
  settled: QuoteAnswers;
  dispatch: Dispatch<QuoteAction>;
  errors: FieldErrors;
  copy: QuoteFlowCopy;
  games: readonly Game[];
};
