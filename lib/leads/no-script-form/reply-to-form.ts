import { describeOutcome } from '#lib/leads/http/describe-outcome';
import type { Received } from '#lib/leads/http/outcome';
import { fillPage } from '#lib/leads/no-script-form/fill-page';
import { readPrerenderedPage } from '#lib/leads/no-script-form/prerendered-page';
import { parseRequest } from '#lib/quote/request-schema';
import { withoutHints } from '#lib/quote/sending-hints';
import type { Receipt } from '#lib/quote/sent-quote';
import { PLAIN_DOCUMENT_CSP, renderPlainDocument } from '#lib/pages/plain-document';
import { getGames, getPage, getQuoteFlow, getSite } from '#lib/pages/read';
import { getApprovalFacts } from './get-approval-facts.ts';
import type { NoScriptForm } from './parse-form.ts';
import { renderNoScriptForm } from './render-form.ts';
import { renderConfirmation } from './render-confirmation.ts';
import { getNotice, describePrice } from './reply-text.ts';

type Outcome = Received['outcome'];
type Page = { html: string; policy: string };

/**
 * The page that answers a posted form, and its headers. The no-script form is answered with the static page of the quote or the
 * confirmation, filled with the price, the errors or the confirmation. Every other form gets a plain document with the same
 * content, and so does the no-script form when the static page cannot be read.
 */
export function replyToForm(outcome: Outcome, quote: NoScriptForm | undefined, now: Date) {
  const { html, policy } = (quote && renderInPage(outcome, quote, now)) ?? renderAsPlainDocument(outcome, quote, now);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
  };
  return { html, headers };
}

function renderInPage(outcome: Outcome, quote: NoScriptForm, now: Date): Page | undefined {
  const receipt = getReceipt(outcome);
  const page = readPrerenderedPage(receipt ? '/get-a-quote/confirmation' : '/get-a-quote');
  if (page === undefined) return undefined;
  const region = receipt ? renderConfirmationRegion(receipt, quote, now) : renderFormRegion(outcome, quote, now);
  return fillPage(page, { region, isWrong: outcome.status >= 400 }, process.env);
}

function renderConfirmationRegion(receipt: Receipt, { answers }: NoScriptForm, now: Date): string {
  const { hero } = getPage('confirmation');
  return renderConfirmation({
    headline: hero.headline.join(' '),
    lead: hero.lead,
    company: getSite(),
    facts: getApprovalFacts(answers, { ...receipt, now }),
    request: parseRequest(withoutHints(answers)).request!,
  });
}

function renderFormRegion(outcome: Outcome, { values, answers, price, cityNote }: NoScriptForm, now: Date): string {
  const errors = outcome.status === 422 ? outcome.body.errors : {};
  const facts = price && getApprovalFacts(answers, { price, now });
  return renderNoScriptForm({
    headline: getPage('get-a-quote').hero.headline.join(' '),
    copy: getQuoteFlow(),
    games: getGames(),
    reply: { values, errors, facts, cityNote, notice: getNotice(outcome.status, getSite()) },
  });
}

function renderAsPlainDocument(outcome: Outcome, quote: NoScriptForm | undefined, now: Date): Page {
  const site = getSite();
  const text = 'isPrice' in outcome ? describePrice(quote, now) : describeOutcome(outcome);
  return { html: renderPlainDocument({ site, ...text }), policy: PLAIN_DOCUMENT_CSP };
}

function getReceipt(outcome: Outcome): Receipt | undefined {
  if ('isPrice' in outcome) return undefined;
  return 'state' in outcome ? outcome.body : undefined;
}
