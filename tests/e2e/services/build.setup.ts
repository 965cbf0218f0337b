import { test as setup } from 'playwright/test';
import { ALL_SERVICES } from '../../factories/all-services.ts';
import { buildSite, copySite, editSite } from '../../site/copy-site.ts';
import { FILMS } from './films.ts';

const ONLY_AT_YOUTUBE = `
  - kind: film
    title: And in the rain?
    youtube: ${FILMS.only}
    poster: /video/hunt-in-ten-seconds.svg
    transcript: [A parade of umbrellas.]
    caption: A parade.
`;

setup('a site that is connected to every service builds', () => {
  setup.setTimeout(300_000);
  const folder = copySite('services');
  const src = 'src: /video/hunt-in-ten-seconds.mp4\n';
  editSite(folder, 'content/pages/scavenger-hunts.md', src, `${src}    youtube: ${FILMS.own}\n`);
  editSite(folder, 'content/pages/scavenger-hunts.md', /\n(?= {2}- kind: twin\n)/, ONLY_AT_YOUTUBE);
  // The one study whose company has a ticker that is not simulated.
  editSite(folder, 'content/case-studies/lumenfold-mission-mural-dash.md', 'LMFD.DEMO', 'LMFD');
  buildSite(folder, ALL_SERVICES);
});
