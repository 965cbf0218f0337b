import { describe, expect, it } from 'vitest';
import { overruns } from '../../e2e/overruns.ts';
import { PAGE_ROUTES } from '../../e2e/routes.ts';

describe('the budgets', () => {
  it.each(PAGE_ROUTES)('have limits for %s', (path) => {
    expect(overruns(path, { html: 0 })).toEqual([]);
    expect(overruns(path, { html: Infinity, css: Infinity, scripts: 1, nodes: Infinity })).toHaveLength(4);
  });

  it('say what was measured, the limit, the difference, and what to do', () => {
    expect(overruns('/about', { html: 17.5 * 1024, nodes: 500, requests: 7 })).toEqual([
      '/about: html 17.50 KB, limit of a page of text 17.00 KB, 0.50 KB over. Shorten the page, or move a drawing from its markup to a file.',
      '/about: requests 7, limit of a page of text 6, 1 over. Load fewer files before the first interaction.',
    ]);
  });

  it('refuse a page without limits', () => {
    expect(() => overruns('/team-building/a/b', {})).toThrow('Add it there');
  });
});
