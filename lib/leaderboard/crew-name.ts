import { z } from 'zod';
import '#lib/zod-without-eval';

/** Letters of any script, digits, and the few signs that names need. No line breaks, no markup, no marks that stack up. */
const SIGNS = /^[\p{L}\p{N}](?:[\p{L}\p{N}'’.,&!?+-]| (?! ))*$/u;

const LONGEST_NAME = 32;
const LONGEST_LINE = 60;

/** What hosts may call an event or a place. */
export const BoardLine = z
  .string('It must be text')
  .trim()
  .max(LONGEST_LINE, `It must have at most ${LONGEST_LINE} characters`)
  .regex(SIGNS, "It may hold letters, digits, single spaces and ' . , & ! ? + -");

/** The name of a crew, never of a person. */
export const CrewName = BoardLine.max(LONGEST_NAME, `It must have at most ${LONGEST_NAME} characters`);

/** Crews with children in them choose from these, so that no child's name can get onto a board. */
export const FAMILY_CREWS: readonly string[] = [
  'Marigold Foxes',
  'Lagoon Otters',
  'Persimmon Owls',
  'Blush Flamingos',
  'Water Voles',
  'Meadow Hares',
  'Paper Cranes',
  'Ink Squids',
  'Clockwork Snails',
  'Lantern Moths',
  'Compass Geese',
  'Teapot Dragons',
  'Umbrella Bats',
  'Ladder Goats',
  'Pocket Whales',
  'Button Beetles',
  'Riddle Ravens',
  'Puddle Ducks',
  'Velvet Moles',
  'Thunder Toads',
  'Biscuit Bears',
  'Comet Cats',
  'Tangle Squirrels',
  'Moonlight Mice',
];
