import { test as setup } from 'playwright/test';
import { ALL_SERVICES } from '../../factories/all-services.ts';
import { buildSite, copySite } from '../../site/copy-site.ts';

setup('a site that is connected to every service builds', () => {
  setup.setTimeout(300_000);
  buildSite(copySite('services'), ALL_SERVICES);
});
