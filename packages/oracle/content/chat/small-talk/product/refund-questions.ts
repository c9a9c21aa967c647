import { anyOf, type SmallTalk, textOn } from '../small-talk.ts';

/** Money of others: a deposit, a shop, a flight. */
const OF_OTHERS =
  /\b(?:landlord|deposit|shop|store|flight|airline|hotel|ticket|tarot reader|psychic|gym|dinner|client|boss|lent|loan|parking|ring|rent|dentist|course|contractor|seller|etsy|amazon|netflix)\b/u;
const CHARGE =
  '(?:charg\\w*|billed|debited|deducted|took|taken|takes?|cut|(?:9 ?[.,]? ?99|10 (?:dollars|bucks))|payment|paid|subscription|premium|trial)';

/** What customers ask when money was taken, or is about to be. */
export const REFUND_QUESTIONS: readonly SmallTalk[] = [
  {
    id: 'charged-and-back',
    family: 'cancel',
    said: new RegExp(
      `^(?=.*\\b(?:charged?|9 ?[.,]? ?99|premium|trial|subscription|app|you)\\b)(?=.*\\b${CHARGE}\\b)(?=.*\\b(?:refund\\w*|(?:get|have|want|give|send|pay|put) (?:me )?(?:it|that|this|them|my money|the money|my \\w+) back|money back|reverse (?:it|that|the charge)|back please)\\b)`,
      'u',
    ),
    unless: OF_OTHERS,
    mostWords: 50,
    isForAll: true,
    isSober: true,
    texts: [
      textOn(
        /\b(?:trial|free|7 days?|seven days?|forgot\w*|week)\b/u,
        "I can't pay anything back from in here, and I won't promise it, but asking is worth it: reply to the receipt, or use the contact on the terms page, with the date, the amount and what happened. The free days end on the date that stood on the checkout button, and then the first month is charged. To stop the next one: Profile, Manage Subscription, cancel. You keep what's paid until its last day.",
      ),
      ...anyOf(
        "I'm sorry. I can't pay anything back from in here, and I won't promise it: reply to the receipt, or use the contact on the terms page, with the date, the amount and what happened. That reaches the people who can. To stop the next charge: Profile, Manage Subscription, cancel.",
      ),
    ],
  },
  {
    id: 'charged-too-soon',
    family: 'cancel',
    said: /^(?=.*\b(?:charg\w*|billed|debited|deducted|took|taken)\b)(?=.*\b(?:trial|7 days?|seven days?|free (?:days?|week))\b)(?=.*\b(?:already|early|too soon|thought|but|only|still|yesterday|today|supposed)\b)/u,
    unless: new RegExp(
      `${OF_OTHERS.source}|\\b(?:will|would|if|do you|do not want|before|how (?:do )?i cancel)\\b`,
      'u',
    ),
    mostWords: 45,
    isForAll: true,
    isSober: true,
    texts: anyOf(
      "The day of signing up is already the first one, so a trial is over sooner than it feels; the exact date stood on the checkout button. It also ends early if you press Upgrade, and there's one trial per person. Cancel under Profile, Manage Subscription, so nothing more is taken, and for this charge reply to the receipt with the date and amount; I can't move money from here.",
    ),
  },
  {
    id: 'stop-before-charge',
    family: 'cancel',
    said: /^(?=.*\b(?:stop|end|get out|cancel\w*|quit|leave)\b)(?=.*\b(?:before|so (?:it|that|the)|without|do not want|not want)\b)(?=.*\b(?:trial|7 days?|seven days?|premium|subscription)\b)(?=.*\b(?:charg\w*|takes?|taken|cut|9 ?99|pay\w*|money|bill\w*)\b)(?=.*\b(?:how|where|can|what)\b)/u,
    unless: OF_OTHERS,
    mostWords: 40,
    isForAll: true,
    texts: anyOf(
      'Open your Profile, tap Manage Subscription, and cancel there: two taps, no call and no questions. You can do it today and keep the access until the last free day; nothing is charged then. The date of the first charge stands on the same page, and an email reminds you three days before.',
    ),
  },
  {
    id: 'cancel-by-when',
    family: 'trial',
    said: /^(?=.*\b(?:trial|7 days?|seven days?|free (?:days|week))\b)(?=.*\b(?:when|by when|until when|how long|what day|which day|last day|deadline|date)\b)(?=.*\b(?:cancel\w*|charged?|pay\w*|taken?|end\w*|over|out)\b)/u,
    unless: /\b(?:court|drug|clinical|he|she|football)\b/u,
    mostWords: 30,
    isForAll: true,
    texts: anyOf(
      "Any day before the last free day is over, and the day you signed up counts as the first; a day early is safest. The exact date of the first charge stands in your profile, on the subscription card, and an email reminds you three days before. It's under Profile, Manage Subscription, and you keep the access until the last free day.",
    ),
  },
];
