import { getTokenEnd, startOfLine } from '#lib/test-mode/excerpt';

/** Selects the token at an offset in a text field whose lines do not wrap, and scrolls it to the center. */
export function selectToken(field: HTMLTextAreaElement, offset: number): void {
  const { value } = field;
  field.focus({ preventScroll: true });
  field.setSelectionRange(offset, getTokenEnd(value, offset));
  field.scrollIntoView({ block: 'center' });
  const lines = value.split('\n');
  const line = value.slice(0, offset).split('\n').length - 1;
  const height = parseFloat(getComputedStyle(field).lineHeight) || field.scrollHeight / lines.length;
  field.scrollTop = line * height - field.clientHeight / 2;
  // The font of the field is monospaced, so an estimate is enough to scroll the token into view.
  const longest = lines.reduce((maximum, { length }) => Math.max(maximum, length), 1);
  const column = offset - startOfLine(value, offset);
  field.scrollLeft = (column / longest) * field.scrollWidth - field.clientWidth / 2;
}
