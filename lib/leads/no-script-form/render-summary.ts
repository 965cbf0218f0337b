import { attributes, markup, type Markup } from '#lib/content/markup-template';
import { STEPS } from '#lib/quote/journey';
import type { FieldErrors } from '#lib/quote/request-schema';
import { ANSWER_ID } from './form-action.ts';
import { fieldId } from './render-field.ts';

/** An error of the server, with a phone number. */
export type Notice = { title: string; text: string; phone: string; phoneHref: string };

const ALERT = attributes({ id: ANSWER_ID, tabindex: -1, role: 'alert', 'data-notice': true });
const FIELD_ORDER: readonly string[] = STEPS.flatMap(({ fields }) => [...fields]);

/** All errors in the order of the form, with a link to each field. */
export function renderSummary(errors: FieldErrors): Markup {
  const sorted = Object.entries(errors).toSorted(
    ([left], [right]) => FIELD_ORDER.indexOf(left) - FIELD_ORDER.indexOf(right),
  );
  const lines = sorted.map(([field, message]) =>
    FIELD_ORDER.includes(field)
      ? markup`<li><a class="go" href="#${fieldId(field)}">${message}</a></li>`
      : markup`<li>${message}</li>`,
  );
  return markup`
    <div${ALERT}>
      <h2 class="display">Almost there</h2>
      <ul>${lines}</ul>
    </div>`;
}

export function renderNotice({ title, text, phone, phoneHref }: Notice): Markup {
  return markup`
    <div${ALERT}>
      <h2 class="display">${title}</h2>
      <p>${text} Or call <a href="${phoneHref}">${phone}</a>.</p>
    </div>`;
}
