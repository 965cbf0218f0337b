/** The id of the control of a field, for links from errors. */
export function fieldId(field: string): string {
  return `quote-${field === 'latitude' || field === 'longitude' ? 'city' : field}`;
}

export function errorId(field: string): string {
  return `${fieldId(field)}-error`;
}

export function hintId(field: string): string {
  return `${fieldId(field)}-hint`;
}

/** The value of aria-describedby: hint first, then error; undefined when there is neither. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
