import { markup, type Markup } from '#lib/content/markup-template';
import type { ApprovalFacts } from '#lib/quote/approval-pack';
import { nextSteps } from '#lib/quote/next-steps';
import { PER_CHILD_TEXT } from '#lib/quote/per-child';
import type { QuoteRequest } from '#lib/quote/request-schema';
import { ANSWER_ID } from './form-action.ts';
import { renderPriceLines } from './render-price-summary.ts';

type Company = { phone: string; phoneHref: string };

type Confirmation = {
  headline: string;
  lead: string;
  company: Company;
  facts: ApprovalFacts;
  request: QuoteRequest;
};

/** The confirmation of a stored request: reference, total, next steps and the answers. Every value is escaped. */
export function renderConfirmation({ headline, lead, company, facts, request }: Confirmation): string {
  const { firstName, lastName, email, phone = '', description = '' } = request;
  return markup`
    <div class="wrap">
      <h1 class="display" id="${ANSWER_ID}" tabindex="-1">${headline}</h1>
      <p class="lead">Thank you, ${firstName}. ${lead}</p>
      <dl data-figures>
        ${renderFigure('Reference', facts.reference)}
        ${
          facts.price
            ? [renderFigure('Total', facts.price.total), renderFigure('Valid until', facts.expiry)]
            : renderFigure('Price', 'Per child')
        }
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
            ${facts.price ? renderPriceLines(facts.price) : markup`<p>${PER_CHILD_TEXT}</p>`}
          </div>
        </section>
      </div>
      <p><a class="go" href="/get-a-quote">Start another quote</a></p>
    </div>`.toString();
}

/** The content of the confirmation page when no request was just sent. */
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
