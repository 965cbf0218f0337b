export type Story = { title: string; text: string; /** Absolute. */ url: string };

/** A mailto: URL without a recipient: the title is the subject, the text and the URL are the body. */
export function mailHref({ title, text, url }: Story): string {
  const fields = new URLSearchParams({ subject: title, body: `${text}\r\n\r\n${url}` });
  // URLSearchParams encodes a space as +, which mail programs show as a plus sign. A real plus sign is %2B here.
  return `mailto:?${fields.toString().replaceAll('+', '%20')}`;
}
