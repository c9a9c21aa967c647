import { anyOf, type SmallTalk, textOn } from '../small-talk.ts';

const CURRENCY =
  '(?:euros?|eur|pesos?|rupees?|inr|pounds?|gbp|quid|cad|aud|naira|reais|real|brl|mxn|php|dirhams?|aed|rands?|zar|francs?|chf|kroner|kronor|yen|lira|zloty|ringgit|baht|shillings?|cedis?|rupay|usd|(?:us |canadian |australian )?dollars?|foreign (?:card|fee)|exchange rate|my currency|local currency|my money)';

/** What customers ask about the trial, the plans and their end. */
export const PLAN_QUESTIONS: readonly SmallTalk[] = [
  {
    id: 'in-my-currency',
    family: 'price',
    said: new RegExp(
      `^(?=.*\\b(?:how much|price|charged?|premium|subscription|9 ?99|cost|costs|convert\\w*|pay|bill|billed)\\b)(?=.*\\b${CURRENCY}\\b)|\\bhow many ${CURRENCY}\\b`,
      'u',
    ),
    unless:
      /\b(?:rent|salary|earn|save|saved|flight|house|ring|wedding|owe|debts?|loan|exchange|should i|job|car|million|thousand|lottery|lost|found|landlord|boss|client|shop|he|she)\b/u,
    mostWords: 26,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:renew\w*|alone|itself|automatic\w*|one month|1 month|single month)\b/u,
        "It's {price} a month in US dollars; your bank turns that into your money at its rate of the day, so I can't name the exact sum. Yes, it renews by itself. For one month only, start it and cancel at once under Profile, Manage Subscription: the access stays until the paid time ends. Someone who hasn't had the trial begins with free days.",
      ),
      ...anyOf(
        "It's {price} a month, in US dollars, after the free days. I can't name the exact sum in your money, because your bank uses its own rate of that day, and some add a fee. The checkout shows the amount, and whether your card is taken, before you confirm, and the free plan stays free anywhere.",
      ),
    ],
  },
  {
    id: 'tax-on-top',
    family: 'price',
    said: /\b(?:vat|gst|sales tax|tax|taxes|hidden (?:fees?|costs?)|extra fees?|setup fee)\b/u,
    unless:
      /^(?!.*\b(?:you|price|premium|subscription|add|added|included|on top|app|this|hidden)\b)|\b(?:my taxes|tax (?:office|return|refund|man|season|advisor|debt)|owe|irs|hmrc|business|landlord|salary|council tax|boss|job)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      'The plan costs {price} a month and nothing else: no setup fee, no fee for cancelling. Whether a tax applies where you live stands at the checkout, with the full amount, before you confirm anything.',
    ),
  },
  {
    id: 'second-trial',
    family: 'trial',
    said: /\b(?:another|second|new|one more) (?:free )?trial\b|\btrial\b.*\b(?:twice|again|second time|two times)\b/u,
    unless: /\b(?:court|drug|clinical|dance|football|job|work|shift)\b/u,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      "No, the free trial comes once per person. That's remembered by account, email and card, also after an account was deleted. Without it you can use the free plan as long as you like, or start Premium and cancel it within the same month.",
    ),
  },
  {
    id: 'trial-not-started',
    family: 'trial',
    said: /\b(?:trial)\b.*\b(?:not start\w*|not begin|could not start|not work\w*|refused|ended (?:at once|right away|immediately)|not available|not offered)\b|\bno (?:free )?trial (?:for me|offered)\b/u,
    unless: /\b(?:court|drug|clinical|football)\b/u,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      "Usually because this card, email or account has had a trial before: there's one per person. Then it ends at once, nothing is charged, and an email says why. If you've never had one, look at your profile to see which plan it shows, sign out and in once, and reply to that email if it still isn't there.",
    ),
  },
  {
    id: 'trial-needs-card',
    family: 'trial',
    said: /\b(?:need|have to (?:give|enter|put)|require\w*|why do (?:you|i)|must i|without)\b.*\b(?:card|payment method)\b.*\b(?:trial|free)\b|\btrial\b.*\b(?:without|need\w*|why|require\w*)\b.*\b(?:card|payment method)\b/u,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      'For the trial, yes: the checkout asks for a payment method, charges nothing during the free days, and names the date of the first charge on its button. An email reminds you three days before. The free plan needs no card at all.',
    ),
  },
  {
    id: 'app-gone-still-paying',
    family: 'cancel',
    said: /\b(?:delet\w*|remov\w*|uninstall\w*)\b.*\b(?:app|icon|home screen)\b.*\b(?:cancel\w*|pay\w*|charged?|subscription|billed)\b/u,
    isForAll: true,
    texts: anyOf(
      'No, removing the app or its icon cancels nothing. Cancel under Profile, Manage Subscription; that takes effect at the end of the days already paid for. Deleting the account itself does end the subscription.',
    ),
  },
  {
    id: 'account-gone-still-paying',
    family: 'delete-data',
    said: /\b(?:delet\w*|clos\w*|remov\w*)\b.*\baccount\b.*\b(?:still|cancel\w*|pay\w*|charged?|subscription|billed|refund\w*)\b/u,
    unless: /\b(?:bank account|instagram|facebook|tiktok|his|her)\b/u,
    isForAll: true,
    texts: anyOf(
      "No, deleting your account ends the subscription with it, and nothing more is charged. It all goes at once, though, readings, people and chat too, and it can't be undone. If you only want to stop paying, cancel under Profile, Manage Subscription, and keep the free account.",
    ),
  },
  {
    id: 'one-reading-only',
    family: 'price',
    said: /\b(?:buy|pay for|purchase|order|get) (?:just |only )?(?:one|a single|1|single)(?: single)? (?:\w+ )?(?:readings?|questions?|scans?|answers?|chart)\b|\b(?:sell|have) (?:single|one time|one off) (?:readings?|questions?)\b|\bpay (?:per|by the) (?:reading|question)\b/u,
    isForAll: true,
    texts: anyOf(
      "Single readings aren't sold here. There's the free plan, with the horoscopes, the daily guidance, a palm scan with a preview and some questions a day, and there's Premium by the month. For just one month of it, start Premium and cancel at once under Profile, Manage Subscription: access stays until the paid time ends.",
    ),
  },
  {
    id: 'renews-by-itself',
    family: 'price',
    said: /\b(?:does|do|will|is) (?:it|this|that|the subscription|premium|my plan|the plan)\b.{0,15}\b(?:renew\w*|auto ?renew\w*|recurring)\b|\b(?:turn off|stop|cancel) (?:the )?auto(?:matic)? ?renew\w*/u,
    isForAll: true,
    texts: anyOf(
      'Yes, Premium renews by itself each month until you cancel, and each charge comes with a receipt. For one month only, cancel any time in that month under Profile, Manage Subscription: the access stays until the paid time ends, and nothing follows.',
    ),
  },
  {
    id: 'discount',
    family: 'price',
    said: /\b(?:any|a|is there|do you (?:have|give|do|offer)|got)\b.{0,15}\b(?:discounts?|coupons?|promo codes?|vouchers?|student price|senior price|reduced price)\b/u,
    unless: /\b(?:black friday sale|shop|store|flight|hotel|asked (?:him|her|the) for|landlord)\b/u,
    mostWords: 14,
    isForAll: true,
    texts: anyOf(
      'No, there is one plan with one monthly price for everyone: no yearly version, no codes, no reduced price. The free plan stays free without a time limit, and Premium can be taken for a single month and cancelled in it.',
    ),
  },
  {
    id: 'premium-still-locked',
    family: 'complaint-app',
    said: /\b(?:subscription|premium|trial|plan)\b.*\b(?:active|running|paid|bought|says)\b.*\b(?:can ?not|not|still|locked)\b.*\b(?:open|see|read|use|locked|work\w*|free)\b/u,
    isForAll: true,
    texts: anyOf(
      "Then the page hasn't heard of it yet. Open your profile, where the plan is checked again, then sign out and in, with the same email you paid with. If it still stays locked after ten minutes, reply to your receipt with the name of the page. Please don't pay a second time.",
    ),
  },
  {
    id: 'how-to-upgrade',
    family: 'price',
    said: /^(?:hi |hey |ok |so |and |where |please )*(?:how|where) (?:do|can|would) i (?:upgrade|subscribe|buy|get|sign up for|start|activate|order)(?: to| for| with| the)? ?(?:premium|oracle premium|the trial|trial|free trial|the subscription|subscription|pro|the paid (?:one|version|plan))?(?: please| here| now| again)*$/u,
    unless: /^(?!.*\b(?:upgrade|premium|trial|subscri\w*|paid)\b)/u,
    isForAll: true,
    texts: anyOf(
      'On the premium page: open it from your profile with "Upgrade", or from any page that says Premium. It shows what is in each plan, and the checkout button names the date of the first charge, after the free days. Cancelling is two taps in your profile.',
    ),
  },
  {
    id: 'after-cancelling',
    family: 'cancel',
    said: /\b(?:if|when|after|once) i (?:stop paying|end (?:it|premium|the subscription)|go back to free|unsubscribe)\b.*\b(?:lose|keep|vanish\w*|happens?|gone|deleted|disappear\w*|readings?|chat|data)\b|\b(?:if|when|after|once) i cancel\b.*\b(?:lose|keep|happens?|gone|deleted|still (?:have|see|read|use)|access|readings?|chat|data)\b|\b(?:lose|keep|what happens)\b.*\b(?:if|when|after|once) i cancel\b/u,
    unless: /\b(?:wedding|trip|date|party|meeting|appointment|plans with|dinner|lease)\b/u,
    isForAll: true,
    texts: anyOf(
      "You keep Premium until the end of the time that's paid or free, and then you're on the free plan. Nothing you've saved is deleted: profile, people, readings and chat stay. What stops is the five premium daily pages, the full palm readings and the unlimited questions.",
    ),
  },
  {
    id: 'locked-readings',
    family: 'price',
    said: /\bwhy\b.*\b(?:locked|dimmed|gr[ea]y\w*|blurred|can ?not (?:i )?(?:open|see|click)|only (?:see )?(?:half|part|a preview|the first))\b|\b(?:only|just) (?:see|get|shows?)(?: me)? (?:half|part|a preview|the first (?:part|paragraph))\b/u,
    unless:
      /^(?!.*\b(?:reading|readings|palm|page|pages|premium|app|daily|forecast|result|here)\b)|\b(?:door|account is locked|phone|he|she|paid|bought)\b/u,
    mostWords: 22,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:palm|hand|scan)\b/u,
        'Because the free plan shows a preview of a palm reading, its first part. The full text comes with the trial and with Premium. If you have one of these and still see half, sign out and in, so that the plan is checked again.',
      ),
      ...anyOf(
        'Because of the six daily pages only Daily Guidance is free; the other five open with the trial or Premium. The horoscopes and your chart are free. If you do have Premium and they stay locked, sign out and in, so that the plan is checked again.',
      ),
    ],
  },
];
