import { attributes, markup, type Markup } from '#lib/content/markup-template';
import { STEPS } from '#lib/quote/journey';
import type { FieldErrors } from '#lib/quote/request-schema';
import { ANSWER_ID } from './form-action.ts';
import { fieldId } from './render-field.ts';

/** Something that failed on our side, and how to reach a person instead. */
export type Notice = { title: string; text: string; phone: string; phoneHref: string };

const MARKS = attributes({ id: ANSWER_ID, tabindex: -1, role: 'alert', 'data-notice': true });
const ORDER: readonly string[] = STEPS.flatMap(({ fields }) => [...fields]);

/** Everything that is wrong, in the order of the form, with a way to each field. */
export function renderSummary(errors: FieldErrors): Markup {
  const sorted = Object.entries(errors).toSorted(([left], [right]) => ORDER.indexOf(left) - ORDER.indexOf(right));
  const lines = sorted.map(([field, message]) =>
    ORDER.includes(field)
      ? markup`<li><a class="go" href="#${fieldId(field)}">${message}</a></li>`
      : markup`<li>${message}</li>`,
  );
  return markup`
    <div${MARKS}>
      <h2 class="display">That move is not allowed</h2>
      <ul>${lines}</ul>
    </div>`;
}

export function renderNotice({ title, text, phone, phoneHref }: Notice): Markup {
  return markup`
    <div${MARKS}>
      <h2 class="display">${title}</h2>
      <p>${text} Or call <a href="${phoneHref}">${phone}</a>.</p>
    </div>`;
}
