import { TRUSTED_TYPES_SCRIPT } from '#lib/page-cache/trusted-types';

/** What the Trusted Types policy of the pages makes of markup: the same markup, or an error. */
export const createMarkup: (markup: string) => string = (() => {
  let createHTML: ((markup: string) => string) | undefined;
  const trustedTypes = {
    createPolicy: (_: string, policy: { createHTML: (markup: string) => string }) => (createHTML = policy.createHTML),
  };
  new Function('self', 'trustedTypes', TRUSTED_TYPES_SCRIPT)({ trustedTypes }, trustedTypes);
  if (!createHTML) throw new Error('The script registered no policy');
  return createHTML;
})();
