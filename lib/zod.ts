import { z } from 'zod';

// Without this zod tries whether it may compile code from text, which every page's policy forbids and reports.
z.config({ jitless: true });

export { z };
