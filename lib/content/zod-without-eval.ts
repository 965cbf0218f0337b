import { config } from 'zod';

// Without this, zod tests `new Function`, which the CSP of every page blocks and reports.
config({ jitless: true });
