import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { CalendarFetchError } from './calendar-fetch-error.ts';
import { isPublicAddress } from './public-address.ts';

/**
 * Resolves a host for a connection and fails unless all of its addresses are public. The connection uses these addresses, so a name that resolves
 * differently a moment later does not matter.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new CalendarFetchError('private address'), '');
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Throws a CalendarFetchError for a URL with an IP address that is not public. Such addresses are connected to without a lookup. */
export function checkAddress({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) && !isPublicAddress(address)) throw new CalendarFetchError('private address');
}
