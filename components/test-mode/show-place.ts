import { endOfPlace, startOfLine } from '#lib/test-mode/excerpt';

/** Selects what stands at an offset in a text field whose lines do not wrap, and scrolls it into the middle. */
export function showPlace(field: HTMLTextAreaElement, offset: number): void {
  const { value } = field;
  field.focus({ preventScroll: true });
  field.setSelectionRange(offset, endOfPlace(value, offset));
  field.scrollIntoView({ block: 'center' });
  const lines = value.split('\n');
  const line = value.slice(0, offset).split('\n').length - 1;
  const height = parseFloat(getComputedStyle(field).lineHeight) || field.scrollHeight / lines.length;
  field.scrollTop = line * height - field.clientHeight / 2;
  // All characters of the field have one width; an estimate is enough to bring a place into view.
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 1);
  const column = offset - startOfLine(value, offset);
  field.scrollLeft = (column / longest) * field.scrollWidth - field.clientWidth / 2;
}
