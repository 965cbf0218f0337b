import { backup } from './backup.ts';
import { deleteQuote } from './delete.ts';
import { exportQuotes } from './export.ts';
import { health } from './health.ts';
import { list } from './list.ts';
import { purge } from './purge.ts';
import { release } from './release.ts';
import { releaseHold } from './release-hold.ts';
import { replay } from './replay.ts';
import { drill } from './restore-drill.ts';
import { restore } from './restore.ts';
import { show } from './show.ts';
import type { Subcommand } from './subcommand.ts';

/** All subcommands, in the order of the help. */
export const SUBCOMMANDS: readonly Subcommand[] = [
  list,
  show,
  exportQuotes,
  replay,
  release,
  releaseHold,
  deleteQuote,
  purge,
  backup,
  drill,
  restore,
  health,
];
