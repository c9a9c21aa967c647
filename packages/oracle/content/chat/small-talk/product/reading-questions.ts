import { anyOf, type SmallTalk, textOn } from '../small-talk.ts';

const PAGE =
  '(?:daily|dailies|weekly|monthly|horoscopes?|readings?|guidance|daily (?:thing|page|one)|pages?|forecasts?|daily (?:reading|horoscope|guidance))';

/** What customers ask about the pages that are written for each day. */
export const READING_QUESTIONS: readonly SmallTalk[] = [
  {
    id: 'same-page-again',
    family: 'complaint-repeat',
    said: new RegExp(
      [
        String.raw`\b(?:my|the|your|todays?|this|these|same|a)\b(?: \w+){0,4} ?\b${PAGE}\b.*\b(?:same|identical|unchanged|word for word|copy(?: |-)?past\w*|repeat\w*|recycled|(?:has|have|did|does|do|will) not (?:been )?(?:chang|updat|refresh|switch)\w*|not (?:changing|updating|refreshing|changed|updated|new)|stuck|never changes?)\b`,
        String.raw`\b(?:same|identical)\b(?: \w+){0,3} ?\b${PAGE}\b.*\b(?:yesterday\w*|again|every ?day|each day|today|twice|days|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|before|in a row)\b`,
      ].join('|'),
      'u',
    ),
    unless:
      /\b(?:sign|everyone|everybody|my (?:friend|sister|brother|mom|mum|husband|wife|boyfriend|girlfriend|twin|roommate)s?|palm|hand|tarot|cards?|meter|blood|glasses|scale|book|he|she|they both|all (?:virgos|leos))\b/u,
    mostWords: 24,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:theme|topic|mood|subject|similar|nearly|almost|kind of|pretty much|basically)\b/u,
        'The words should be new each day, but the theme may stay: the slow planets stand in nearly the same place for weeks, so a heavy one comes up more than once. If the sentences are the same, look at the date on the page and reload it; a new one begins at midnight by your clock. "Get New Reading" gives you another page for today.',
      ),
      ...anyOf(
        "It shouldn't be: each day gets a page of its own, and the same text doesn't come back to you for weeks. Mostly it's yesterday's page still open, so look at the date on it and reload; a new one begins at midnight by your own clock. If the date is today's, tap \"Get New Reading\", and tell the contact on the terms page, because then it's a fault. The theme may well repeat: slow planets stay in place for weeks.",
      ),
    ],
  },
  {
    id: 'pages-disagree',
    family: 'accuracy',
    said: /\b(?:weekly|monthly|daily|yearly)\b.*\b(?:opposite|contradict\w*|different|disagree\w*|not match|clash\w*|the reverse)\b.*\b(?:weekly|monthly|daily|yearly)\b/u,
    unless: /\b(?:friends?|other app|sister|planner|job|boss|routine)\b/u,
    mostWords: 24,
    isForAll: true,
    texts: anyOf(
      'Because they look through different windows: the daily page goes by the Moon, which changes in hours, and the weekly or monthly one by planets that take weeks. A rough Tuesday in a good week is no contradiction. Where they clash, take the longer one for the background and the daily one for the hour.',
    ),
  },
  {
    id: 'no-page-today',
    family: 'complaint-app',
    said: new RegExp(
      String.raw`\b(?:no|missing|empty|blank|not (?:see|find|get|have|show\w*|load\w*|there|working)|did not (?:get|come)|has not come|where is|gone)\b(?: \w+){0,3} ?\b${PAGE}\b(?: \w+){0,4} \b(?:today|this morning|yet|tonight)\b|\b${PAGE}\b(?: \w+){0,3} \b(?:is|are|was)? ?(?:missing|empty|blank|not (?:there|here|loading|showing|working))\b`,
      'u',
    ),
    unless:
      /\b(?:do not (?:need|want)|need no|without|for me please|palm|hand|tarot|cards?|book|he|she|energy for)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      'There should be one each day. Check two things: the daily page is written from your birth details, so see under Edit Profile that date and city are saved (tick "I don\'t know my time of birth" if you don\'t have the hour); then reload Daily Readings or open it in another browser. If it stays empty, tell the contact on the terms page. On the free plan only the daily guidance is open; the other pages belong to Premium.',
    ),
  },
  {
    id: 'where-to-upload',
    family: 'palm-how',
    said: /^(?=.*\b(?:palm|hand|hands|palms)\b)(?=.*\b(?:upload\w*|scan\w*|photo|picture|pic|camera|send|submit|add|put)\b)(?=.*\b(?:where|cant find|can ?not find|do not see|do not find|not find|which (?:button|page|menu)|no button)\b)/u,
    unless:
      /\b(?:photo of him|his hand|her hand|(?:put|hold) my hands?|to put (?:my )?hands|moisturi[sz]er|cream|sanitizer|ring)\b/u,
    mostWords: 22,
    isForAll: true,
    texts: anyOf(
      "In the menu, under Palm & Soul: there you take a photo of your hand or choose one from your gallery. Open hand, palm to the camera, daylight from the side, the whole hand in the picture. A try that fails doesn't use up a scan.",
    ),
  },
  {
    id: 'sells-palm-photo',
    family: 'who-reads',
    said: /^(?=.*\b(?:palms?|hands?|fingerprints?|photos?|pics?|pictures?|images?)\b)(?=.*\b(?:you|u|app|site|they|company|guys)\b).*\b(?:sell|sells|selling|sold|share|shares|shared|sharing|give|pass|leak\w*|train\w*|third part(?:y|ies)|advertis\w*)\b/u,
    unless:
      /\b(?:he|she|my ex|instagram|facebook|onlyfans|vinted|ebay|feet|should i|can i (?:share|sell|give)|how do i (?:share|sell|give)|a hand with|give me a hand|shake|friends?|pass (?:the|my) (?:exam|test))\b/u,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      "No. Nothing here is sold, and your palm photo isn't passed on: it's deleted after the reading unless you choose to keep it in your own account, where you can delete it yourself. The place where it was taken is stripped when it arrives. The privacy page lists who processes what.",
    ),
  },
];
