export const POLICY_HEADER = 'content-security-policy';

/** When a response was rendered, in milliseconds since 1970. Stays inside: the response guard takes it off. */
export const RENDERED_AT_HEADER = 'x-rendered-at';

/** In place of that moment: an answer about an earlier rendering, which no shared cache may keep. */
export const EARLIER = 'earlier';

/** Digest of the flight data that belongs to a page; a request may ask for earlier data by it. */
export const FLIGHT_HEADER = 'x-flight';
