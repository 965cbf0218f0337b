import { parseUrl } from '#lib/content/parse-url';

/**
 * One address (RFC 5321) without quotes, comments and display names, so that no parser can find a second address in it. Browsers accept it in
 * an email field, and mail servers without SMTPUTF8 can deliver to it.
 */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** Whether the text is exactly one email address and nothing else. */
export function isSingleAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return text.length <= 254 && at <= 64 && ADDRESS.test(text);
}

/** An address as mail servers need it: without invisible characters, and with an internationalized domain in ASCII ("xn--..."). */
export function normalizeAddress(text: string): string {
  // Zero-width spaces and marks of direction come along when an address is copied.
  const visible = text.replace(/\p{Cf}/gu, '').trim();
  const at = visible.lastIndexOf('@') + 1;
  if (at === 0 || /^[\x00-\x7f]*$/.test(visible) || /[\s/?#:\\[\]]/.test(visible.slice(at))) return visible;
  const url = parseUrl(`https://${visible.slice(at)}`);
  return url ? visible.slice(0, at) + url.hostname : visible;
}

/** The part after the @ of an address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
