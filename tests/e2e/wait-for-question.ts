import { expect, type Page } from './test.ts';

/** Waits until a step shows the question `text` with the focus: an earlier key press would lose the focus to it again. */
export async function waitForQuestion(page: Page, text: RegExp): Promise<void> {
  const question = page.getByRole('heading', { level: 1 });
  await expect(question).toHaveText(text);
  await expect(question).toBeFocused();
}
