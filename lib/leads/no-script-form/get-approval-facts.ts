import { approvalFacts, type ApprovalFacts } from '#lib/quote/approval-pack';
import type { Price } from '#lib/quote/price';
import { EMPTY_ANSWERS } from '#lib/quote/quote-state';
import { getGameName } from '#lib/pages/game-fit';
import { getGames, getQuoteFlow } from '#lib/pages/read';
import type { UncheckedAnswers } from './check-answers.ts';

type Priced = { price: Price; now: Date; reference?: string };

/** A price and its event as text. The answers that the price depends on must be valid. */
export function getApprovalFacts(checked: UncheckedAnswers, { price, now, reference = '' }: Priced): ApprovalFacts {
  const answers = { ...EMPTY_ANSWERS, ...checked };
  const gameName = getGameName(answers.game, getGames());
  const quote = { reference, price, sentAt: now.toISOString(), gameName, answers };
  return approvalFacts(quote, getQuoteFlow().travelReasons);
}
