/** Whether a visitor consents to analytics. */
export type Consent = 'granted' | 'denied';

/** The id of the consent panel, which is a popover. */
export const CONSENT_PANEL_ID = 'privacy-choices';

/** Set on the panel after a denial was changed to consent on this page. Events from before that change are not reported. */
export const CONSENT_CHANGED_ATTRIBUTE = 'data-consent-changed';

/**
 * Requests consent to analytics once, stores the choice on the device for a year, and allows changing it. Calls `onConsent` with the
 * current choice, again after each change, and with whether the change was made on this page. Global Privacy Control counts as a
 * denial, and so does a browser without popovers or storage; then the panel does not open by itself. `later` delays the panel until
 * the page is idle.
 */
export function manageConsent(
  onConsent: (consent: Consent, isChangedHere: boolean) => void,
  later: (action: () => void) => void,
): void {
  const KEY = 'privacy-choice';
  const YEAR_MS = 365 * 86_400_000;
  const panel = document.getElementById(CONSENT_PANEL_ID);
  if (!panel?.showPopover) return onConsent('denied', false);
  const hasSignal = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  let opener: HTMLElement | undefined;

  function readStored(): Consent | undefined {
    if (hasSignal) return 'denied';
    try {
      const [, choice, at] = /^(granted|denied) (\d+)$/.exec(localStorage.getItem(KEY) ?? '') ?? [];
      return Date.now() - Number(at) < YEAR_MS ? (choice as Consent) : undefined;
    } catch {
      return 'denied';
    }
  }

  function applyConsent(choice: Consent | undefined, isChangedHere: boolean): void {
    panel!.dataset.choice = hasSignal ? 'signal' : (choice ?? 'open');
    if (choice) onConsent(choice, isChangedHere);
  }

  function close(): void {
    panel!.hidePopover();
    opener?.focus();
    opener = undefined;
  }

  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = (event as SubmitEvent).submitter as HTMLButtonElement;
    close();
    if (value !== 'granted' && value !== 'denied') return;
    try {
      localStorage.setItem(KEY, `${value} ${Date.now()}`);
    } catch {
      // Without storage the choice applies to this page only.
    }
    applyConsent(value, true);
  });
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  panel.addEventListener('toggle', ({ newState }) => opener && newState === 'open' && panel.focus());
  for (const button of document.querySelectorAll<HTMLElement>(`[popovertarget="${CONSENT_PANEL_ID}"]`)) {
    button.hidden = false;
    button.addEventListener('click', () => (opener = button));
  }
  addEventListener('storage', ({ key }) => key === KEY && applyConsent(readStored(), false));
  // A page in the back/forward cache does not receive storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && applyConsent(readStored(), true));

  panel.hidden = false;
  const choice = readStored();
  applyConsent(choice, false);
  // The visitor may have opened the panel, or chosen in another tab, in the meantime.
  if (!choice) later(() => panel.dataset.choice === 'open' && !opener && panel.showPopover());
}
