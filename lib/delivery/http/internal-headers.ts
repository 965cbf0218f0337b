export const POLICY_HEADER = 'content-security-policy';

/** The time at which a response was rendered, in milliseconds since 1970. The response guard removes it before sending. */
export const RENDERED_AT_HEADER = 'x-rendered-at';

/** The digest of the RSC payload of a page. */
export const PAYLOAD_HEADER = 'x-flight';
