// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let isHydrated: boolean;
/** The submitters of the forms that React handled. */
let handled: unknown[];
/** How often the browser submitted the form itself. */
let nativeSubmits: number;
let form: HTMLFormElement;

const submit = (event: object) => window.onsubmit?.(event as SubmitEvent);

/** A submit event, which reaches the window after React's handler. */
function press(submitter: unknown = 'button'): void {
  if (isHydrated) handled.push(submitter);
  const preventDefault = vi.fn();
  submit({ target: form, submitter, defaultPrevented: isHydrated, preventDefault });
  if (!isHydrated && preventDefault.mock.calls.length === 0) nativeSubmits += 1;
}

/** Lets React handle the form from now on, and returns the submitters that it handles and the submits of the browser. */
function hydrate(): unknown[] {
  isHydrated = true;
  vi.advanceTimersByTime(10_000);
  return [handled, nativeSubmits];
}

beforeEach(async () => {
  vi.useFakeTimers();
  [isHydrated, handled, nativeSubmits] = [false, [], 0];
  form = Object.assign(document.createElement('form'), { requestSubmit: press });
  vi.resetModules();
  await import('#lib/delivery/browser/repeat-submit');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a form that is submitted before hydration is submitted again', () => {
  it('until React handles it, once for several clicks', () => {
    press();
    vi.advanceTimersByTime(120);
    press();
    vi.advanceTimersByTime(1000);
    expect([handled, nativeSubmits]).toEqual([[], 0]);
    expect(hydrate()).toEqual([['button'], 0]);
  });

  it('but not when React handles a later click first', () => {
    press('first');
    isHydrated = true;
    press('second');
    expect(hydrate()).toEqual([['second'], 0]);
  });

  it('also while another form is handled by its own script', () => {
    press();
    submit({ target: {}, defaultPrevented: true });
    expect(hydrate()).toEqual([['button'], 0]);
  });

  it('and left to the browser after 100 retries without React', () => {
    press();
    vi.advanceTimersByTime(4_900);
    expect(nativeSubmits).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect([handled, nativeSubmits]).toEqual([[], 1]);
  });

  it('however long the page was busy', () => {
    press();
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(120);
    expect(hydrate()).toEqual([['button'], 0]);
  });

  it('and again without a network', () => {
    const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press();
    vi.advanceTimersByTime(10_000);
    expect(nativeSubmits).toBe(0);
    isOnLine.mockReturnValue(true);
    vi.advanceTimersByTime(100);
    expect(nativeSubmits).toBe(1);
  });
});

describe('a form with a second part', () => {
  const part = (id: string) => form.querySelector<HTMLElement>(`#${id}`)!;
  const choose = (value: string) => (form.querySelector<HTMLInputElement>(`[value=${value}]`)!.checked = true);

  beforeEach(() => {
    history.replaceState(null, '', '/');
    document.body.replaceChildren(form);
    form.innerHTML = `
      <fieldset id="first"><input type="radio" name="type" value="onsite"><input type="radio" name="type" value="virtual"></fieldset>
      <fieldset id="next" hidden data-show-unless="virtual"><div tabindex="-1">Where?</div><input name="city"></fieldset>`;
  });

  it('shows it at once when the first question is answered, and is not submitted', () => {
    choose('onsite');
    press();
    expect([part('first').hidden, part('next').hidden]).toEqual([true, false]);
    expect(document.activeElement).toBe(form.querySelector('[tabindex]'));
    expect(hydrate()).toEqual([[], 0]);
  });

  it('is submitted again with it until React handles it', () => {
    choose('onsite');
    press();
    press('second');
    expect([part('first').hidden, part('next').hidden]).toEqual([true, false]);
    expect(hydrate()).toEqual([['second'], 0]);
  });

  it.each([
    ['no answer is selected', '/', undefined],
    ['the answer does not require it', '/', 'virtual'],
    ['the URL answers it', '/?from=home&city=Reno', 'onsite'],
    ['the URL has the place of the event', '/?where=home', 'onsite'],
    ['the URL has another step', '/?step=people', 'onsite'],
  ])('is submitted without it when %s', (_, address, value) => {
    history.replaceState(null, '', address);
    if (value) choose(value);
    press();
    expect([part('first').hidden, part('next').hidden]).toEqual([false, true]);
    expect(hydrate()).toEqual([['button'], 0]);
  });
});
