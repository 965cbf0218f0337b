import { attributes, markup } from '#lib/content/markup-template';
import type { ApprovalFacts } from '#lib/quote/approval-pack';
import { TRAP_ATTRIBUTES, TRAP_FIELD } from '#lib/quote/sending-hints';
import type { Game, QuoteFlowCopy } from '#lib/site/lists';
import { ANSWER_ID, FORM_ACTION } from './form-action.ts';
import { EMPTY_VALUES } from './plain-values.ts';
import { renderButton } from './render-field.ts';
import { renderSheet } from './render-sheet.ts';
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

/** What the server makes of answers that were sent. */
type FormReply = FormText & {
  /** The price in words, once it is known. */
  facts?: ApprovalFacts;
  cityNote: string;
  /** What failed on our side. */
  notice?: Notice;
};

type PlainForm = {
  headline: string;
  copy: QuoteFlowCopy;
  games: readonly Game[];
  /** Without it the form is empty. */
  reply?: FormReply;
};

const NO_REPLY: FormReply = { values: EMPTY_VALUES, errors: {}, cityNote: '' };
const OPENS_HERE = attributes({ id: ANSWER_ID, tabindex: -1 });
const TRAP = attributes({ name: TRAP_FIELD, type: 'text', tabindex: -1, autocomplete: 'off', ...TRAP_ATTRIBUTES });
const NOTE_ON_LINKS = markup`
  <p data-hint>A link that brings answers along needs JavaScript to fill them in. Without it, please give them here.</p>`;

/**
 * The whole quote as one plain form, as markup: what the page holds for browsers without scripts, and what comes back with
 * the price, with errors, and with everything that was typed. Every value is escaped.
 */
export function renderPlainForm({ headline, copy, games, reply }: PlainForm): string {
  const { values, errors, facts, cityNote, notice } = reply ?? NO_REPLY;
  const text = { values, errors };
  const isWrong = Object.keys(errors).length > 0;
  const isShown = reply !== undefined && !isWrong && !notice;
  const total = facts
    ? markup`<strong>${facts.total}</strong> in total, ${facts.perPerson} a person.`
    : 'The total comes back with your reference; “Show the price” above tells it now.';
  return markup`
    <div class="wrap">
      <h1 class="display"${isShown && !facts && OPENS_HERE}>${headline}</h1>
      <p class="lead">Three answers make a price. No email needed to see it.</p>
      ${!reply && NOTE_ON_LINKS}
      ${notice && renderNotice(notice)}
      ${isWrong && renderSummary(errors)}
      <form action="${FORM_ACTION}" method="post" novalidate aria-label="Quote on one page">
        ${renderTypeStep(copy.type, text)}
        ${renderCityStep(copy.city, text, cityNote)}
        ${renderPeopleStep(copy.people, text)}
        <div data-price>
          ${renderButton('price', 'Show the price')}
          ${renderSheet(values, { facts, promise: copy.promise, marks: isShown && OPENS_HERE })}
        </div>
        ${renderGameStep(copy.game, text, games)}
        ${renderPlanStep(copy.plan, text)}
        ${renderYouStep(copy.you, text)}
        <div class="visually-hidden" aria-hidden="true"><input${TRAP}/></div>
        ${renderStep('send', copy.send, [markup`<p>${total} ${copy.promise}</p>`, renderButton('send', 'Send request', 'hot')])}
      </form>
    </div>`.toString();
}
