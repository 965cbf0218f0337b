import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/** One finding: the violated rule and the element. */
export type Finding = { rule: string; where: string };

/** An accessibility checker, which examines the page in its current state. */
export type Engine = { name: string; find(page: Page): Promise<Finding[]> };

const sourceOf = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');

/** Evaluated through DevTools, so that the policy of the page need not allow it. */
async function injectScript(page: Page, name: string, source: string): Promise<void> {
  if (await page.evaluate((global) => global in window, name)) return;
  await page.evaluate(`${source};window[${JSON.stringify(name)}]=${name};0`);
}

const AXE_OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

const axe: Engine = {
  name: 'axe',
  async find(page) {
    await injectScript(page, 'axe', AXE);
    const { violations } = await page.evaluate(
      (options) => (window as unknown as AxeWindow).axe.run(document, options),
      AXE_OPTIONS,
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ rule: id, where: target.join(' ') })));
  },
};

/** IBM Equal Access, with the rules of its package. */
const equalAccess: Engine = {
  name: 'IBM',
  async find(page) {
    await injectScript(page, 'ace', EQUAL_ACCESS);
    return page.evaluate(async () => {
      const checker = new (window as unknown as EqualAccessWindow).ace.Checker();
      const { results } = await checker.check(document, ['WCAG_2_2']);
      return results
        .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
        .map(({ ruleId, path }) => ({ rule: ruleId, where: path.dom }));
    });
  },
};

/** HTML_CodeSniffer, the checker of pa11y. */
const codeSniffer: Engine = {
  name: 'HTMLCS',
  async find(page) {
    await injectScript(page, 'HTMLCS', CODE_SNIFFER);
    return page.evaluate(
      () =>
        new Promise<Finding[]>((resolve, reject) => {
          const { HTMLCS } = window as unknown as CodeSnifferWindow;
          const ERROR = 1;
          const done = () =>
            resolve(
              HTMLCS.getMessages()
                .filter(({ type }) => type === ERROR)
                .map(({ code, element }) => ({ rule: code, where: element.outerHTML?.slice(0, 120) ?? '' })),
            );
          HTMLCS.process('WCAG2AA', document, done, reject);
        }),
    );
  },
};

const AXE = sourceOf('axe-core/axe.min.js');
const EQUAL_ACCESS = sourceOf('accessibility-checker-engine/ace.js');
const CODE_SNIFFER = sourceOf('html_codesniffer/build/HTMLCS.js');

type AxeWindow = { axe: { run(root: Document, options: RunOptions): Promise<AxeResults> } };
type EqualAccessWindow = {
  ace: {
    Checker: new () => {
      check(
        root: Document,
        policies: string[],
      ): Promise<{ results: { ruleId: string; value: string[]; path: { dom: string } }[] }>;
    };
  };
};
type CodeSnifferWindow = {
  HTMLCS: {
    process(standard: string, root: Document, done: () => void, failed: (error: unknown) => void): void;
    getMessages(): { type: number; code: string; element: Partial<Element> }[];
  };
};

export const ENGINES: readonly Engine[] = [axe, equalAccess, codeSniffer];
