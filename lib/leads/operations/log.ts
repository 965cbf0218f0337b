import pino from 'pino';

/*
 * Personal data stays out of the log by construction: a field that is not in this table is dropped, and so is a value
 * that does not have the shape of its field. None of the shapes can hold an email address, a sentence or a line break.
 */

const WORD = /^[a-z][\w.:+-]{0,63}$/i;

const SHAPES = {
  /** What happened, such as quote-stored. */
  event: WORD,
  /** Reference of a quote. */
  ref: /^RR(?:-[0-9A-Z]{4}){2}$/,
  /** Id of a delivery. */
  delivery: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  channel: WORD,
  state: WORD,
  /** Why something was decided, in one word. */
  reason: WORD,
  /** The class of an error, or the error itself, of which only the class is written. */
  error: WORD,
  engine: WORD,
  signal: WORD,
  /** Advice about a setting: it starts with the name of the variable and never holds its value. */
  hint: /^[A-Z][A-Z_]+:? [^\p{Cc}]{1,400}$/u,
  status: Number.isFinite,
  ms: Number.isFinite,
  attempt: Number.isFinite,
  count: Number.isFinite,
  bytes: Number.isFinite,
} as const;

type Field = keyof typeof SHAPES;
type ValueOf<F extends Field> = F extends 'error' ? unknown : (typeof SHAPES)[F] extends RegExp ? string : number;

export type LogFields = { event: string } & { [F in Exclude<Field, 'event'>]?: ValueOf<F> | undefined };
export type Logger = Record<'debug' | 'info' | 'warn' | 'error', (fields: LogFields) => void>;

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Writes one JSON line for each call: time, level, process id, and of the fields what the table above lets through. */
export function openLog(destination: pino.DestinationStream, level: string): Logger {
  const lines = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  // Before pino sees them: it would take a message out of an error that it finds.
  return {
    debug: (fields) => lines.debug(withoutPersonalData(fields)),
    info: (fields) => lines.info(withoutPersonalData(fields)),
    warn: (fields) => lines.warn(withoutPersonalData(fields)),
    error: (fields) => lines.error(withoutPersonalData(fields)),
  };
}

/** The class of an error as one word: what is wrong with the store, a code (SQLite's with its number), else a name. Never a message. */
export function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { fault, code, errcode } = error as { fault?: unknown; code?: unknown; errcode?: unknown };
  if (typeof fault === 'string') return `store-${fault}`;
  if (typeof errcode === 'number') return `sqlite-${errcode}`;
  if (typeof code !== 'string') return error.name;
  // PostgreSQL's codes start with a digit.
  return /^\d/.test(code) ? `sql-${code}` : code;
}

function withoutPersonalData(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [field, shape] of Object.entries(SHAPES)) {
    const value = field === 'error' && fields.error instanceof Error ? errorClass(fields.error) : fields[field];
    if (value === undefined || value === null) continue;
    const fits = shape instanceof RegExp ? typeof value === 'string' && shape.test(value) : shape(value);
    kept[field] = fits ? value : '(dropped)';
  }
  return kept;
}

/** Written before the call returns, so that nothing is lost on exit. A full disk or a closed pipe costs lines, never the server. */
function standardOutput(): pino.DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: 1_000_000 });
  output.removeAllListeners('error');
  output.on('error', () => {});
  return output;
}

/** The level that LOG_LEVEL names; without it info, and nothing at all in unit tests. */
function chosenLevel(): string {
  const asked = process.env.LOG_LEVEL ?? '';
  if (LEVELS.includes(asked)) return asked;
  return process.env.VITEST ? 'silent' : 'info';
}

/** The log of this process, on standard output. LOG_LEVEL sets how much it says. */
export const log: Logger = openLog(standardOutput(), chosenLevel());
