/** A page that is not seen is not painted either. */
const LONGEST = 100;

/**
 * Does `task` once the browser has painted what it has so far, or after a tenth of a second when it paints nothing. The
 * `pressed` form is marked as held until then, which is what there is to paint.
 */
export function afterPaint(task: () => void, pressed?: HTMLFormElement): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    pressed?.removeAttribute('data-held');
    task();
  };
  pressed?.setAttribute('data-held', '');
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST);
}
