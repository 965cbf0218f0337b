/** Delays of specification section 9, in milliseconds: the provider's, and the theme's own. */
export const PROVIDER_DELAYS = { delayDuration: 700, skipDelayDuration: 300 };
export const OWN_DELAY = 200;
