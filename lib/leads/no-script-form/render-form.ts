import { attributes, markup } from '#lib/content/markup-template';
import type { ApprovalFacts } from '#lib/quote/approval-pack';
import { isPricedPerChild, PER_CHILD_TEXT } from '#lib/quote/per-child';
import { HONEYPOT_ATTRIBUTES, HONEYPOT_FIELD } from '#lib/quote/sending-hints';
import type { Game, QuoteFlowCopy } from '#lib/pages/lists';
import { ANSWER_ID, FORM_ACTION } from './form-action.ts';
import { EMPTY_VALUES } from './form-values.ts';
import { renderButton } from './render-field.ts';
import { renderPriceSummary } from './render-price-summary.ts';
import {
  renderCityStep,
  renderGameStep,
  renderPeopleStep,
  renderPlanStep,
  renderStep,
  renderTypeStep,
  renderYouStep,
  type FormText,
} from './render-steps.ts';
import { renderNotice, renderSummary, type Notice } from './render-summary.ts';

/** The server's reply to posted answers. */
type FormReply = FormText & {
  /** The price as text, once it is known. */
  facts?: ApprovalFacts;
  cityNote: string;
  /** An error of the server. */
  notice?: Notice;
};

type FormPage = {
  headline: string;
  copy: QuoteFlowCopy;
  games: readonly Game[];
  /** Without it the form is empty. */
  reply?: FormReply;
};

const NO_REPLY: FormReply = { values: EMPTY_VALUES, errors: {}, cityNote: '' };
const ANSWER_TARGET = attributes({ id: ANSWER_ID, tabindex: -1 });
const TRAP = attributes({
  name: HONEYPOT_FIELD,
  type: 'text',
  tabindex: -1,
  autocomplete: 'off',
  ...HONEYPOT_ATTRIBUTES,
});
const NOTE_ON_LINKS = markup`
  <p data-hint>A link that brings answers along needs JavaScript to fill them in. Without it, please give them here.</p>`;

/**
 * The markup of the whole quote as one form: in the static page for browsers without scripts, and in a reply with the price,
 * the errors and all typed values. Every value is escaped.
 */
export function renderNoScriptForm({ headline, copy, games, reply }: FormPage): string {
  const { values, errors, facts, cityNote, notice } = reply ?? NO_REPLY;
  const text = { values, errors };
  const isInvalid = Object.keys(errors).length > 0;
  const isAnswer = reply !== undefined && !isInvalid && !notice;
  const total = facts?.price
    ? markup`<strong>${facts.price.total}</strong> in total, ${facts.price.perPerson} a person.`
    : isPricedPerChild(values.typeOfEvent)
      ? PER_CHILD_TEXT
      : 'The total comes back with your reference; “Show the price” above tells it now.';
  return markup`
    <div class="wrap">
      <h1 class="display"${isAnswer && !facts && ANSWER_TARGET}>${headline}</h1>
      <p class="lead">Three answers make a price. No email needed to see it.</p>
      ${!reply && NOTE_ON_LINKS}
      ${notice && renderNotice(notice)}
      ${isInvalid && renderSummary(errors)}
      <form action="${FORM_ACTION}" method="post" novalidate aria-label="Quote on one page">
        ${renderTypeStep(copy.type, text)}
        ${renderCityStep(copy.city, text, cityNote)}
        ${renderPeopleStep(copy.people, text)}
        <div data-price>
          ${renderButton('price', 'Show the price')}
          ${renderPriceSummary(values, { facts, promise: copy.promise, target: isAnswer && ANSWER_TARGET })}
        </div>
        ${renderGameStep(copy.game, text, games)}
        ${renderPlanStep(copy.plan, text)}
        ${renderYouStep(copy.you, text)}
        <div class="visually-hidden" aria-hidden="true"><input${TRAP}/></div>
        ${renderStep('send', copy.send, [markup`<p>${total} ${copy.promise}</p>`, renderButton('send', 'Send request', 'hot')])}
      </form>
    </div>`.toString();
}
