import { approvalFacts, type ApprovalFacts } from '#lib/quote/approval-pack';
import type { Price } from '#lib/quote/price';
import { EMPTY_ANSWERS } from '#lib/quote/quote-state';
import { nameOfGame } from '#lib/site/game-fit';
import { getGames, getQuoteFlow } from '#lib/site/read';
import type { UncheckedAnswers } from './check-answers.ts';

type Priced = { price: Price; now: Date; reference?: string };

/** A price and what it is for, in words. The answers must be right as far as the price depends on them. */
export function factsOf(checked: UncheckedAnswers, { price, now, reference = '' }: Priced): ApprovalFacts {
  const answers = { ...EMPTY_ANSWERS, ...checked };
  const gameName = nameOfGame(answers.game, getGames());
  const quote = { reference, price, sentAt: now.toISOString(), gameName, answers };
  return approvalFacts(quote, getQuoteFlow().travelReasons);
}
