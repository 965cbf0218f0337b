/** A window of a browser, and what a visitor does in it. */
export type BrowserWindow = {
  /** Opens an address and resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Runs a function in the page and returns its result, which must fit in JSON. */
  run: <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Moves the mouse to a point of the viewport, in CSS pixels. */
  move: (x: number, y: number) => Promise<void>;
  /** Clicks at a point of the viewport, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** A PNG of the viewport. */
  capture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight';

export type WindowOptions = {
  /** The size of the viewport, in CSS pixels. */
  width: number;
  height: number;
  /** A script that runs in each page before its own. */
  startScript: string;
};
