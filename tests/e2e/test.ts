import { test as base } from 'playwright/test';

export { expect, type Page } from 'playwright/test';

/** Playwright's test, which also fails when the policy of any page blocked something. */
export const test = base.extend<{ mayViolate: boolean; policyWatch: void }>({
  mayViolate: [false, { option: true }],
  policyWatch: [
    async ({ context, mayViolate }, use) => {
      const refused: string[] = [];
      await context.exposeBinding('noteRefusal', ({ page }, what: string) => refused.push(`${page.url()}: ${what}`));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          (window as unknown as { noteRefusal: (what: string) => void }).noteRefusal(
            `${violatedDirective} ${blockedURI} ${sample}`,
          ),
        );
      });
      await use();
      if (!mayViolate && refused.length > 0) throw new Error(`A policy refused:\n${refused.join('\n')}`);
    },
    { auto: true },
  ],
});
