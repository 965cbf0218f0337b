import type { ExitCode } from '#lib/leads/desk/desk-error';

/** An option such as --since. `value` describes its value in the help. */
export type Option = { type: 'boolean'; description: string } | { type: 'string'; value: string; description: string };

export type Options = Record<string, Option>;

export type ValuesOf<O extends Options> = {
  [Name in keyof O]?: O[Name]['type'] extends 'boolean' ? boolean : string;
};

/** The parsed arguments of a subcommand. */
export type Call<O extends Options> = { operand: string; options: ValuesOf<O>; now: Date };

/** One subcommand of `npm run quotes`. */
export type Subcommand<O extends Options = Options> = {
  name: string;
  /** The argument after the name, without dashes. */
  operand?: { name: string; isRequired: boolean };
  /** One line for the general help. */
  summary: string;
  /** More lines for the help of this subcommand. */
  details?: readonly string[];
  options: O;
  /** Examples, without the leading `npm run quotes --`. */
  examples: readonly string[];
  /** Prints its result. Resolves with an exit code when it is not 0. Throws a DeskError or a StoreError on failure. */
  run(call: Call<O>): Promise<ExitCode | void>;
};

/** Declares a subcommand whose `run` has the types of its options. `operand` is '' when it is missing. */
export function subcommand<const O extends Options>(definition: Subcommand<O>): Subcommand {
  return definition;
}
