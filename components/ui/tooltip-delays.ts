/** Delays of specification section 9, in milliseconds: those of the provider, and that of the theme before opening. */
export const PROVIDER_DELAYS_MS = { delayDuration: 700, skipDelayDuration: 300 };
export const OPEN_DELAY_MS = 200;
