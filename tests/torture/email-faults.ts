import { OUR_HEADERS } from '#tests/unit/lib/leads/delivery/fake-smtp-server';
import type { ReceivedEmail } from './scripted-mail-server.ts';

/** The headers of each part of a message. */
const PART_HEADERS = ['content-transfer-encoding', 'content-type'];
const SUBJECT = /^(Quote request RR-\w{4}-\w{4}|Your quote RR-\w{4}-\w{4} from Romp & Riddle)$/;
const ACTIVE =
  /^<\/?(script|iframe|frame|object|embed|applet|form|input|img|svg|math|link|base|style|video|audio|source)\b|\son\w+\s*=|javascript:|url\(/i;

/**
 * Lists what is wrong with one of our emails. A correct one has exactly our header fields, one recipient and two parts, and its HTML has no
 * tag that the emails of `harmless` quotes do not have.
 */
export function findEmailFaults(email: ReceivedEmail, harmless: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const { head, html, partHeaders } = parseEmail(email.raw);
  const names = head.map(([name]) => name).toSorted();
  // The desk's email has a Reply-To only when the visitor's address is valid.
  const isOurs = [OUR_HEADERS, OUR_HEADERS.filter((name) => name !== 'reply-to')].some(
    (own) => `${own}` === `${names}`,
  );
  if (!isOurs) faults.push(`header fields ${names.join(' ')}`);
  const valueOf = (name: string) => head.find(([own]) => own === name)?.[1] ?? '';
  if (email.to.length !== 1 || valueOf('to') !== email.to[0])
    faults.push(`for ${email.to.join(' ')}, says ${valueOf('to')}`);
  if (!SUBJECT.test(valueOf('subject'))) faults.push(`the subject ${valueOf('subject')}`);
  if (partHeaders.length !== 2 || partHeaders.some((part) => `${part}` !== `${PART_HEADERS}`)) {
    faults.push(`${partHeaders.length} parts with ${partHeaders.flat().join(' ')}`);
  }
  for (const tag of matchTags(html)) {
    if (!harmless.has(tag)) faults.push(`the tag ${tag}`);
    if (ACTIVE.test(tag)) faults.push(`the active tag ${tag}`);
  }
  return faults;
}

/** Every tag in the HTML of an email, as written. Everything that begins with < counts as a tag. */
export function getTags({ raw }: ReceivedEmail): string[] {
  return matchTags(parseEmail(raw).html);
}

function matchTags(html: string): string[] {
  return html.match(/<[^>]*>?/g) ?? [];
}

type Parsed = { head: [string, string][]; partHeaders: string[][]; html: string };

/** Parses a message of two parts as RFC 5322 and RFC 2046 define it. */
function parseEmail(raw: string): Parsed {
  const [top, body] = splitHead(raw);
  const head = parseFields(top);
  const type = head.find(([name]) => name === 'content-type')?.[1] ?? '';
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1] ?? '\0';
  const parts = `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHead(part.replace('\r\n', '')));
  const html = parts.find(([own]) => /text\/html/i.test(own));
  return {
    head,
    partHeaders: parts.map(([own]) =>
      parseFields(own)
        .map(([name]) => name)
        .toSorted(),
    ),
    html: html ? decodeBody(...html) : '',
  };
}

function splitHead(text: string): [string, string] {
  const end = text.indexOf('\r\n\r\n');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 4)];
}

/** The header fields by their lowercase names, each unfolded to one line. */
function parseFields(head: string): [string, string][] {
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
}

function decodeBody(head: string, body: string): string {
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
