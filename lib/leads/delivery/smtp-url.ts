import { isLoopback } from '#lib/content/loopback';

export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte (smtps). */
  isSecure: boolean;
  /** Sending fails without TLS. */
  needsTls: boolean;
  user?: { name: string; password: string };
};

/**
 * Parses smtps://user:password@host:465 or smtp://user:password@host:587. The latter requires STARTTLS, except on this machine
 * or with ?starttls=optional. Returns an error text for an invalid address, without any part of the address.
 */
export function parseSmtpUrl(text: string): SmtpServer | string {
  if (!URL.canParse(text)) return 'is not an address';
  const url = new URL(text);
  const isSecure = url.protocol === 'smtps:';
  if (!isSecure && url.protocol !== 'smtp:') return 'must start with smtps:// or smtp://';
  if (!url.hostname) return 'names no host';
  if (!/^\/?$/.test(url.pathname) || url.hash) return 'must end after the port';
  if (!['', '?starttls=optional'].includes(url.search)) return 'has an option other than ?starttls=optional';
  if (Boolean(url.username) !== Boolean(url.password)) return 'needs both a user and a password, or neither';
  const user = parseUser(url);
  if (user === null) return 'holds a % that is not followed by two digits: write %25 for it';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    needsTls: !isLoopback(url.hostname) && url.search === '',
    ...(user && { user }),
  };
}

function parseUser({ username, password }: URL): SmtpServer['user'] | null {
  if (!username) return undefined;
  try {
    return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return null;
  }
}
