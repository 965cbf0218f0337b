/** The options of all subcommands. */
export const OPTIONS = {
  board: { type: 'string' },
  event: { type: 'string' },
  place: { type: 'string' },
  detail: { type: 'string' },
  families: { type: 'boolean' },
  new: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type OptionName = keyof typeof OPTIONS;

export type CommandArguments = {
  operands: string[];
  options: { [Name in OptionName]?: (typeof OPTIONS)[Name]['type'] extends 'boolean' ? boolean : string };
};
