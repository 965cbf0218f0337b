/** The id prefix of a form: the wizard and the no-script form are in the same page. */
export type FormPrefix = 'quote' | 'plain';

/** The id of the control of a field, for links from errors. */
export function fieldId(field: string, prefix: FormPrefix = 'quote'): string {
  return `${prefix}-${field === 'latitude' || field === 'longitude' ? 'city' : field}`;
}

export function errorId(field: string, prefix: FormPrefix = 'quote'): string {
  return `${fieldId(field, prefix)}-error`;
}

export function hintId(field: string): string {
  return `${fieldId(field)}-hint`;
}

/** The value of aria-describedby: hint first, then error; undefined when there is neither. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
