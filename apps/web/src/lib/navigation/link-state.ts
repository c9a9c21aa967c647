/** The state of a link to the daily readings that is to open today's page at once. */
export const OPENS_TODAYS_PAGE = 'todays-page';
