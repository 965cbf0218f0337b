import { BOARD_IDS } from '#lib/integrations/leaderboard/boards';
import { indentTable } from '../indent-table.ts';
import { SUBCOMMANDS } from './subcommands.ts';

const EXAMPLES = [
  'start --event "City Hunt" --place "Mission District, San Francisco" --detail "San Francisco"',
  'set "Wet Paint" 40',
  'set "Wet Paint" +15',
  'set "Grandmother Knew" 53:20 --board jidara',
];

/** The help text, as lines. */
export function formatHelp(): string[] {
  const rows = Object.entries(SUBCOMMANDS).map(([name, { usage, description }]) => [
    name === 'start' ? name : usage,
    description,
  ]);
  return [
    'Usage: npm run leaderboard -- <subcommand> [options]',
    '',
    'Drives the live leaderboard of an event, through PubNub (PUBNUB_PUBLISH_KEY, PUBNUB_SUBSCRIBE_KEY).',
    '',
    ...indentTable(rows),
    '',
    'Options',
    ...indentTable([
      [`--board ${BOARD_IDS.join('|')}`, `which board; ${BOARD_IDS[0]} when none is named`],
      ['--families', 'with start: children play, so crews get names from a list'],
    ]),
    '',
    'Examples',
    ...EXAMPLES.map((example) => `  npm run leaderboard -- ${example}`),
    '',
    'Ends with 0 when it worked, 1 when it did not, 2 when it was not understood, 3 when no event is on, 4 when PubNub',
    'did not take it: then the board is kept here, and "send" sends it.',
  ];
}
