import type { OfferedStart } from '#lib/availability/offered-starts';
import type { StepId } from '#lib/quote/journey';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { SendFailure } from '#lib/quote/send-quote';
import type { ConfirmationPage } from '../confirmation/confirmation-content.ts';
import type { SentQuote } from '#lib/quote/sent-quote';

/** What the server made of a link with answers, or of a posted step: the state that the wizard renders first. */
export type QuoteReply = {
  /** `currentStep` is the step to show. */
  answers: QuoteAnswers;
  /** The errors of that step; empty when there are none. */
  errors: FieldErrors;
  /** The head count as typed, which may not be a number. */
  typedPeople?: string;
  /** The steps that a link has answered, so that they are not asked again. */
  known?: readonly StepId[];
  /** The next starts of the calendar that the event needs, when its dates are asked for. */
  starts?: readonly OfferedStart[];
  /** How the server understood the last answer. */
  note?: string;
  /** Whether the summary follows the shown step, because the visitor came from there to change it. */
  isReturning?: boolean;
  /** The page whose link brought the visitor, for analytics. */
  from?: string;
  /** Why the request was not stored. */
  failure?: SendFailure;
  /** The confirmation of a stored request. */
  confirmation?: ConfirmationPage & { quote: SentQuote; origin: string; from: string | undefined };
};
