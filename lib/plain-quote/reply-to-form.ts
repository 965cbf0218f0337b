import { replyTo } from '#lib/leads/endpoint/form-reply';
import type { Received } from '#lib/leads/endpoint/outcome';
import { plainAnswer } from '#lib/page-cache/plain-answer';
import { prerenderedPage } from '#lib/page-cache/prerendered';
import { parseRequest } from '#lib/quote/request-schema';
import { withoutHints } from '#lib/quote/sending-hints';
import type { Receipt } from '#lib/quote/sent-quote';
import { PLAIN_DOCUMENT_POLICY, renderPlainDocument } from '#lib/site/plain-document';
import { getGames, getPage, getQuoteFlow, getSite } from '#lib/site/read';
import { factsOf } from './facts-of.ts';
import type { PlainQuote } from './plain-quote.ts';
import { renderPlainForm } from './render-form.ts';
import { renderPlainSent } from './render-sent.ts';
import { noticeOf, wordsOfPrice } from './words-of.ts';

type Outcome = Received['outcome'];
type Page = { html: string; policy: string };

/**
 * The page that answers a form without JavaScript, and its headers. The plain quote comes back in its own page, with the
 * price, the errors or the confirmation in place. Every other form, and a quote whose page cannot be read, gets a plain
 * document that says the same.
 */
export function replyToForm(outcome: Outcome, quote: PlainQuote | undefined, now: Date) {
  const { html, policy } = (quote && inItsPage(outcome, quote, now)) ?? inPlainDocument(outcome, quote, now);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
  };
  return { html, headers };
}

function inItsPage(outcome: Outcome, quote: PlainQuote, now: Date): Page | undefined {
  const receipt = receiptIn(outcome);
  const page = prerenderedPage(receipt ? '/get-a-quote/confirmation' : '/get-a-quote');
  if (page === undefined) return undefined;
  const region = receipt ? renderSent(receipt, quote, now) : renderForm(outcome, quote, now);
  return plainAnswer(page, { region, isWrong: outcome.status >= 400 }, process.env);
}

function renderSent(receipt: Receipt, { answers }: PlainQuote, now: Date): string {
  const { hero } = getPage('confirmation');
  return renderPlainSent({
    headline: hero.headline.join(' '),
    lead: hero.lead,
    company: getSite(),
    facts: factsOf(answers, { ...receipt, now }),
    request: parseRequest(withoutHints(answers)).request!,
  });
}

function renderForm(outcome: Outcome, { values, answers, price, cityNote }: PlainQuote, now: Date): string {
  const errors = outcome.status === 422 ? outcome.body.errors : {};
  const facts = price && factsOf(answers, { price, now });
  return renderPlainForm({
    headline: getPage('get-a-quote').hero.headline.join(' '),
    copy: getQuoteFlow(),
    games: getGames(),
    reply: { values, errors, facts, cityNote, notice: noticeOf(outcome.status, getSite()) },
  });
}

function inPlainDocument(outcome: Outcome, quote: PlainQuote | undefined, now: Date): Page {
  const site = getSite();
  const words = 'isPrice' in outcome ? wordsOfPrice(quote, now) : replyTo(outcome, site.reply);
  return { html: renderPlainDocument({ site, ...words }), policy: PLAIN_DOCUMENT_POLICY };
}

function receiptIn(outcome: Outcome): Receipt | undefined {
  if ('isPrice' in outcome) return undefined;
  return 'state' in outcome ? outcome.body : undefined;
}
