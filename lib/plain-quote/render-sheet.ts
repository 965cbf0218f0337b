import { markup, type Markup } from '#lib/content/markup-template';
import type { ApprovalFacts } from '#lib/quote/approval-pack';
import { parseCount } from '#lib/quote/head-count';
import { missingForPrice } from '#lib/quote/missing-for-price';
import { DEFAULT_QUOTE_TEXT } from '#lib/quote/quote-state';
import { QUOTE_DAYS } from '#lib/quote/sent-quote';
import type { PlainValues } from './plain-values.ts';

/** The parts of a price with their reasons, its total, and what that is for each person. */
export function renderPriceLines({ lines, total, perPerson }: ApprovalFacts): Markup {
  const parts = lines.map(
    ({ what, reason, amount }) => markup`
      <div>
        <dt>${what}</dt>
        <dd>${amount}</dd>
        ${reason && markup`<dd data-reason>${reason}</dd>`}
      </div>`,
  );
  return markup`
    <dl data-lines>
      ${parts}
      <div data-total>
        <dt>Total</dt>
        <dd class="display">${total}</dd>
        <dd data-reason>${perPerson} a person</dd>
      </div>
    </dl>`;
}

const COMPANY_RATE = markup`
  <p class="small">This is the company rate. Families pay per child: <a href="/homeschool-hunt#request">ask for the family price</a>.</p>`;

/** The score sheet: the price, or what it still waits for. `marks` go on a price that somebody has just asked for. */
export function renderSheet(
  values: PlainValues,
  { facts, promise, marks }: { facts?: ApprovalFacts; promise: string; marks?: Markup | false },
): Markup {
  if (!facts) {
    const { headline, detail } = missingForPrice({ ...values, participantSize: parseCount(values.participantSize) });
    return markup`
      <section data-sheet aria-labelledby="plain-sheet">
        <h2 class="display" id="plain-sheet">${headline}</h2>
        <p>${detail}</p>
      </section>`;
  }
  return markup`
    <section data-sheet aria-labelledby="plain-sheet"${marks}>
      <h2 class="display" id="plain-sheet">Score sheet</h2>
      <p class="small">${facts.title}</p>
      ${renderPriceLines(facts)}
      ${values.typeOfEvent === 'homeschool' && COMPANY_RATE}
      <p class="small">${DEFAULT_QUOTE_TEXT}</p>
      <p class="small"><strong>Quote valid for ${QUOTE_DAYS} days.</strong> ${promise}</p>
    </section>`;
}
