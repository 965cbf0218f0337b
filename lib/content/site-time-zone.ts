/** The time zone of the company. Dates without a time mean midnight in it. */
export const SITE_TIME_ZONE = 'America/Los_Angeles';

/** The name of that time zone in texts. */
export const SITE_CITY = 'San Francisco';
