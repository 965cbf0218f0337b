import { caseStudyDraft } from '../factories/case-study-draft.ts';
import type { Locator } from 'playwright/test';
import { expect, type Page } from './test.ts';

export const DESK = '/case-studies/preview?test-mode=true';

const ART = '/art/case-studies/cindervale-studios-journey-to-jidara';

/** A draft whose pictures exist. */
export function draft(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return caseStudyDraft({ companyLogo: `${ART}/logo.svg`, coverImage: `${ART}/cover.svg`, ...changes });
}

/** A list as typed by hand: two spaces, one field on each line. */
export function jsonOf(...studies: unknown[]): string {
  return JSON.stringify(studies, null, 2);
}

/** Opens the preview and returns the controls of its desk. */
export async function openDesk(page: Page, address = DESK) {
  await page.goto(address);
  const field = page.getByLabel('Case studies as JSON');
  await expect(field).toBeVisible();
  const alert = page.locator('form [role=alert]');
  return {
    field,
    alert,
    banner: page.getByText(/^Preview, not published: (only this browser|somebody shared)/),
    /** The subject of each issue, such as "Case study 1: slug", and its message, in order. */
    names: alert.locator('li > b'),
    messages: alert.locator('li > bdi'),
    async load(text: string) {
      await put(field, text);
      await page.getByRole('button', { name: 'Load', exact: true }).click();
    },
  };
}

/** Replaces the text of a field like a paste: Playwright's own `fill` takes 20 s for 100 KB. */
export async function put(field: Locator, text: string): Promise<void> {
  await field.evaluate((box, value) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, value);
    box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, text);
}

export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
