/** Whether a host name of an address is the machine itself, so that nothing leaves it. */
export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
