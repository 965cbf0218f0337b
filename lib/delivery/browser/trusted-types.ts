import { checkMarkup, checkScriptUrl } from './trusted-types-rules.ts';

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    trustedTypes?: {
      defaultPolicy: object | null;
      createPolicy(name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>): void;
    };
  }
}

/** The starts of script URLs of the configured services. Empty in the hydration runtime, which is a module. */
const allowed = document.currentScript?.dataset.scriptUrls?.split(' ') ?? [];

/* The default Trusted Types policy of a page. Without `createScript`, no text becomes a script. */
if (!self.trustedTypes?.defaultPolicy) {
  self.trustedTypes?.createPolicy('default', {
    createHTML: checkMarkup,
    createScriptURL: (address) => checkScriptUrl(address, allowed),
  });
}
