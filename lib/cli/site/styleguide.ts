import { subsetFonts } from '#lib/cli/fonts/subset';
import { showHelp } from '../show-help.ts';
import { runNext } from './run-next.ts';

/** `npm run styleguide`: starts the development server and prints the URL of the styleguide. */
showHelp(`Usage: npm run styleguide

Starts the development server, at port 3000 or PORT, and prints the address of the page with every part of the site.`);
const port = process.env.PORT ?? '3000';
console.log(`Every part of the site, in every state: http://localhost:${port}/styleguide\n`);
await subsetFonts();
process.exit(await runNext(['dev', '--port', port]));
