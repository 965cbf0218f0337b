import { FORM_ACTION } from '#lib/plain-quote/form-action';

/**
 * The button of a form that leads to the quote page with answers in its address. That page fills them in with a script, so
 * where none runs this button asks the server instead. Goes before the other button, which is then hidden: the Enter key
 * presses the first.
 */
export function AskServer() {
  return (
    <noscript>
      <button
        className="button"
        data-variant="hot"
        type="submit"
        name="intent"
        value="price"
        formMethod="post"
        formAction={FORM_ACTION}
      >
        <i aria-hidden="true" />
        Show the price
      </button>
    </noscript>
  );
}
