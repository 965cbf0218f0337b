export const POLICY_HEADER = 'content-security-policy';

/** When a response was rendered, in milliseconds since 1970. Stays inside: the response guard takes it off. */
export const RENDERED_AT_HEADER = 'x-rendered-at';

/** Digest of the flight data that belongs to a page. */
export const FLIGHT_HEADER = 'x-flight';
