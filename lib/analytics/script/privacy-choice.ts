/** What a visitor said about being counted. */
export type Choice = 'granted' | 'denied';

/** The id of the panel that asks; what opens it names it as its popover. */
export const CHOICES_ID = 'privacy-choices';

/** On that panel once a no has become a yes on this page: what stood there until then is not told, whoever tells of it. */
export const TURNED = 'data-turned';

/**
 * Asks once whether visits may be counted, remembers the answer on the device for a year, and lets it be changed. Tells
 * `onChoice` what holds now, again whenever that changes, and whether it was changed on this very page. Global Privacy
 * Control is a no that nobody is asked about; so is a browser that cannot ask, or cannot remember. `later` puts off the
 * question until the page is done.
 *
 * Self-contained: it is sent to browsers as text (see service-script.ts).
 */
export function keepPrivacyChoice(
  id: string,
  onChoice: (choice: Choice, isHere: boolean) => void,
  later: (action: () => void) => void,
): void {
  const KEY = 'privacy-choice';
  const YEAR = 365 * 86_400_000;
  const panel = document.getElementById(id);
  if (!panel?.showPopover) return onChoice('denied', false);
  const hasSignal = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  let opener: HTMLElement | undefined;

  function read(): Choice | undefined {
    if (hasSignal) return 'denied';
    try {
      const [, choice, at] = /^(granted|denied) (\d+)$/.exec(localStorage.getItem(KEY) ?? '') ?? [];
      return Date.now() - Number(at) < YEAR ? (choice as Choice) : undefined;
    } catch {
      return 'denied';
    }
  }

  function settle(choice: Choice | undefined, isHere: boolean): void {
    panel!.dataset.choice = hasSignal ? 'signal' : (choice ?? 'open');
    if (choice) onChoice(choice, isHere);
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
      // Holds for this page, then.
    }
    settle(value, true);
  });
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  panel.addEventListener('toggle', ({ newState }) => opener && newState === 'open' && panel.focus());
  for (const button of document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]`)) {
    button.hidden = false;
    button.addEventListener('click', () => (opener = button));
  }
  addEventListener('storage', ({ key }) => key === KEY && settle(read(), false));
  // A page in the browser's memory has heard of nothing.
  addEventListener('pageshow', ({ persisted }) => persisted && settle(read(), true));

  panel.hidden = false;
  const choice = read();
  settle(choice, false);
  // Somebody may have opened the choices, or answered in another tab, in the meantime.
  if (!choice) later(() => panel.dataset.choice === 'open' && !opener && panel.showPopover());
}
