import { PAGE_ROUTES, SAMPLE_ROUTES } from '../routes.ts';
import { testPage } from '../test-page.ts';

for (const route of PAGE_ROUTES) if (!SAMPLE_ROUTES.includes(route)) testPage(route);
