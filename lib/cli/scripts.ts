import { writeFileSync } from 'node:fs';
import { BUILT_SCRIPTS_FILE, bundleScripts } from './bundle-scripts.ts';
import { showHelp } from './show-help.ts';

/** `npm run scripts` writes the browser scripts as text, which the server puts into pages. */
showHelp(`Usage: npm run scripts

Bundles the browser scripts of lib/delivery/browser into ${BUILT_SCRIPTS_FILE}. Run it after a change of one of them.`);
writeFileSync(BUILT_SCRIPTS_FILE, await bundleScripts());
