import { isThisMachine } from './this-machine.ts';

export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte (smtps). */
  isSecure: boolean;
  /** Without TLS nothing is sent. */
  needsTls: boolean;
  user?: { name: string; password: string };
};

/**
 * Reads smtps://user:password@host:465 or smtp://user:password@host:587. The latter goes on only after STARTTLS, except on this
 * machine or with ?starttls=optional. Returns what is wrong as a string, without any part of the address in it.
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
  const user = userOf(url);
  if (user === null) return 'holds a % that is not followed by two digits: write %25 for it';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    needsTls: !isThisMachine(url.hostname) && url.search === '',
    ...(user && { user }),
  };
}

function userOf({ username, password }: URL): SmtpServer['user'] | null {
  if (!username) return undefined;
  try {
    return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return null;
  }
}
