/** The id of the hosts' hours for a call. It is not for an event, so it has no conditions. */
export const CALL_ID = 'call';
