/** "i'm 12 august 1968", "me, 2 feb 1990": the date after it is the user's own. */
export const OWN_DATE = String.raw`\b(?:i'?m|i am|me|mine is|i was born)\b(?: on)?[ ,:]+(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`;
