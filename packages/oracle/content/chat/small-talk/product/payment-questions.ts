import { anyOf, type SmallTalk, textOn } from '../small-talk.ts';

/** Payments to others: the gym, a landlord, a client. */
const OTHER_PAYEE =
  /\b(?:landlord|gym|hotel|airline|dentist|netflix|spotify|amazon|parking|clients?|customers?|boss|employer|wage|salary|my business|freelanc\w*|tarot|pull a|draw a|sim card|id card|green card|report card|he|she|they owe|my ex|loan|mortgage|restaurant)\b/u;
const MY_CARD =
  '(?:my |the |a |another |new |different |credit |debit |bank |old |payment |saved )*';

/** What customers ask about a charge, a card or a receipt. */
export const PAYMENT_QUESTIONS: readonly SmallTalk[] = [
  {
    id: 'forget-to-cancel',
    family: 'trial',
    said: /\b(?:what (?:happens )?if|will|would|do|does|am|gets?)\b.*\b(?:forget|forgot|do not|did not) (?:to )?cancel\b|\b(?:charged?|pay) automatically\b.*\b(?:trial|week|days)\b/u,
    unless: /\b(?:got charged|was charged|you charged|already|gym|flight|order|appointment)\b/u,
    isForAll: true,
    texts: anyOf(
      "Yes: if the trial isn't cancelled within its free days, the first month is charged on the date that stood on the checkout button, and then each month. An email reminds you three days before. To stop it: Profile, Manage Subscription, cancel. You can do that on day one and keep the access until the last free day.",
    ),
  },
  {
    id: 'forgot-and-charged',
    family: 'cancel',
    said: /\bforgot to cancel\b|\bmissed the (?:cancel\w*|deadline to cancel|trial)\b/u,
    unless: OTHER_PAYEE,
    isForAll: true,
    texts: anyOf(
      "It's worth asking: reply to the receipt, or to any email you've had from us, with the date and the amount, and say that you forgot. That reaches the people who run this site; I can't pay anything back or promise it, and your own country's refund rights stay as they are. Cancel right away under Profile, Manage Subscription, so that no second month follows.",
    ),
  },
  {
    id: 'never-signed-up',
    family: 'cancel',
    said: /\b(?:took|taken?|charged?|charging|deducted|billed|debited|charges?|payment|money|subscription)\b.*\b(?:never|did not|without) (?:even )?(?:sign(?:ed|ing)? up|subscrib\w*|agree\w*|authori[sz]\w*|order\w*|permission|asking|my (?:ok|consent|knowledge)|asked for (?:it|this|that)|want(?:ed)? (?:it|this))\b|\b(?:never|did not) (?:sign(?:ed)? up|subscribe[d]?|authori[sz]e[d]?|agree[d]?)\b.*\b(?:charge\w*|took|money|card|paid|bill\w*)\b/u,
    unless: OTHER_PAYEE,
    isForAll: true,
    isSober: true,
    texts: anyOf(
      "A charge you never agreed to has to be looked at by a person: reply to any email you've had from us, or use the contact on the terms page, with the date, the amount and the email of your account, and ask for it back. I can't see or move payments. In your Profile, Manage Subscription shows whether a plan runs on this account, and cancelling there stops it at once. If none runs, someone else may have used your card; then tell your bank today.",
    ),
  },
  {
    id: 'charged-after-cancelling',
    family: 'cancel',
    said: /\bcancell?ed\b.*\b(?:still|but|again|anyway|yet)\b.*\b(?:charg\w*|took|taken|billed|money|paying|active|premium|renew\w*)\b|\b(?:charg\w*|took|billed)\b.*\b(?:after|though|although|even though) i (?:had )?(?:already )?cancell?ed\b/u,
    unless: OTHER_PAYEE,
    isForAll: true,
    texts: anyOf(
      "Then something's off, and a person should look at it: reply to the receipt or to the email that confirmed your cancellation, with the date and the amount. First open Profile, Manage Subscription: it shows whether this account is cancelled and until when. If it says so, you may have a second account with another email that still runs. I can't see or return payments from here.",
    ),
  },
  {
    id: 'charged-twice',
    family: 'cancel',
    said: /\b(?:charged?|deducted|debited|billed|took|taken|cut|withdrawn|gone out|paid|payment|subscription)\b(?: \w+){0,6} (?:twice|double|two times|2 times|2x)\b|\bdouble charged\b|\b(?:two|2|double) (?:charges|payments|subscriptions|debits)\b/u,
    unless: OTHER_PAYEE,
    isForAll: true,
    texts: anyOf(
      "For a double charge write to the people who can return it: reply to the receipt, or use the contact on the terms page, with the date, both amounts and the email of your account. I can't see or move payments. Check Profile, Manage Subscription too: it shows one plan and its next charge. If only one runs there, look for a second account with another email, or for a reservation that your bank drops by itself in a few days.",
    ),
  },
  {
    id: 'why-charged',
    family: 'cancel',
    said: /\b(?:how come|why) .{0,30}\b(?:left|gone from|came off|taken from|out of) my (?:account|card|bank)\b|\bwhy (?:was|am|did|were|have|do|are) (?:i|you|u|my card|they|there)\b.{0,25}\b(?:charged?|billed|charging|take (?:money|\d+)|took|taking money|debited|pay)\b|\bwhat (?:is|was) (?:this|that|the) (?:\w+ ){0,2}charge\b/u,
    unless: new RegExp(
      `${OTHER_PAYEE.source}|\\b(?:why do i (?:always|have to)|always|for everyone|attention|people|the price|per question)\\b`,
      'u',
    ),
    isForAll: true,
    texts: anyOf(
      "Most likely it's the monthly price of Premium: it's first taken when the free days end, and then each month until you cancel. An email came three days before the first charge, and each charge has a receipt. Profile, Manage Subscription shows your plan and the next date, and cancelling there stops it. If you never started Premium, reply to any email from us with the date and the amount.",
    ),
  },
  {
    id: 'receipts',
    family: 'price',
    said: /\b(?:invoices?|receipts?|billing history|payment history|past payments)\b/u,
    unless: new RegExp(
      `${OTHER_PAYEE.source}|\\b(?:on (?:my |the |a )?receipts?|\\d{3,4}|everywhere|keeps? seeing|(?:again|also|number|saw|found|hid(?:es?|ing|den)|hotel|restaurant|cinema|shop|plates?,?) .{0,20}receipts?|receipts? (?:for|from) (?!the (?:app|premium)|premium|my (?:payment|subscription|taxes))|(?:he|she|husband|wife|partner|boyfriend|girlfriend)\\b.{0,20}receipts?)\\b`,
      'u',
    ),
    mostWords: 14,
    isForAll: true,
    texts: anyOf(
      'A receipt comes by email at each charge, so search your mailbox for it, spam included. The invoices themselves are with the payment provider: Profile, Manage Subscription opens its page. If you need one with other details on it, reply to a receipt and say what has to stand there.',
    ),
  },
  {
    id: 'change-card',
    family: 'cancel',
    said: new RegExp(
      `\\b(?:change|update|replace|switch|remove|delete|use|put in|add) ${MY_CARD}(?:card|payment method|payment details|billing details)\\b|\\b${MY_CARD}card (?:has |is |was |got |just )*(?:expired|expires|expiring|blocked|stolen|lost|been replaced)\\b|\\bgot a new (?:credit |debit |bank )*card\\b`,
      'u',
    ),
    unless: OTHER_PAYEE,
    mostWords: 20,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:remove|delete)\b/u,
        "Your card isn't stored with us but with the payment provider: Profile, Manage Subscription opens its page, where cards are managed. As long as a plan runs it needs one; cancel first, and nothing more is charged. Deleting your account ends the subscription as well.",
      ),
      ...anyOf(
        'Under Profile, Manage Subscription: that opens the payment page, and the new card goes in there, not in this chat. If a payment fails meanwhile, Premium goes on for three days while you put it right, and you get an email. Your readings stay either way.',
      ),
    ],
  },
  {
    id: 'ways-to-pay',
    family: 'price',
    said: /\b(?:paypal|apple pay|google pay|gpay|upi|paytm|klarna|sepa|bank transfer|debit card|prepaid card|crypto|bitcoin|cash|ideal|m ?pesa|pix|phone bill|gift card|visa|mastercard|amex)\b.*|\bwhat (?:payment methods?|ways (?:to|of) pay\w*|cards?)\b.*|\bhow (?:can|do) i pay\b/u,
    unless: new RegExp(
      `${OTHER_PAYEE.source}|^(?!.*\\b(?:pay|paid|accept\\w*|take|use|ok|okay|possible|payment|work)\\b)|\\b(?:rent|debt|bills|tuition|bail|wedding|visa (?:appointment|interview|office|approved|rejected|application))\\b`,
      'u',
    ),
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      "The checkout lists what it takes where you live before anything is charged; the list isn't visible from in here. Cards are the usual way, entered at the payment provider and never with us. Start on the premium page, look, and close it again if yours isn't there: nothing's taken unless you confirm.",
    ),
  },
  {
    id: 'bank-statement',
    family: 'who-reads',
    said: /\b(?:bank|card|credit card) statements?\b|\b(?:show up|appear|be called|stand|be seen) (?:on|in) (?:my|the|our) (?:bank|card|account statement|joint account)\b/u,
    unless: OTHER_PAYEE,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      "I can't see how it's printed on a statement. Premium is one charge a month through the payment provider, with a receipt by email, so anyone who sees that account or mailbox can see that something was paid. The free plan needs no card and leaves no trace there.",
    ),
  },
  {
    id: 'checkout-fails',
    family: 'complaint-app',
    said: /\b(?:error|fails?|failing|not (?:work\w*|go through|let me)|stuck|can ?not|could not)\b.*\b(?:pay|paying|checkout|payment page|subscribe|upgrade|buy premium)\b|\b(?:checkout|payment page|upgrade button|paying|payment)\b.*\b(?:error|fails?|not work\w*|stuck|blank|broken)\b/u,
    unless: new RegExp(
      `${OTHER_PAYEE.source}|\\b(?:rent|bills?|debts?|child support|fees|tuition|fine|afford|still want)\\b`,
      'u',
    ),
    mostWords: 22,
    isForAll: true,
    texts: anyOf(
      "Try it once more from the premium page: allow the new tab it opens, or use another browser or another card. You can't be charged twice by trying, because an account has only one open checkout. If the card is refused, the reason is with your bank. If it still fails, reply to any email from us with the words of the error and the time.",
    ),
  },
];
