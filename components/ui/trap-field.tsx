import { TRAP_ATTRIBUTES, TRAP_FIELD } from '#lib/quote/sending-hints';

/** A field for programs that fill in whatever they find: hidden from eyes, assistive technology, the tab order and password managers. */
export function TrapField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" defaultValue="" {...TRAP_ATTRIBUTES} />
    </div>
  );
}
