import type { ADMIN_TREND_DAYS } from '@palm/contract/limits';

/** Over how many days, today among them. */
export type Period = (typeof ADMIN_TREND_DAYS)[number];
