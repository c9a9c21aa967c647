import { anyOf, type SmallTalk, textOn } from '../small-talk.ts';

const PERSON =
  '(?:partner|husband|wife|boyfriend|girlfriend|bf|gf|ex|crush|friend|mother|mom|mum|father|dad|sister|brother|son|daughter|boss|mate|fiancee?|he|she|they|him|her|his|hers?|their|them)s?';
const HOUR =
  '(?:birth ?(?:time|hour)|(?:time|hour) of birth|hour|time (?:he|she|they) (?:was|were) born)';

/** What customers ask about other people here, about readings that are kept and about a birth that was typed wrong. */
export const PEOPLE_DATA_QUESTIONS: readonly SmallTalk[] = [
  {
    id: 'their-hour-unknown',
    family: 'compat-person',
    said: new RegExp(
      `^(?=.*\\b(?:compatib\\w*|partner|add(?:ed|ing)?|people page|match|comparison|compare)\\b)(?=.*\\b${PERSON}\\b)(?=.*\\b${HOUR}\\b)(?=.*\\b(?:blank|empty|skip|leave|without|do(?:es)? not (?:have|know|remember)|not know|unknown|need(?:ed)?|necessary|have to|must|problem|matter)\\b)`,
      'u',
    ),
    // With a date, the comparison is wanted.
    unless: /\b(?:19|20)\d\d\b/u,
    mostWords: 34,
    isForAll: true,
    texts: anyOf(
      'Yes, leave it blank: the date is enough. Without the hour the comparison has no rising sign and no houses for them, and their Moon may be uncertain on a day it changed sign; Sun, Venus, Mars and the rest stay as they are. You can add the hour later.',
    ),
  },
  {
    id: 'are-they-told',
    family: 'who-reads',
    said: new RegExp(
      `^(?:ok |so |and |hey |wait |hi )*(?:will|does|do|can|would|is|did) (?:my )?${PERSON} (?:\\w+ )?(?:get|gets|see|sees|know|knows|notified|find out|be told|told|receive|hear)\\b.*\\b(?:compatib\\w*|added|add|check\\w*|compar\\w*|typed|message|notification|email|birthday in|chart|looked)\\b`,
      'u',
    ),
    unless: /\b(?:text me|call me|love me|back with|other (?:woman|man))\b/u,
    mostWords: 26,
    isForAll: true,
    texts: anyOf(
      'No, nobody is told: no message, no email, no trace on their side. What you enter about another person is kept in your account, under People, and only someone signed in to yours can see it. A Delete button is beside each of them.',
    ),
  },
  {
    id: 'asked-them-first',
    family: 'who-reads',
    said: new RegExp(
      `\\b(?:typed|put|entered|added|saved|gave|used)\\b.*\\b${PERSON}\\b.*\\b(?:birth\\w*|data|date|info)\\b.*\\b(?:without (?:asking|telling|(?:his|her|their) (?:ok|permission))|is that (?:ok|okay|allowed|legal|wrong|bad))\\b`,
      'u',
    ),
    mostWords: 30,
    isForAll: true,
    texts: anyOf(
      "It's yours alone to see, and a birthday isn't a secret of state, so no harm done. Still, telling them is the kinder way, and if they'd mind, People in the menu has a Delete button beside each person.",
    ),
  },
  {
    id: 'secret-about-someone',
    family: 'who-reads',
    said: /^(?:ok |so |and |hey |wait |hi )*(?:is|are|does|do|can|will|who) .{0,40}\b(?:what|everything|anything|things|stuff|all) (?:that )?(?:i|we) (?:tell|told|write|wrote|type|typed|say|said|share|shared|put|ask|asked)(?: (?:you|here|in here))?\b.*\b(?:seen|read|reads?|see|sees|private|safe|shown|anybody|anyone|somebody|someone|stored|kept|secret)\b|^(?:ok |so |and |hey |wait |hi )*who (?:can |else |all )?(?:reads?|sees?|gets?) (?:to (?:read|see) )?what i (?:write|wrote|tell|told|type|typed|say|said)\b|^(?:does|do|is|are) (?:my |the )?(?:\w+ ){1,3}(?:info|data|details|name|birthday) (?:that )?i (?:typed|entered|gave|put in)\b.*\b(?:stored|kept|seen|shared|saved|safe)\b/u,
    unless: /\b(?:my (?:therapist|friend|diary|phone|texts?))\b/u,
    mostWords: 30,
    isForAll: true,
    isSober: true,
    texts: anyOf(
      'No person reads along: software puts the answers together, and no other user can see your chat. It\'s kept with your account for ninety days at most, "Clear conversation" empties it at once, and someone signed in to your account could read it. The privacy page has the full list; more than that page I can\'t promise.',
    ),
  },
  {
    id: 'with-someone-who-died',
    family: 'compat-person',
    said: /^(?=.*\b(?:compatib\w*|comparison|compare|match)\b)(?=.*\b(?:dead|late|deceased|passed away|died)\b)(?=.*\b(?:can|could|may|is it|does|do)\b)/u,
    mostWords: 24,
    isForAll: true,
    isSober: true,
    texts: anyOf(
      "Yes. Add them under People with their birth date, and the comparison works as it does for anyone; a chart doesn't end. It describes how the two of you met and rubbed along. It can't tell how they are now or speak for them. If it hurts to read, leave it for another day.",
    ),
  },
  {
    id: 'readings-after-cancel',
    family: 'cancel',
    said: /^(?=.*\b(?:readings?|scans?|palm results?|history|chat|saved|answers)\b)(?=.*\b(?:if|when|after|once|unless)\b.*\b(?:cancel\w*|(?:premium|trial|plan|subscription) (?:is over|ends?|stops?|runs out)|stop paying|downgrad\w*|go back to free)\b)/u,
    unless: /\b(?:wedding|trip|party|appointment|lease|flight)\b/u,
    mostWords: 34,
    isForAll: true,
    texts: anyOf(
      'They stay: cancelling deletes nothing, and what you saved is under My Readings, as before. What ends is the five premium daily pages, full palm readings and unlimited questions. For one that matters a lot, keep a copy of your own as well: Copy under the text, or Export My Data in your profile.',
    ),
  },
  {
    id: 'access-until-end',
    family: 'cancel',
    said: /\bcancell?(?:ed)?\b.*\b(?:still (?:have|use|read|get)|until when|how long|keep (?:it|access|premium)|till|until|end of the month)\b/u,
    unless: /\b(?:charged|took|billed|wedding|flight|trip|should i|appointment|he|she)\b/u,
    mostWords: 24,
    isForAll: true,
    texts: anyOf(
      "Yes, Premium stays open until the end of the time that's paid or free; the date stands in your profile under Manage Subscription. After that you're on the free plan, and nothing you saved is deleted.",
    ),
  },
  {
    id: 'old-answers',
    family: 'memory',
    said: /\b(?:where|can i|could i|how do i|is there)\b.{0,25}\b(?:read|find|see|look up|get|go back to)\b.{0,12}\b(?:my |the |your )?(?:old|earlier|past|previous|last (?:week|month|tuesday|monday|friday|sunday)s?) (?:answers?|chats?|messages?|conversations?|readings?|pages?)\b/u,
    unless: /\b(?:his|her|ex|my phone|whatsapp|texts)\b/u,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      'Under History, by day: chats and pages stay there for ninety days at most, and longer ones only if you pressed "Keep this page". Palm readings that you saved are under My Readings and stay until you delete them.',
    ),
  },
  {
    id: 'hour-typed-wrong',
    family: 'change-birth',
    said: /^(?=.*\b(?:birth ?(?:time|hour)|time of birth|born|birth (?:data|details))\b)(?=.*\b(?:put|entered|typed|gave|saved|set|wrote|registered|have it|says)\b)(?=.*\b\d{1,2}(?:[: ]?\d\d)? ?(?:am|pm)?\b.*\b(?:but|and|not|no|actually|really|instead|mum|mom|found|turns out|now)\b.*\b\d{1,2}(?:[: ]?\d\d)? ?(?:am|pm)?\b)(?=.*\b(?:change|fix|correct|edit|wrong|start over|update|readings?)\b)/u,
    unless: /\bpalm\b|\b(?:my (?:son|daughter|husband|wife|boyfriend|girlfriend))\b/u,
    mostWords: 40,
    isForAll: true,
    texts: anyOf(
      "Partly wrong, and quickly mended: open Profile, Edit Profile, put in the right hour and save; the chart is redrawn at once and you don't have to start over. The hour decides the rising sign and the houses, and can move the Moon; the Sun and the other planets stay. New readings go by it, saved ones keep their old text.",
    ),
  },
  {
    id: 'place-not-listed',
    family: 'change-birth',
    said: /\b(?:city|town|village|place|birthplace|hometown|country)\b.*\b(?:not (?:in|on) (?:the|your) list|not listed|not found|can ?not find|can not be found|does not (?:exist|show|come up)|missing|is not there|no longer exists|renamed|changed (?:its )?name)\b/u,
    unless: /\b(?:job|apartment|flat|partner|husband|wife|friends)\b/u,
    mostWords: 26,
    isForAll: true,
    texts: anyOf(
      "Take the nearest larger town that's listed. Twenty or thirty miles move the rising sign by a fraction of a degree, so nothing you read changes; what matters is the right country, because the clock time of that year goes by it. For a place that was renamed, use today's name.",
    ),
  },
  {
    id: 'mail-hour',
    family: 'notifications',
    said: /^(?=.*\b(?:e ?mails?|mails?|newsletter|notifications?|reminders?)\b)(?=.*\b(?:at \d{1,2}|earlier|later|another (?:time|hour)|different (?:time|hour)|change the (?:time|hour)|\d{1,2} ?am|wakes?|pings?)\b)(?=.*\b(?:daily|morning|you|your|send|sends|horoscope)\b)/u,
    unless: /\b(?:boss|he|she|ex|work email|client|interview)\b/u,
    mostWords: 26,
    texts: [
      textOn(
        /\b(?:wakes?|pings?|baby|night|[1-5] ?am|dog|phone)\b/u,
        'Sorry about that. Choose a later hour, or switch it off, in Profile Setup under email preferences; every email has a one-click unsubscribe at the bottom too. And mute the mail app at night, because the ping comes from the phone.',
      ),
      ...anyOf(
        'In Profile Setup, under email preferences: pick the hour and save. It goes by your time zone, which follows your browser when you travel.',
      ),
    ],
  },
  {
    id: 'how-old-are-they',
    family: 'minor-user',
    said: /\b(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b.*\b(?:can|may|is|could) (?:she|he|they|i)\b.{0,12}\b(?:use|join|have|allowed|sign up|get)\b.{0,12}\b(?:it|this|here|an account|the app)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: anyOf(
      "Not yet: an account is for people 18 and over, palm photos too. The page with tonight's sky and the sign pages are open to everyone without one, so that's the part to look at together.",
    ),
  },
  {
    id: 'read-aloud',
    family: 'text-size',
    said: /\b(?:read (?:it |this |them |the \w+ )?(?:out loud|aloud|to me)|text to speech|screen ?reader|voiceover|talkback|voice (?:version|mode|output)|hear the (?:answers?|readings?)|audio)\b/u,
    unless: /\b(?:he|she|ex|sent me|book|kids|bedtime|poem)\b/u,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      "There's no voice of its own here, but your phone has one: on an iPhone, Settings, Accessibility, Spoken Content, then swipe down with two fingers; on Android, Select to Speak under Accessibility. The pages are plain text, so screen readers get along with them.",
    ),
  },
];
