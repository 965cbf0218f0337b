/** A person holds a button for a tenth of a second; focus that moves without any press moves nothing for longer than this. */
const LONGEST = 600;
const ENDS = ['click', 'keyup'];

/**
 * Does `task` once the press that is going on has ended. What leaves or joins the page before that moves the button away
 * from under the pointer, and the press is lost.
 */
export function afterPress(task: () => void): void {
  const end = () => {
    clearTimeout(timer);
    ENDS.forEach((name) => removeEventListener(name, end, { capture: true }));
    task();
  };
  const timer = setTimeout(end, LONGEST);
  ENDS.forEach((name) => addEventListener(name, end, { capture: true }));
}
