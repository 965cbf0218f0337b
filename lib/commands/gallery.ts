import { subsetFonts } from '#lib/fonts/subset';
import { runNext } from './run-next.ts';

/** `npm run gallery`: the development server, with the address of the page that shows every part of the site. */
const port = process.env.PORT ?? '3000';
console.log(`Every part of the site, in every state: http://localhost:${port}/gallery\n`);
await subsetFonts();
process.exit(await runNext(['dev', '--port', port]));
