import { cache } from 'react';

/** The one moment of a rendering: whatever asks for it sees the same side of every reveal. */
export const requestTime = cache(() => new Date());
