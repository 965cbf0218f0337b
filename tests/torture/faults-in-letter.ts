import { OUR_HEADERS } from '#tests/lib/leads/delivery/smtp-house';
import type { Letter } from './mail-house.ts';

/** What the parts of a message say about themselves. */
const PART_HEADERS = ['content-transfer-encoding', 'content-type'];
const SUBJECT = /^(Quote request RR-\w{4}-\w{4}|Your quote RR-\w{4}-\w{4} from Romp & Riddle)$/;
const ACTIVE =
  /^<\/?(script|iframe|frame|object|embed|applet|form|input|img|svg|math|link|base|style|video|audio|source)\b|\son\w+\s*=|javascript:|url\(/i;

/**
 * What is wrong with an email of ours, in words; nothing when it has exactly our header fields, one recipient, two parts, and
 * in its HTML no tag that the emails of `harmless` quotes do not have.
 */
export function faultsIn(letter: Letter, harmless: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const { head, html, partHeaders } = read(letter.raw);
  const names = head.map(([name]) => name).toSorted();
  // The desk gets an address to answer to only when the visitor's is a plain one.
  const isOurs = [OUR_HEADERS, OUR_HEADERS.filter((name) => name !== 'reply-to')].some(
    (own) => `${own}` === `${names}`,
  );
  if (!isOurs) faults.push(`header fields ${names.join(' ')}`);
  const valueOf = (name: string) => head.find(([own]) => own === name)?.[1] ?? '';
  if (letter.to.length !== 1 || valueOf('to') !== letter.to[0])
    faults.push(`for ${letter.to.join(' ')}, says ${valueOf('to')}`);
  if (!SUBJECT.test(valueOf('subject'))) faults.push(`the subject ${valueOf('subject')}`);
  if (partHeaders.length !== 2 || partHeaders.some((part) => `${part}` !== `${PART_HEADERS}`)) {
    faults.push(`${partHeaders.length} parts with ${partHeaders.flat().join(' ')}`);
  }
  for (const tag of tagsIn(html)) {
    if (!harmless.has(tag)) faults.push(`the tag ${tag}`);
    if (ACTIVE.test(tag)) faults.push(`the active tag ${tag}`);
  }
  return faults;
}

/** Every tag of the HTML of an email, as it is written. Whatever begins with < counts as one. */
export function tagsOf({ raw }: Letter): string[] {
  return tagsIn(read(raw).html);
}

function tagsIn(html: string): string[] {
  return html.match(/<[^>]*>?/g) ?? [];
}

type Parsed = { head: [string, string][]; partHeaders: string[][]; html: string };

/** Reads a message of two parts by the letter of RFC 5322 and RFC 2046. */
function read(raw: string): Parsed {
  const [top, body] = split(raw);
  const head = fieldsOf(top);
  const type = head.find(([name]) => name === 'content-type')?.[1] ?? '';
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1] ?? '\0';
  const parts = `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace('\r\n', '')));
  const html = parts.find(([own]) => /text\/html/i.test(own));
  return {
    head,
    partHeaders: parts.map(([own]) =>
      fieldsOf(own)
        .map(([name]) => name)
        .toSorted(),
    ),
    html: html ? decoded(...html) : '',
  };
}

function split(text: string): [string, string] {
  const end = text.indexOf('\r\n\r\n');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 4)];
}

/** The fields of a head, by their names in small letters, each on one line. */
function fieldsOf(head: string): [string, string][] {
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
}

function decoded(head: string, body: string): string {
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
