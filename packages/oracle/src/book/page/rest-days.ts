/** Days within which a reader meets no passage of a type again. */
export const REST_DAYS = { guidance: 300, chart: 90, sign: 60 };

/** Days within which no line beneath a page and no sentence on a placement comes again. */
export const LINE_REST_DAYS = 60;
