import type { MarkupElement } from './merge/markup.ts';

// A scene can have states: parts that CSS shows depending on which option of a page is selected, counted from 1
// (components/sections/switch.module.css).

/** A part that is shown while this option is selected. `leg` delays it: the legs 1 to 5 appear one after another. */
export function at(option: number, drawing: string, leg?: number): string {
  return mark(drawing, `data-at="${option}"${legAttribute(leg)}`);
}

/** A part that is shown from this option on. */
export function from(option: number, drawing: string, leg?: number): string {
  return mark(drawing, `data-from="${option}"${legAttribute(leg)}`);
}

function legAttribute(leg: number | undefined): string {
  return leg ? ` data-leg="${leg}"` : '';
}

/** A single shape needs no group around it. */
function mark(drawing: string, attributes: string): string {
  const isShape = drawing.startsWith('<path') && drawing.lastIndexOf('<') === 0;
  return isShape ? drawing.replace('<path', `<path ${attributes}`) : `<g ${attributes}>${drawing}</g>`;
}

/** Whether an element is such a part. */
export function isState({ attributes }: MarkupElement): boolean {
  return attributes.has('data-at') || attributes.has('data-from');
}
