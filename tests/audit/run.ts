import { isHelpRequest } from '#lib/cli/show-help';

/*
 * `npm run audit -- <name> [options]`: runs an audit of the last build, the file of this name here; without a name, lists them. The opening
 * comment of each file has its options and limits. Exits with 1 when a limit is exceeded.
 */
const AUDITS: Record<string, string> = {
  accessibility: 'every page and state at 4 widths: three engines, html-validate and our measurements',
  speed: 'every page behind nginx in Lighthouse',
  sizes: 'bytes, requests and DOM nodes of every page, beside tests/budgets.ts',
  interactions: 'taps and keys on content pages and in the quote wizard, on a slowed phone',
  motion: 'drawn and dropped frames while things move, on a slowed processor',
  'layout-shifts': 'layout shifts on a slow connection and while scrolling',
  'page-consistency': 'pages whose policy or payload differs from their body, across publish times',
  'hostile-previews': 'hostile case studies in the preview',
  'server-weight': 'memory, start and CPU time of the server, beside an empty Next app',
  'bench-serve': 'requests a second, with nginx and without',
  'bench-build': 'builds with 17, 170 and 1,700 case studies',
};

const isHelp = isHelpRequest(process.argv);
const [audit = ''] = process.argv.splice(2, 1);
if (!isHelp && Object.hasOwn(AUDITS, audit)) await import(`./${audit}.ts`);
else {
  console.log(
    'Usage: npm run audit -- <name> [options]; the opening comment of tests/audit/<name>.ts has the options.\n',
  );
  for (const [name, what] of Object.entries(AUDITS)) console.log(`npm run audit -- ${name.padEnd(18)}${what}`);
  process.exitCode = isHelp || audit === '' ? 0 : 2;
}
