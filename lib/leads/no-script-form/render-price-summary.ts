import { markup, type Markup } from '#lib/content/markup-template';
import type { ApprovalFacts, ApprovalPrice } from '#lib/quote/approval-pack';
import { parseTypedNumber } from '#lib/quote/typed-number';
import { missingForPrice } from '#lib/quote/missing-for-price';
import { DEFAULT_QUOTE_TEXT } from '#lib/quote/quote-state';
import { QUOTE_VALIDITY_DAYS } from '#lib/quote/sent-quote';
import type { FormValues } from './form-values.ts';

/** The lines of a price with their reasons, the total, and the price per person. */
export function renderPriceLines({ lines, total, perPerson }: ApprovalPrice): Markup {
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

/** The price summary: the price, or the answers that it still needs. `target` has the attributes of a price that was just requested. */
export function renderPriceSummary(
  values: FormValues,
  { facts, promise, target }: { facts?: ApprovalFacts; promise: string; target?: Markup | false },
): Markup {
  if (!facts?.price) {
    const { headline, detail } = missingForPrice({
      ...values,
      participantSize: parseTypedNumber(values.participantSize),
    });
    return markup`
      <section data-sheet aria-labelledby="plain-sheet"${facts && target}>
        <h2 class="display" id="plain-sheet">${headline}</h2>
        <p>${detail}</p>
      </section>`;
  }
  return markup`
    <section data-sheet aria-labelledby="plain-sheet"${target}>
      <h2 class="display" id="plain-sheet">Score sheet</h2>
      <p class="small">${facts.title}</p>
      ${renderPriceLines(facts.price)}
      <p class="small">${DEFAULT_QUOTE_TEXT}</p>
      <p class="small"><strong>Quote valid for ${QUOTE_VALIDITY_DAYS} days.</strong> ${promise}</p>
    </section>`;
}
