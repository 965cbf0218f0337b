import { FORM_ACTION } from '#lib/leads/no-script-form/form-action';

/**
 * A submit button for forms that lead to the quote page with answers in the URL. That page needs scripts to fill them
 * in, so without scripts this button posts the form to the server instead. It comes before the other submit button,
 * which is then hidden, because the Enter key activates the first one.
 */
export function NoScriptSubmit() {
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
