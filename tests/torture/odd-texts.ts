import type { QuoteRequest } from '#lib/quote/request-schema';
import { quoteRequest } from '#tests/factories/quote-request';
import { runLeadsCli } from './run-leads-cli.ts';
import { newSubmission, send } from './submissions.ts';

/** Unusual texts that a visitor may enter in good faith. */
const TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "Robert'); drop table quotes; --",
  '${7*7} {{7*7}} <%= 7*7 %>',
  '=cmd()',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://127.0.0.1/?x="&A1,"click")',
  '+1+cmd()',
  '-2+3',
  '@SUM(A1:A9)',
  '\uff1d1+1',
  "'=1+1",
  '"quotes", commas; and\u3000spaces',
  '\u202egpj.exe',
  '\u05d3\u05e0\u05d4 \u0627\u0644\u0628\u062d\u0631',
  '\u{1f469}\u{1f3fd}\u200d\u{1f680} \u{1f600}',
  'Zo\u00eb Zoe\u0308',
  'half a pair \ud83d of two',
  'null',
  'undefined',
  '__proto__',
  '1e308',
  '%0d%0aBcc: all',
  '../../etc/passwd',
];

const FIELDS = ['firstName', 'lastName', 'city', 'description', 'phone'] as const;
const CALCULATED = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;

type Exported = Record<string, unknown>;

export type OddTextResult = { sent: number; changed: string[]; formulas: string[] };

/**
 * Submits each text in each field, and exports all quotes as JSON and as CSV. `changed` lists the texts that were not exported unchanged (a
 * lone surrogate becomes U+FFFD), `formulas` the cells that a spreadsheet would evaluate.
 */
export async function sendOddTexts(origin: string, address: string, random: () => number): Promise<OddTextResult> {
  const expected = new Map<string, [(typeof FIELDS)[number], string]>();
  const changed: string[] = [];
  for (const text of TEXTS) {
    for (const field of FIELDS) {
      // Phone numbers need digits.
      const value = field === 'phone' ? `${text.slice(0, 30)} 55512` : text;
      const answers: Partial<QuoteRequest> = { [field]: value };
      const { status, reference } = await send(origin, {
        ...newSubmission(random),
        body: JSON.stringify(quoteRequest(answers)),
      });
      if (status === 201 && reference) expected.set(reference, [field, value.toWellFormed().trim()]);
      else changed.push(`${field} ${text}: ${status}`);
    }
  }
  const json = await runLeadsCli(address, ['export', '--format', 'json']);
  const quotes = new Map((JSON.parse(json.stdout) as Exported[]).map((quote) => [quote.reference, quote]));
  for (const [reference, [field, value]] of expected) {
    if (!Object.values(flattenValues(quotes.get(reference))).includes(value)) changed.push(`${field} ${value}`);
  }
  const csv = await runLeadsCli(address, ['export', '--format', 'csv']);
  const cells = parseCells(csv.stdout);
  for (const [field, value] of expected.values()) {
    const isThere = cells.some((cell) => cell === value || cell === `'${value}`);
    if (!isThere) changed.push(`${field} ${value} in the CSV`);
  }
  return { sent: TEXTS.length * FIELDS.length, changed, formulas: cells.filter(isFormula) };
}

function isFormula(cell: string): boolean {
  return CALCULATED.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell);
}

/** The values of an object and of its nested objects. */
function flattenValues(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(flattenValues) : [value];
}

/** The cells of a CSV file (RFC 4180), in one list. */
function parseCells(csv: string): string[] {
  return [...csv.matchAll(/"((?:[^"]|"")*)"(?=[,\r\n]|$)|([^",\r\n]+)(?=[,\r\n]|$)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
