import { z } from 'zod';
import '#lib/content/zod-without-eval';

/** Letters of any script, digits, and a few punctuation marks. No line breaks, no markup, no combining marks that stack up. */
const ALLOWED_CHARACTERS = /^[\p{L}\p{N}](?:[\p{L}\p{N}'’.,&!?+-]| (?! ))*$/u;

const MAX_NAME_LENGTH = 32;
const MAX_LINE_LENGTH = 60;

/** The name of an event or a place, as hosts may write it. */
export const BoardLine = z
  .string('It must be text')
  .trim()
  .max(MAX_LINE_LENGTH, `It must have at most ${MAX_LINE_LENGTH} characters`)
  .regex(ALLOWED_CHARACTERS, "It may hold letters, digits, single spaces and ' . , & ! ? + -");

/** The name of a crew, never of a person. */
export const CrewName = BoardLine.max(MAX_NAME_LENGTH, `It must have at most ${MAX_NAME_LENGTH} characters`);

/** Crews with children choose from these names, so that no child's name can appear on a board. */
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
