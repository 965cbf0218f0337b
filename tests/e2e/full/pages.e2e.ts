import { PAGE_ROUTES, SAMPLE_ROUTES } from '../routes.ts';
import { testPage } from '../test-page.ts';

for (const route of [
  ...PAGE_ROUTES.filter((route) => !SAMPLE_ROUTES.includes(route)),
  '/case-studies?category=Escape%20Room',
  '/blog?q=rain',
  '/case-studies?test-mode=true',
  '/case-studies/preview?test-mode=true',
  '/get-a-quote?step=people',
  '/case-studies/nobody',
  '/blog/nothing',
])
  testPage(route);
