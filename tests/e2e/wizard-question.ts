import { expect, type Page } from './test.ts';

/** Waits until a step asks `text` and its question has the focus: an earlier key would lose it to the question again. */
export async function untilAsked(page: Page, text: RegExp): Promise<void> {
  const question = page.getByRole('heading', { level: 1 });
  await expect(question).toHaveText(text);
  await expect(question).toBeFocused();
}
