import pino from 'pino';

/*
 * The log cannot contain personal data: a field that is not in this table is dropped, and a value that does not match the
 * pattern of its field is replaced. The patterns exclude email addresses, sentences and line breaks. Only `hint` can be a
 * sentence, which the site writes itself.
 */

const WORD = /^[a-z][\w.:+-]{0,63}$/i;

const SHAPES = {
  /** What happened, such as quote-request. */
  event: WORD,
  /** Reference of a quote. */
  ref: /^RR(?:-[0-9A-Z]{4}){2}$/,
  /** Id of a delivery. */
  delivery: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  channel: WORD,
  state: WORD,
  /** The reason of a decision, as one word. */
  reason: WORD,
  /** The class of an error, or the error itself, of which only the class is logged. */
  error: WORD,
  /** Where an error happened: files with line and column. */
  at: /^[\w./:()[\]<> @-]{1,600}$/,
  engine: WORD,
  signal: WORD,
  /** Advice about a setting. It starts with the variable's name and never contains its value. */
  hint: /^[A-Z][A-Z\d_]+:? [^\p{Cc}]{1,400}$/u,
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

/** Writes one JSON line for each call: time, level, process id, and the fields that match the table above. */
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
  // Filtered before pino, which would log the message of an error.
  return {
    debug: (fields) => lines.debug(withoutPersonalData(fields)),
    info: (fields) => lines.info(withoutPersonalData(fields)),
    warn: (fields) => lines.warn(withoutPersonalData(fields)),
    error: (fields) => lines.error(withoutPersonalData(fields)),
  };
}

/** The class of an error as one word: the fault of a StoreError, an error code, or the name of the error. Never its message. */
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
  const filtered: Record<string, unknown> = {};
  for (const [field, shape] of Object.entries(SHAPES)) {
    const value = field === 'error' && fields.error instanceof Error ? errorClass(fields.error) : fields[field];
    if (value === undefined || value === null) continue;
    const fits = shape instanceof RegExp ? typeof value === 'string' && shape.test(value) : shape(value);
    filtered[field] = fits ? value : '(dropped)';
  }
  return filtered;
}

/** Writes synchronously, so that no line is lost on exit. A full disk or a closed pipe loses lines but does not stop the server. */
function standardOutput(): pino.DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: 1_000_000 });
  output.removeAllListeners('error');
  output.on('error', () => {});
  return output;
}

/** The level of LOG_LEVEL; by default info, and silent in unit tests. */
function getLogLevel(): string {
  const requested = process.env.LOG_LEVEL ?? '';
  if (LEVELS.includes(requested)) return requested;
  return process.env.VITEST ? 'silent' : 'info';
}

/** The log of this process, on standard output. LOG_LEVEL sets its level. */
export const log: Logger = openLog(standardOutput(), getLogLevel());
