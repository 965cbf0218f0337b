import { HONEYPOT_ATTRIBUTES, HONEYPOT_FIELD } from '#lib/quote/sending-hints';

/** A honeypot against bots that fill in every field. It is hidden visually and from assistive technology, the tab order and password managers. */
export function HoneypotField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input
        name={HONEYPOT_FIELD}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
        {...HONEYPOT_ATTRIBUTES}
      />
    </div>
  );
}
