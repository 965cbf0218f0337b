import { HtmlValidate } from 'html-validate';
import type { Finding } from './engines.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes void elements, character references and attribute quotes; the variants are equal to a browser.
    'void-style': 'off',
    'no-raw-characters': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
  },
});

/** The findings of html-validate in the HTML that the server sends. */
export async function markupFindings(html: string): Promise<Finding[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector }) => ({ rule: ruleId, where: `${message} ${selector ?? ''}` })),
  );
}
