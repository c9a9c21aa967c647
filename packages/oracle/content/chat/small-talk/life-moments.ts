import { anyOf, type SmallTalk } from './small-talk.ts';

/** Questions of life that have a short answer of their own, whatever else is told beside them. */
export const LIFE_MOMENTS: readonly SmallTalk[] = [
  {
    id: 'gift-card-scam',
    family: 'scammed',
    said: /^(?=.*\b(?:steam|gift|itunes|google play|apple|amazon|razer|vanilla) ?(?:gift ?)?cards?\b)(?=.*\b(?:scam\w*|asks?|asked|asking|wants?|wanted|needs?|send|sent|codes?|begs?|begging)\b)(?=.*\b(?:he|she|they|him|her|guy|man|woman|girl|online|met|someone|boss|bank|scam\w*)\b)/u,
    unless:
      /\b(?:birthday|christmas|wedding|teacher|coworker|thank you card|secret santa|return\w*|expired|lost (?:my|the) (?:gift )?card)\b/u,
    mostWords: 50,
    isForAll: true,
    isSober: true,
    isEarly: true,
    texts: anyOf(
      "Yes, that's a scam, every time: nobody honest asks for gift cards or codes, however kind the messages are. Send nothing, not even one, because the first one only shows that you pay. Stop answering, keep the messages, and if a card has gone out already, call its company and your bank today. It's no matter of a sign or of being too trusting; they do this for a living.",
    ),
  },

  {
    id: 'order-too-big',
    family: 'start-business',
    said: /\b(?:customer|client|someone|somebody|lady|woman|man|office|school|church)\b.*\b(?:huge|big|biggest|large|giant|\d{2,}) (?:\w+ )?(?:order|meals?|cakes?|lunch ?boxes|plates|cupcakes|cookies|boxes|bouquets)\b|\b(?:huge|big|biggest|large) (?:catering |cake |food )?order\b.*\b(?:afraid|never|manage|accept|take it|handle|can i)\b/u,
    isForAll: true,
    texts: anyOf(
      "My lean is yes, if three things are settled tonight: a deposit of half before you buy anything, one extra pair of hands, and a plan by the hour with part of it cooked the day before. Count pots, fridge and transport, because those fail first. If one of the three is missing, offer a smaller number you're sure of; a good sixty keeps a customer that a bad eighty loses.",
    ),
  },
  {
    id: 'speech-begin',
    family: 'how-tell',
    said: /\bhow do i (?:start|begin|open) (?:the|my|a) (?:farewell |goodbye |retirement )?(?:speech|toast)\b|\b(?:opening|first) line for (?:the|my|a) (?:farewell |goodbye |retirement )?(?:speech|toast)\b/u,
    isForAll: true,
    texts: anyOf(
      'Start with one small true thing about the person and not with "dear colleagues": the cake, the mug, what the room will miss first. Something like: "I tried to imagine Mondays without you, and the first thing that\'s missing is what you always brought." Then one story, one thank you, one wish. Two minutes are plenty, and you may read it from a card.',
    ),
  },
  {
    id: 'stays-here',
    family: 'bad-boss',
    said: /\b(?:tell|say to) my (?:boss|manager) (?:that )?i (?:am staying|stay|do not want to (?:relocate|move)|am not (?:moving|relocating))\b/u,
    isForAll: true,
    texts: anyOf(
      "Say what you want first, and the no second: \"I'd like to grow here. I've thought about the move carefully and I'm staying in this city. What I can offer is this project, and I'd like to talk about the next step from here.\" Ambition shows in the offer you bring along, so bring one thing with a date. No excuses, no long story; thank them for the trust, and let them answer.",
    ),
  },
  {
    id: 'wedding-plus-one',
    family: 'friend-trouble',
    said: /\b(?:go|going|invited|want to go) to (?:the|a|my \w+) wedding\b.*\b(?:alone|by myself|plus one|bring (?:a|someone)|take (?:a|someone))\b/u,
    unless: /\bmy wedding\b/u,
    isForAll: true,
    texts: anyOf(
      "I'd take company only if you'd enjoy that person on a plain Tuesday too; then it's a nice evening, and tell them beforehand that it's as friends, so nobody guesses. Otherwise go alone: arrive with a small job or a camera, know one table you like, and have your own way home. People look for two minutes, and then the music starts.",
    ),
  },
  {
    id: 'not-yet-is-no-no',
    family: 'moving-in',
    said: /\bthink i do not love (?:him|her|them) because i do not want to (?:live together|move in)\b/u,
    isForAll: true,
    texts: anyOf(
      'Put the love into the first sentence and the limit into the second: "I want us, and I want it to last. I need my own quiet to be good company, so not yet." Then offer something real in place of it: three fixed nights a week, a drawer, a date in spring to look at it again. A "not yet" with a date sounds very different from a no.',
    ),
  },
];
