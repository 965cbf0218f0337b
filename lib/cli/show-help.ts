/** True if the arguments of a command are a request for help. */
export function isHelpRequest(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

/** Prints the help of a command and ends the process with 0 if its arguments are a request for help; else does nothing. */
export function showHelp(help: string): void {
  if (!isHelpRequest(process.argv.slice(2))) return;
  console.log(help);
  process.exit(0);
}
