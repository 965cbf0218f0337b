import { markup, type Markup } from '#lib/content/markup-template';
import type { ApprovalFacts } from '#lib/quote/approval-pack';
import { nextSteps } from '#lib/quote/next-steps';
import type { QuoteRequest } from '#lib/quote/request-schema';
import { ANSWER_ID } from './form-action.ts';
import { renderPriceLines } from './render-sheet.ts';

type Company = { phone: string; phoneHref: string };

type PlainSent = {
  headline: string;
  lead: string;
  company: Company;
  facts: ApprovalFacts;
  request: QuoteRequest;
};

/** A request that is stored: its reference and total, what happens next, and what was asked. Every value is escaped. */
export function renderPlainSent({ headline, lead, company, facts, request }: PlainSent): string {
  const { firstName, lastName, email, phone = '', description = '' } = request;
  return markup`
    <div class="wrap">
      <h1 class="display" id="${ANSWER_ID}" tabindex="-1">${headline}</h1>
      <p class="lead">Thank you, ${firstName}. ${lead}</p>
      <dl data-figures>
        ${renderFigure('Reference', facts.reference)}
        ${renderFigure('Total', facts.total)}
        ${renderFigure('Valid until', facts.expiry)}
      </dl>
      <div data-columns>
        <section aria-labelledby="plain-next">
          <h2 class="h3" id="plain-next">What happens next</h2>
          <ol>${nextSteps(email).map((step) => markup`<li>${step}</li>`)}</ol>
          <p>Anything to add? Call <a href="${company.phoneHref}">${company.phone}</a> and say ${facts.reference}.</p>
        </section>
        <section aria-labelledby="plain-sent">
          <h2 class="h3" id="plain-sent">Your answers</h2>
          <dl data-answers>
            ${renderAnswer('Event', facts.event)}
            ${renderAnswer('Place', facts.place)}
            ${renderAnswer('People', facts.people)}
            ${renderAnswer('Game', facts.game)}
            ${renderAnswer('Dates', ...(facts.dates.length > 0 ? facts.dates : ['Flexible']))}
            ${renderAnswer('Notes', description)}
            ${renderAnswer('You', `${firstName} ${lastName}`, email, phone)}
          </dl>
          <div data-sheet>
            <h3 class="display">Score sheet</h3>
            ${renderPriceLines(facts)}
          </div>
        </section>
      </div>
      <p><a class="go" href="/get-a-quote">Start another quote</a></p>
    </div>`.toString();
}

/** What the page of the confirmation shows to somebody who has not just sent anything. */
export function renderNothingSent({ phone, phoneHref }: Company): string {
  return markup`
    <div class="wrap">
      <h1 class="display">No pieces on this square yet</h1>
      <p class="lead">
        This browser keeps no copy of a quote. If you sent one, we have it all the same. Call${' '}
        <a href="${phoneHref}">${phone}</a>, or make a new one in a minute.
      </p>
      <p><a class="button" data-variant="hot" href="/get-a-quote"><i aria-hidden="true"></i>Build a quote</a></p>
    </div>`.toString();
}

function renderFigure(term: string, value: string): Markup {
  return markup`<div><dt>${term}</dt><dd class="display">${value}</dd></div>`;
}

function renderAnswer(term: string, ...values: string[]): Markup | undefined {
  const given = values.filter((value) => value !== '');
  if (given.length === 0) return undefined;
  return markup`<div><dt>${term}</dt>${given.map((value) => markup`<dd>${value}</dd>`)}</div>`;
}
