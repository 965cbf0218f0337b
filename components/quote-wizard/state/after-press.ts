/** A button is pressed for about 100 ms. This limit ends the wait when the focus moved without a press. */
const MAX_PRESS_MS = 600;
const PRESS_END_EVENTS = ['click', 'keyup'];

/**
 * Runs `task` when the current press has ended. A layout change before that moves the button away from under the
 * pointer, and the browser fires no click.
 */
export function afterPress(task: () => void): void {
  const end = () => {
    clearTimeout(timer);
    PRESS_END_EVENTS.forEach((name) => removeEventListener(name, end, { capture: true }));
    task();
  };
  const timer = setTimeout(end, MAX_PRESS_MS);
  PRESS_END_EVENTS.forEach((name) => addEventListener(name, end, { capture: true }));
}
