import { type LookUp, told } from './look-up.ts';

const READING = String.raw`(?:reading|horoscope|daily|weekly|app|oracle|chat|card|palm|page|forecast|tarot|you|it|other one)`;
const SAYS = String.raw`(?:says?|said|told|tells?|wrote|promised|predicted)`;
const SAID_TWICE = new RegExp(
  String.raw`\b${READING}\b.{0,20}\b${SAYS}\b.*\b(?:and|but|while|now|then)\b.*\b${READING}\b.{0,20}\b${SAYS}\b`,
  'u',
);
const WHICH =
  /\bwhich (?:is it|one|do i|should i|is (?:right|true|it))\b|\bwho do i (?:believe|trust|listen)|\bcontradict|\bopposite|\bwhat is it now\b|\bwhy (?:did|does|do|is|are)\b/u;

/** "the daily said rest and you say act, which is it" */
const readingsDiffer: LookUp = {
  family: 'accuracy',
  isAsked: ({ plain, said }) => {
    const whole = `${said.toLowerCase()} ${plain}`;
    return (
      (SAID_TWICE.test(whole) && WHICH.test(whole)) ||
      new RegExp(
        String.raw`\b(?:readings?|horoscopes?|daily|you)\b.{0,40}\bcontradict(?:s|ed|ing)?\b.{0,40}\b(?:readings?|horoscopes?|daily|yourself|each other|you)\b`,
        'u',
      ).test(whole)
    );
  },
  tell: () =>
    told(
      'Neither is a forecast, so neither is "it." They look at different facts: a daily page at where the Moon and the quick planets are, a love reading at your chart, a palm reading at your hand, and I at what you typed. Each is a way of looking at the same week, and two of them can point two ways. Where they differ, go by what you know of the matter itself, which none of us can see. Tell me the decision behind it and I\'ll think that through with you.',
    ),
};

const PROMISED = new RegExp(
  String.raw`\b(?:reading|horoscope|daily|app|oracle|card|palm|forecast|tarot|you)\b.{0,12}\b(?:said|told me|told|promised|predicted|wrote)\b(?: me| that)* (?:i|it|he|she|they|this|we|my \w+|money|love|someone|something)(?:'?d|'?ll| would| will| was going| were going| is going| should)\b`,
  'u',
);

/** "the app said i'd meet someone in october" */
const promisedEvent: LookUp = {
  family: 'accuracy',
  isAsked: ({ plain, said }) => PROMISED.test(`${said.toLowerCase()} ${plain}`),
  tell: () =>
    told(
      "Then it's on us, not on you. No reading here can know what will happen, and if one sounded like a promise, it promised too much. What stands behind such a line is where the planets are and what tradition makes of those weeks: at most a good stretch to try, never a person or a sum on its way. That it went another way says nothing about your luck. Judge the next one by whether it gives you a useful thought.",
    ),
};

/** "i can't find the cancel button and it ends tonight": known by its words; the family tells the way. */
const cancelRoute: LookUp = {
  family: 'cancel',
  isAsked: ({ plain, said }) => {
    const whole = `${said.toLowerCase()} ${plain}`;
    return (
      /\b(?:cancel|unsubscribe|get out of (?:premium|the subscription|the trial))\b/u.test(whole) &&
      /\b(?:button|click|renews?|trial|subscription|premium|app)\b/u.test(whole) &&
      /\b(?:where|how|find|tonight|today|tomorrow|before)\b/u.test(whole)
    );
  },
  tell: () => null,
};

/** "do i have to pay after the free week or does it stop": what comes after the trial. */
const afterTrial: LookUp = {
  family: 'price',
  isAsked: ({ plain }) =>
    /\b(?:after|when) (?:the|my|this) (?:free )?(?:trial|(?:free )?(?:week|days))\b/u.test(plain) &&
    /\b(?:pay|price|costs?|how much|charged?|stop|renew\w*|automatic\w*|cancel)\b/u.test(plain),
  tell: ({ product }) =>
    told(
      `It goes on as Premium at ${product.price} a month unless you cancel in the ${product.trialDays} free days; a reminder comes before the first charge. To stop it: Profile, Manage Subscription, cancel, and nothing is taken. The date of the first charge stands at checkout.`,
    ),
};

/** "how much is the full birth chart, one time or every month" */
const chartPrice: LookUp = {
  family: 'price',
  isAsked: ({ plain }) =>
    /\b(?:how much|price|cost|pay)\b.*\b(?:birth |natal |full )+(?:chart|reading)\b|\bwhy\b.*\bpay\b.*\b(?:reading|free)\b/u.test(
      plain,
    ),
  tell: ({ product }) =>
    told(
      `Part of it is free and stays free: your chart, the horoscopes, the daily guidance and ${product.freeQuestions} questions a day here. What costs is Premium, ${product.price} every month after ${product.trialDays} free days, for all the daily pages, full palm readings and no daily limit. There's no one-time price, and you can cancel any month. Sorry if that wasn't plain from the start.`,
    ),
};

/** "one time or every month", beside a question about the price. */
const howOftenPaid: LookUp = {
  family: 'price',
  isAsked: ({ plain }) =>
    /\b(?:one ?time|once)\b.{0,12}\b(?:every|each|per|a) month\b/u.test(plain),
  tell: ({ product }) =>
    told(`Every month, ${product.price}, until you cancel. There's no one-time price.`),
};

export const PRODUCT_LOOK_UPS: readonly LookUp[] = [
  afterTrial,
  chartPrice,
  howOftenPaid,
  readingsDiffer,
  promisedEvent,
  cancelRoute,
];
