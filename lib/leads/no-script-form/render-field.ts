import { attributes, markup, type Markup } from '#lib/content/markup-template';
import { errorId as getErrorId, fieldId as getFieldId } from '#lib/quote/field-ids';
import type { FieldErrors } from '#lib/quote/request-schema';

export type FormField = keyof FieldErrors;

/** The id of the control of a field in the no-script form. */
export const fieldId = (field: string) => getFieldId(field, 'plain');
const errorId = (field: string) => getErrorId(field, 'plain');

/** The attributes aria-invalid and aria-describedby of a control. `ids` are elements that describe it. */
export function getAriaAttributes(field: FormField, errors: FieldErrors, ...ids: (string | false)[]): Markup {
  const isInvalid = errors[field] !== undefined;
  const ariaAttributes = [...ids, isInvalid && errorId(field)].filter(Boolean).join(' ');
  return attributes({ 'aria-invalid': isInvalid && 'true', 'aria-describedby': ariaAttributes || undefined });
}

/** The error of a field, with the same text as in the summary; undefined without an error. */
export function renderError(field: FormField, errors: FieldErrors): Markup | undefined {
  const message = errors[field];
  if (message === undefined) return undefined;
  return markup`
    <p data-error id="${errorId(field)}">
      <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="10"/><path d="M10 4.5v6.5M10 14v1.6"/></svg>
      ${message}
    </p>`;
}

type Control = {
  field: FormField;
  label: string;
  value: string;
  errors: FieldErrors;
  hint?: string;
  /** How the value was understood. */
  note?: string;
};

/** A text input with its label, hint and error. `input` has further attributes. */
export function renderInput({ input, ...control }: Control & { input?: Record<string, string> }): Markup {
  const { field, value } = control;
  const own = attributes({ id: fieldId(field), name: field, type: 'text', ...input, value });
  return renderControl(control, (described) => markup`<input${own}${described}>`);
}

/** A textarea with its label, hint and error. */
export function renderTextArea(control: Control): Markup {
  const { field, value } = control;
  const own = attributes({ id: fieldId(field), name: field, rows: 5 });
  // Browsers drop a line break right after the start tag, so one is added.
  return renderControl(control, (described) => markup`<textarea${own}${described}>${'\n'}${value}</textarea>`);
}

function renderControl(
  { field, label, errors, hint, note }: Control,
  controlWith: (described: Markup) => Markup,
): Markup {
  const [hintId, noteId] = [hint ? `${fieldId(field)}-hint` : '', note ? `${fieldId(field)}-note` : ''];
  return markup`
    <div data-field>
      <label for="${fieldId(field)}">${label}</label>
      ${hint && markup`<p data-hint id="${hintId}">${hint}</p>`}
      ${renderError(field, errors)}
      ${controlWith(getAriaAttributes(field, errors, hintId, noteId))}
      ${note && markup`<p data-note id="${noteId}">${note}</p>`}
    </div>`;
}

type Choice = { value: string; label: string; hint: string };

/** Radio buttons as tiles. The first one has the id of the field. */
export function renderChoices(field: FormField, chosen: string, choices: readonly Choice[]): Markup {
  const tiles = choices.map(({ value, label, hint }, index) => {
    const id = index === 0 ? fieldId(field) : undefined;
    const hintId = `${fieldId(field)}-${value}`;
    const input = attributes({ type: 'radio', name: field, id, value, checked: value === chosen });
    return markup`
      <label>
        <input${input} aria-describedby="${hintId}">
        <b>${label}</b>
        <span id="${hintId}" aria-hidden="true">${hint}</span>
      </label>`;
  });
  return markup`<div data-choices="${field}">${tiles}</div>`;
}

/** A submit button of the form. */
export function renderButton(intent: 'price' | 'send', label: string, variant?: 'hot'): Markup {
  const own = attributes({ class: 'button', 'data-variant': variant, type: 'submit', name: 'intent', value: intent });
  return markup`<button${own}><i aria-hidden="true"></i>${label}</button>`;
}
