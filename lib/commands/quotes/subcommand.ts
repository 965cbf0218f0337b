import type { ExitCode } from '#lib/leads/desk/desk-error';

/** An option such as --since; `value` names what follows it, for help. */
export type Option = { type: 'boolean'; says: string } | { type: 'string'; value: string; says: string };

export type Options = Record<string, Option>;

export type ValuesOf<O extends Options> = {
  [Name in keyof O]?: O[Name]['type'] extends 'boolean' ? boolean : string;
};

/** What somebody typed after the name of the subcommand, checked against it. */
export type Call<O extends Options> = { operand: string; options: ValuesOf<O>; now: Date };

/** One thing that the desk does. */
export type Subcommand<O extends Options = Options> = {
  name: string;
  /** The word that may follow the name. */
  operand?: { name: string; needed: boolean };
  /** One line for the list of all. */
  says: string;
  /** More lines for its own help. */
  more?: readonly string[];
  options: O;
  /** What to type after `npm run quotes --`. */
  examples: readonly string[];
  /** Prints what it did. Resolves with an exit code when it is not 0; throws a DeskError or a StoreError when it cannot. */
  run(call: Call<O>): Promise<ExitCode | void>;
};

/** Declares a subcommand whose `run` knows the types of its own options. `operand` is '' when none was typed. */
export function subcommand<const O extends Options>(definition: Subcommand<O>): Subcommand {
  return definition;
}
