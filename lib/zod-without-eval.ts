import { config } from 'zod';

// Otherwise zod tries whether it may compile code from text, which every page's policy forbids and reports.
config({ jitless: true });
