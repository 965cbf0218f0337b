import { attributes, markup, type Markup } from '#lib/content/markup-template';
import type { FieldErrors } from '#lib/quote/request-schema';

export type PlainField = keyof FieldErrors;

/** The id of the control that holds a field, so that an error can lead to it. */
export function fieldId(field: string): string {
  return `plain-${field === 'latitude' || field === 'longitude' ? 'city' : field}`;
}

function errorId(field: string): string {
  return `${fieldId(field)}-error`;
}

/** What a control says about itself: whether it is wrong, and the ids of the lines that describe it. */
export function describe(field: PlainField, errors: FieldErrors, ...ids: (string | false)[]): Markup {
  const isWrong = errors[field] !== undefined;
  const described = [...ids, isWrong && errorId(field)].filter(Boolean).join(' ');
  return attributes({ 'aria-invalid': isWrong && 'true', 'aria-describedby': described || undefined });
}

/** The same words as in the summary, beside the field; nothing when it is right. */
export function renderError(field: PlainField, errors: FieldErrors): Markup | undefined {
  const message = errors[field];
  if (message === undefined) return undefined;
  return markup`
    <p data-error id="${errorId(field)}">
      <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="10"/><path d="M10 4.5v6.5M10 14v1.6"/></svg>
      ${message}
    </p>`;
}

type Control = {
  field: PlainField;
  label: string;
  value: string;
  errors: FieldErrors;
  hint?: string;
  /** What was made of the value. */
  note?: string;
};

/** One line of text with its label, hint and error. `input` holds attributes beside id, name and value. */
export function renderInput({ input, ...control }: Control & { input?: Record<string, string> }): Markup {
  const { field, value } = control;
  const own = attributes({ id: fieldId(field), name: field, type: 'text', ...input, value });
  return renderControl(control, (described) => markup`<input${own}${described}>`);
}

/** Several lines of text. */
export function renderTextArea(control: Control): Markup {
  const { field, value } = control;
  const own = attributes({ id: fieldId(field), name: field, rows: 5 });
  // A browser drops a line break right after the start tag, so it gets one to drop.
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
      ${controlWith(describe(field, errors, hintId, noteId))}
      ${note && markup`<p data-note id="${noteId}">${note}</p>`}
    </div>`;
}

type Choice = { value: string; label: string; hint: string };

/** Radio buttons as tiles. The first one carries the id of the field. */
export function renderChoices(field: PlainField, chosen: string, choices: readonly Choice[]): Markup {
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

/** A button of the form, with what it is for. */
export function renderButton(intent: 'price' | 'send', label: string, variant?: 'hot'): Markup {
  const own = attributes({ class: 'button', 'data-variant': variant, type: 'submit', name: 'intent', value: intent });
  return markup`<button${own}><i aria-hidden="true"></i>${label}</button>`;
}
