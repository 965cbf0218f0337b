export type Story = { title: string; text: string; /** Absolute. */ address: string };

/** A mailto: address that opens a message to nobody yet: the title as its subject, the text and the address in it. */
export function mailHref({ title, text, address }: Story): string {
  const fields = new URLSearchParams({ subject: title, body: `${text}\r\n\r\n${address}` });
  // Forms write a space as +, mail programs show that plus sign; a real one is %2B here.
  return `mailto:?${fields.toString().replaceAll('+', '%20')}`;
}
