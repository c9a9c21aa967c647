import { type Plan, plans } from '@palm/contract/plans';

/** What Premium has and the trial has not. */
const BEYOND_TRIAL = `reads as many palms as you like and keeps up to ${plans.premium.savedReadings} readings`;

/** What Premium would add for this plan, on the horoscope page. */
export const horoscopeUpsell = ({ isInTrial }: Plan): string =>
  isInTrial
    ? `Horoscopes are free for every sign. Beyond your trial, Oracle Premium ${BEYOND_TRIAL}.`
    : 'Horoscopes are free for every sign. Premium adds every daily page from your own chart, and as many questions to the Oracle as you like.';

/** The same in the chat. */
export const chatUpsell = ({ isInTrial }: Plan): string =>
  isInTrial
    ? `Your trial includes them, and with Oracle Premium they stay. It also ${BEYOND_TRIAL}.`
    : `Without Premium the Oracle answers ${plans.free.chatMessagesPerDay} questions a day. With it you ask as many as you like.`;
