'use client';

/** A page that is not seen is not painted either. */
const LONGEST = 100;

/**
 * Does `task` once the browser has painted what it has so far, or after a tenth of a second when it paints nothing: what
 * changes much of a page takes several frames on a slow phone, and people press again what does not answer. The
 * `pressed` element is marked as held until then (`data-held`, for its styles), which is what there is to paint. Two frames, because
 * a frame that the page has handed over is still to be drawn, and a task at once would compete with that on a phone of few cores.
 */
export function afterPaint(task: () => void, pressed?: HTMLElement): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    pressed?.removeAttribute('data-held');
    task();
  };
  pressed?.setAttribute('data-held', '');
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  setTimeout(once, LONGEST);
}
