// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatWhenHydrated } from '#lib/delivery/browser/repeat-clicks';

/** The clicks that reach the browser: without React, or repeated when it is there. */
let native: string[];
let handled: string[];

const wait = (milliseconds = 100) => vi.advanceTimersByTime(milliseconds);
const target = () => document.querySelector<HTMLElement>('[data-target]')!;

/** Lets React handle all controls from now on. */
function hydrate(): void {
  for (const element of document.querySelectorAll('*')) Object.assign(element, { __reactProps$x1: {} });
  document.body.addEventListener('click', handle);
}

function handle(event: Event): void {
  event.preventDefault();
  handled.push(event.type);
}

/** The last listener of a click, which records what is left to the browser. */
function finish(event: MouseEvent): void {
  repeatWhenHydrated(event);
  if (!event.defaultPrevented) native.push(event.type);
}

/** jsdom submits no forms. */
const preventDefault = (event: Event) => event.preventDefault();

beforeEach(() => {
  vi.useFakeTimers();
  [native, handled] = [[], []];
  addEventListener('click', finish);
  addEventListener('submit', preventDefault);
});

afterEach(() => {
  removeEventListener('click', finish);
  removeEventListener('submit', preventDefault);
  document.body.removeEventListener('click', handle);
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a click before hydration', () => {
  it.each([
    '<button type="button" data-target>Show the route</button>',
    '<form><button type="button" data-target>One more</button></form>',
    '<div role="tab" data-target>Teams</div>',
    '<button type="button"><span data-target>Show the route</span></button>',
    '<a href="#film" data-enhanced data-target>Film</a>',
    '<a href="#film" data-enhanced><img alt="" data-target></a>',
  ])('is repeated once when its control is hydrated: %s', (markup) => {
    document.body.innerHTML = markup;
    target().click();
    target().click();
    wait(1000);
    hydrate();
    expect(handled).toEqual([]);
    wait(1000);
    expect(handled).toEqual(['click']);
    target().click();
    wait(1000);
    expect(handled).toEqual(['click', 'click']);
  });

  it.each([
    '<form><button data-target>Send</button></form>',
    '<form><button type="submit" data-target>Send</button></form>',
    '<a href="#about" data-target>About</a>',
    '<button type="button" popovertarget="menu" data-target>Menu</button>',
    '<details><summary data-target>More</summary></details>',
  ])('has its own effect at once, and is not repeated, where the page works without React: %s', (markup) => {
    document.body.innerHTML = markup;
    target().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(native).toContain('click');
    hydrate();
    wait(1000);
    expect(handled).toEqual([]);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'with the %s on an enhanced link is left to the browser',
    (key) => {
      document.body.innerHTML = '<a href="#film" data-enhanced data-target>Film</a>';
      target().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
      expect(native).toEqual(['click']);
      hydrate();
      wait(1000);
      expect(handled).toEqual([]);
    },
  );

  it('follows an enhanced link after 250 looks without React, and at once from then on', () => {
    document.body.innerHTML = '<a href="#film" data-enhanced data-target>Film</a>';
    target().click();
    wait(4_900);
    expect(native).toEqual([]);
    wait(200);
    expect(native).toEqual(['click']);
    target().click();
    expect(native).toEqual(['click', 'click']);
  });

  it('on a button waits for React, however long it takes', () => {
    document.body.innerHTML = '<button type="button" data-target>Show the route</button>';
    target().click();
    wait(60_000);
    hydrate();
    wait();
    expect(handled).toEqual(['click']);
  });

  it.each([
    '<button type="button" data-target>Show the route</button>',
    '<a href="#film" data-enhanced data-target>Film</a>',
  ])('is not handled when its control was removed, because React has handled it: %s', (markup) => {
    document.body.innerHTML = markup;
    const control = target();
    const click = vi.spyOn(control, 'click');
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    control.remove();
    hydrate();
    wait(10_000);
    expect(handled).toEqual([]);
    expect(click).not.toHaveBeenCalled();
  });
});
