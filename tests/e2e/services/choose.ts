import type { Page } from './test.ts';

export const question = (page: Page) => page.getByRole('region', { name: 'May we count visits?' });

/** Answers the question once it is there. */
export async function choose(page: Page, answer: 'Yes, count me' | 'No, thanks'): Promise<void> {
  await question(page).getByRole('button', { name: answer }).click();
}

/** As if the visitor had answered on an earlier visit. Call before the page is opened. */
export async function hasChosen(page: Page, choice: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((value) => {
    // Frames of others have a storage of their own, or none.
    if (window !== top) return;
    if (!localStorage.getItem('privacy-choice')) localStorage.setItem('privacy-choice', `${value} ${Date.now()}`);
  }, choice);
}
