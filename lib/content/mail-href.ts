/**
 * A `mailto:` URL (RFC 6068) that opens a letter in the mail program. Without `to` the sender chooses the recipient. Line breaks become CRLF, as the RFC
 * requires.
 */
export function mailHref({ to = '', subject, body }: { to?: string; subject: string; body: string }): string {
  const fields = new URLSearchParams({ subject, body: body.replaceAll(/\r?\n/g, '\r\n') });
  // URLSearchParams encodes a space as +, which mail programs show as a plus sign. A real plus sign is %2B here.
  return `mailto:${to}?${fields.toString().replaceAll('+', '%20')}`;
}
