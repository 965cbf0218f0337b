/** The spellings of an address that usually reach the same mailbox: capital letters, dots before the @, and a tag after a plus. */
export function getMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+', 1);
  return `${name.replaceAll('.', '')}${address.slice(at)}`.toLowerCase();
}
