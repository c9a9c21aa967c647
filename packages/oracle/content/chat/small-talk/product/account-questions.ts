import { anyOf, type SmallTalk, textOn } from '../small-talk.ts';

const CHILD =
  '(?:son|daughter|kids?|child|children|nephew|niece|grandson|granddaughter|grandkids?|little (?:brother|sister)|teenager|teen)';

/** What customers ask about signing in, addresses, devices and ages. */
export const ACCOUNT_QUESTIONS: readonly SmallTalk[] = [
  {
    id: 'change-address',
    family: 'account-help',
    said: /\b(?:change|update|switch|correct|fix|edit) (?:my |the |this )?(?:\w+ )?(?:e ?mail|mail) ?(?:address|adress)?\b(?! (?:preferences|settings|time|hour))|\b(?:new|wrong|old|different) e ?mail(?: address)?\b.*\b(?:account|sign|log|change|use)\b/u,
    unless:
      /\b(?:boss|time of|hour|work email to|his|her|draft|cover letter|when the|daily email)\b/u,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      'In your profile, under Security: type the new address and your password, then the code that is mailed to the new one; it works for 15 minutes. Your daily email and receipts move along, and a note goes to the old address. If you signed up with Google, set a password first by "Forgot your password?" on the sign-in page.',
    ),
  },
  {
    id: 'change-password',
    family: 'account-help',
    said: /\b(?:change|update|set|new|choose) (?:a |my |the )?(?:new )?password\b/u,
    unless: /\b(?:his|her|wifi|instagram|netflix|forgot\w*|ex)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      'In your profile, under Security: the current password first, then the new one. All other devices are signed out by it, and an email confirms the change. If you don\'t know the current one, or came in by Google, use "Forgot your password?" on the sign-in page instead. Please never type it in here.',
    ),
  },
  {
    id: 'google-sign-in',
    family: 'account-help',
    said: /\b(?:log|sign|logging|signing) ?in\b.*\bgoogle\b|\bgoogle (?:login|log in|sign in|button|account)\b.*\b(?:not|error|fails?|broken|work\w*|nothing)\b/u,
    unless: /\b(?:calendar|maps|search|is it safe)\b/u,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      'Use the Google button with the same Google account as the first time, and allow the window it opens. If that keeps failing, there\'s a second way in: "Forgot your password?" on the sign-in page, with that Google address; you set a password and sign in by email. It opens the same account, with everything in it.',
    ),
  },
  {
    id: 'moved-country',
    family: 'account-help',
    said: /\b(?:moved|moving|move|live|travel\w*)\b.*\b(?:country|countries|abroad|another state|overseas)\b.*\b(?:account|subscription|premium|work here|still use|use this)\b/u,
    isForAll: true,
    texts: anyOf(
      'Yes, the account goes with you, readings, chat and plan included; it works from any country. The daily email follows the time zone of your browser by itself. Leave the place of birth as it is: the chart needs where you were born, and not where you live.',
    ),
  },
  {
    id: 'sign-out',
    family: 'account-help',
    said: /\b(?:how|where) (?:do|can|to) ?(?:i )?(?:log|sign) ?(?:out|off)\b|\b(?:log|sign) me out\b/u,
    mostWords: 14,
    isForAll: true,
    texts: anyOf(
      'Sign Out is in the menu and on your profile page. To end a session on another device, a lost phone or a shared computer, open your profile, Security: it lists where you are signed in, and you can sign out one of them or all others.',
    ),
  },
  {
    id: 'someone-in-account',
    family: 'account-help',
    said: /\b(?:my|this) account\b.*\b(?:hacked|stolen|broken into|taken over|compromised)\b|\b(?:someone|somebody|my \w+|he|she|ex)\b.*\b(?:using|logged in(?:to)?|signed in(?:to)?|got into|has access to|in) my account\b|\b(?:hacked|got into) (?:my|this) account\b/u,
    unless:
      /\b(?:instagram|facebook|whatsapp|tiktok|bank|snapchat|gmail|steam|netflix|email account)\b/u,
    mostWords: 24,
    isForAll: true,
    isSober: true,
    texts: anyOf(
      'Change the password right now: profile, Security. That signs out every other device, and the list there shows which ones were in. If you can\'t get in, "Forgot your password?" on the sign-in page does the same. Change the password of your mailbox as well, because reset links go there. If something was paid or deleted, reply to any email from us with the date.',
    ),
  },
  {
    id: 'new-phone',
    family: 'account-help',
    said: /\b(?:changed|new|lost|broke|got a new|switched|another|different) (?:my )?(?:phone|mobile|laptop|computer|device|iphone|android|tablet)\b.*\b(?:readings?|account|chat|history|data|premium|subscription|back|log ?in|sign ?in)\b/u,
    unless: /\b(?:he|she|ex|reading glasses|insurance|disappeared)\b|\b(?:are|is|all) gone\b/u,
    mostWords: 24,
    isForAll: true,
    texts: anyOf(
      'Nothing is lost: sign in on the new one with the same email or Google account, and your readings, people, chat and Premium are there, because they belong to the account and not to the phone. The old device can be signed out in your profile, under Security.',
    ),
  },
  {
    id: 'for-a-child',
    family: 'minor-user',
    said: new RegExp(
      `\\b(?:can|may|could|is|would|should)\\b.{0,30}\\b(?:my|our|a) (?:\\w+ ){0,4}?${CHILD}\\b.*\\b(?:use|account|sign up|app|this|scan\\w*|palm|hand|join|profile|ask you)\\b|\\b(?:scan|upload|photo of|picture of|read)\\b.{0,20}\\b(?:my |our |a )(?:\\w+ )?(?:${CHILD}|baby|babys|newborn)(?:s|'s)? (?:hand|palm)\\b|\\b(?:can|may|is) (?:my |a |an )?(?:\\d+ ?(?:year|yr)s? olds?)\\b.*\\b(?:use|allowed|account|app|this)\\b`,
      'u',
    ),
    unless:
      /\b(?:see|read|reads|find|delete|bought|spent|paid|is (?:18|19|[2-9]\d)|compatible|grown|adult|forgive|handle|going through)\b/u,
    mostWords: 24,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:hand|palm|scan\w*|photo|picture)\b/u,
        "Please don't: palm photos here are for adults, 18 and over, and only with their own yes. A child's hand changes so much that there'd be little to say anyway. The page with tonight's sky is open to everyone, and that one's fun to look at together.",
      ),
      ...anyOf(
        "No, it's for people 18 and over, so please don't make them an account or share yours. What you can do together is the page with tonight's sky and the sign pages; these are open without an account.",
      ),
    ],
  },
  {
    id: 'how-old-to-use',
    family: 'minor-user',
    said: /\bhow old (?:do|must|should) (?:you|i|one|people|someone) (?:have to )?be\b|\b(?:age limit|minimum age|age restriction|from what age|allowed under 18)\b/u,
    unless:
      /\b(?:drive|drink|vote|marry|married|date|rent|tattoo|retire|adopt|foster|children|kids)\b/u,
    mostWords: 14,
    isForAll: true,
    texts: anyOf(
      '18 or older; you confirm it when you sign up. It holds for palm photos too. The sky page and the pages about the signs are open to everyone without an account.',
    ),
  },
  {
    id: 'hour-changes-what',
    family: 'change-birth',
    said: /\bwhere (?:do|can) i change (?:it|that|my (?:birth )?time|the (?:time|hour))\b.*\b(?:change[sd]? (?:everything|anything|much|a lot)|what changes|all wrong)\b|\bborn\b.*\bnot\b.*\bwhere (?:do|can) i change\b/u,
    isForAll: true,
    texts: anyOf(
      'Under Profile, Edit Profile: put in the hour as the clock showed it there, save, and the chart is drawn anew at once. It does not change everything. The rising sign and all houses move, and the Moon by some degrees; the Sun and the other planets stay in their signs. So the pages on love, work and home are worth reading again, and what was said of your Sun sign still holds.',
    ),
  },
];
