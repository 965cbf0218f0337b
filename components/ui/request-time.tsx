import { cache } from 'react';

/** The time of the current rendering. It is the same for all components, so that they agree on what is published. */
export const requestTime = cache(() => new Date());
