// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ON_PAPER } from '#lib/page-cache/paper';

const RULES: Record<string, string> = {
  '/a.css': '@font-face{src:url(../x.woff2)}.a{}@font-face{src:url(y)}',
  '/b.css': '.b{}',
};
const LOST = '/lost.css';

class Sheet {
  text = '';
  readonly media: string;
  constructor({ media }: CSSStyleSheetInit) {
    this.media = String(media);
  }
  replaceSync(text: string) {
    this.text = text;
  }
}

class SyncRequest {
  response = '';
  #address = '';
  open(_method: string, address: string, isAsync: unknown) {
    expect(isAsync).toBeFalsy();
    this.#address = address;
  }
  send() {
    if (this.#address === LOST) throw new DOMException('There is no network.', 'NetworkError');
    this.response = RULES[this.#address] ?? '';
  }
}

beforeEach(() => {
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('XMLHttpRequest', SyncRequest);
});
afterEach(() => vi.unstubAllGlobals());

function printWith(sheets: string[]) {
  new Function('sheets', ON_PAPER)(sheets);
}

it('brings the whole sheets to who prints, in their order, for paper only, however often', () => {
  printWith(Object.keys(RULES));
  for (let times = 0; times < 2; times += 1) dispatchEvent(new Event('beforeprint'));
  expect(document.adoptedStyleSheets).toEqual([
    { media: 'print', text: '.a{}' },
    { media: 'print', text: '.b{}' },
  ]);
});

it('does without a sheet that cannot be had', () => {
  printWith([LOST, '/b.css']);
  dispatchEvent(new Event('beforeprint'));
  expect(document.adoptedStyleSheets).toEqual([{ media: 'print', text: '.b{}' }]);
});
