import { anyOf, type SmallTalk, textOn } from '../small-talk.ts';

/** Short questions on the trial, the plans and what is kept, asked in plain words. */
export const PLAIN_QUESTIONS: readonly SmallTalk[] = [
  {
    id: 'trial-begins',
    family: 'trial',
    said: /\b(?:when|does|do|will|am|is|are)\b.*\b(?:trial|7 days?|seven days?|free (?:days|week|period))\b.*\b(?:start\w*|begin\w*|count\w*)\b|\b(?:charged?|pay|billed|take (?:my )?money)\b.*\b(?:right away|at once|immediately|straight away|today|as soon as|on day one|first day|upfront)\b.*\b(?:trial|7 days?|seven days?|free|sign\w*|start\w*)\b/u,
    unless: /\b(?:job|work|court|drug|gym|lease|rent|diet|period (?:late|start\w*))\b/u,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      'The 7 days begin the moment you confirm the checkout. You give a payment method there, nothing is charged that day, and the button names the date of the first charge. Cancel before that date under Profile, Manage Subscription, and you pay nothing and keep the access until the last free day.',
    ),
  },
  {
    id: 'scans-in-plan',
    family: 'palm-how',
    said: /\bhow (?:many|often|much)\b.*\b(?:scans?|scan|palms?|hands?)\b.*\b(?:free|trial|premium|plan|paying|pay|paid|get|allowed)\b|\bhow many times\b.*\b(?:palm|hand)\b/u,
    unless: /\b(?:left|wash|cream|lotion|shake|kids|children)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: anyOf(
      'Without paying it is one palm scan in total, with a preview of the reading. The trial has one too, with the full text, and Premium has as many as you like. A scan that fails is not counted.',
    ),
  },
  {
    id: 'what-paying-gives',
    family: 'price',
    said: /\bwhat (?:do|would|will) (?:i|you) get\b.*\b(?:pay|paying|paid|premium|subscri\w*|upgrade)\b/u,
    unless:
      /\b(?:him|her|job|boss|salary|work|rent|pay(?:ing)? (?:for|off) (?!premium|it|this))\b/u,
    mostWords: 24,
    isEarly: true,
    isForAll: true,
    texts: anyOf(
      'All six daily pages where free has one, full palm readings as often as you like instead of a preview, and no daily limit on questions here. The chart, the horoscopes and 5 questions a day stay free, so stay with those if money is tight; nothing is held back from them.',
    ),
  },
  {
    id: 'what-free-loses',
    family: 'price',
    said: /\b(?:what|which things?)\b.*\b(?:lose|miss|give up|gone|missing)\b.*\b(?:free|without premium|downgrade|basic)\b|\b(?:downgrade|go(?:ing)? back to (?:the )?free|switch(?:ing)? to (?:the )?free)\b/u,
    unless: /\b(?:him|her|relationship|weight|marriage|job)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: anyOf(
      'Back on free you lose five of the six daily pages, the full palm readings, and questions beyond 5 a day here. You keep the daily guidance, the horoscopes and compatibility, your chart, the chat, and everything you saved: nothing is deleted. Only the place for new palm readings shrinks from ten to one.',
    ),
  },
  {
    id: 'how-many-saved',
    family: 'price',
    said: /\bhow many\b.*\b(?:readings?|results?|palms?)\b.*\b(?:save|keep|store|saved|kept|stored)\b|\b(?:limit|maximum|max)\b.*\bsaved? readings?\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      "Palm readings: 10 with Premium, one on the free plan or in the trial. The page says how many you've used, and deleting an old one under My Readings makes room for a new one.",
    ),
  },
  {
    id: 'what-is-stored',
    family: 'who-reads',
    said: /\bwhat(?: data| info| information| exactly)?(?: is| s| do you| does it| gets?| stuff)?\b.{0,14}\b(?:stored?|saved?|kept|keep|collect(?:ed)?|have|know)\b.{0,10}\b(?:about|on|of|from) me\b/u,
    unless: /\b(?:does he|does she|people|they|my (?:ex|boss|mom|dad))\b|\bchart\b/u,
    mostWords: 12,
    isForAll: true,
    texts: [
      textOn(
        /\bknow\b/u,
        "What's in your profile: name, birth date, hour and place if you gave them, and the last things you asked here. Nothing else, and I can't look around. You see and change all of it under Profile.",
      ),
      ...anyOf(
        "Your email, the name and birth details you entered, your readings, this chat (ninety days at most), your email settings, and some usage figures. A palm photo is deleted once it's read, unless you keep it. Payment data stays with the payment provider. Export My Data in your profile gives you all of it in one file, and nothing is sold.",
      ),
    ],
  },
  {
    id: 'export-mine',
    family: 'delete-data',
    said: /\b(?:download|export|get a copy of|copy of|request)\b.{0,20}\b(?:everything|all|my data|my information|what you have|my account)\b/u,
    unless: /\b(?:song|movie|app on|his|her|phone to)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      'Yes: in your Profile, Export My Data puts everything into one file, profile, readings, palm results and this chat. It changes nothing here. Deleting is a separate button on the same page.',
    ),
  },
  {
    id: 'staff-reads',
    family: 'who-reads',
    said: /\b(?:people|someone|anyone|anybody|somebody|staff|employees?|admins?|guy|guys|team|developers?|humans?|who)\b.*\b(?:reads?|reading|sees?|seeing|see|look at|access)\b.*\b(?:my (?:chats?|messages?|questions?)|these messages|the messages|our chats?|what i (?:write|type))\b/u,
    unless: /\b(?:he|she|husband|wife|boyfriend|girlfriend|mom|mum|dad|ex|boss|phone|share)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: anyOf(
      'Nobody sits there reading. A program puts the answers together, so no one has to see your question, and no other user can. The messages are stored with your account, ninety days at most, and whoever runs the server keeps that store running; the privacy page says what they may do with it. "Clear conversation" under the chat empties it at once.',
    ),
  },
  {
    id: 'real-psychic',
    family: 'who-are-you',
    said: /\b(?:talking|speaking|chatting|writing)\b.*\b(?:psychic|medium|fortune teller|clairvoyant|seer|astrologer|wizard)\b|\bare you (?:an? )?(?:real |actual |true )*(?:psychic|medium|fortune teller|clairvoyant|seer|astrologer)\b/u,
    unless: /\b(?:dead|mother|he|she|my (?:aunt|friend))\b/u,
    mostWords: 12,
    isForAll: true,
    texts: anyOf(
      "No psychic here, and no person: I'm a program. Where the planets stand is computed, what tradition says about it was written down by people beforehand, and the future I can't see. What I'm good for is a clear look at something. What's yours?",
    ),
  },
  {
    id: 'where-i-live',
    family: 'birth-time-unknown',
    said: /\b(?:live now|where i live|current city|moved)\b.*\b(?:or where i was born|birth ?place|was born|place of birth)\b|\b(?:where i was born|birth ?place)\b.*\b(?:or where i live|current|moved|live now)\b/u,
    mostWords: 24,
    isForAll: true,
    texts: anyOf(
      'Where you were born: a chart is the sky over that place at that minute, and it stays the same wherever you move. The place you live in only sets the clock for the dates I tell you. So leave the birth city in your profile as it is.',
    ),
  },
];
