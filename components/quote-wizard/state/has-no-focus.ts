/** Whether nothing has the focus. Otherwise a visitor is using the page already while React hydrates it. */
export function hasNoFocus(): boolean {
  return document.activeElement === document.body;
}
