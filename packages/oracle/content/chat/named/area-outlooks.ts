import type { Purpose } from '../../../src/chat/family.ts';
import type { NatalPointId } from '../../../src/facts/fact-kinds/fact-id.ts';

/** How long the time is that an outlook is asked for. */
export type StretchKind = 'day' | 'week' | 'month' | 'year';

/** A part of life that people ask an outlook for. */
export interface OutlookArea {
  /** After "For": "For love, …". */
  readonly name: string;
  /** After "how is my". */
  readonly asked: string;
  readonly typed: RegExp;
  /** The family that follow-ups and care go by. */
  readonly family: string;
  /** What days are scored for. */
  readonly purpose: Purpose;
  /** Points of the birth chart that lasting contacts and the year are read from. */
  readonly points: readonly NatalPointId[];
  /** The slot with what lasts. */
  readonly line: 'love_line' | 'work_line' | 'money_line' | 'home_line' | 'friends_line' | null;
  /** What to do with it, by how long the time is; one of them is said. */
  readonly use: Readonly<Record<StretchKind, readonly [string, ...string[]]>>;
  /** What no chart shows. */
  readonly limit: string;
}

export const OUTLOOK_AREAS: readonly OutlookArea[] = [
  {
    name: 'love',
    asked: 'love life',
    typed: /\b(?:love ?life|love|romance|romantic(?:ally)?|relationships?|dating(?: life)?)\b/u,
    family: 'love-this-month',
    purpose: 'love',
    points: ['venus', 'moon', 'sun', 'ascendant', 'mars'],
    line: 'love_line',
    use: {
      day: [
        "Use it for the message you'd like to send anyway: short, warm, with something in it to answer.",
        "If there's someone, twenty minutes with both phones in another room. If there isn't, say yes to the first thing that gets you among people.",
        'Say one kind thing you usually only think. It costs a sentence, and people keep those for years.',
      ],
      week: [
        "Put the evening that matters there, with a day and a place in the invitation, or the talk you've been circling.",
        "If you're single, go once to a place where the same faces come back. If you're not, keep one evening with nothing to organize in it.",
        'Ask one question you really want the answer to, and let the other one talk for twice as long as you.',
      ],
      month: [
        'What moves it is yours: one invitation sent, one accepted, one honest sentence to the person you keep thinking of.',
        'Do one thing differently from last month: go first, ask twice, or leave earlier. Then look at what it changed.',
        'Two evenings out of your usual way will do more than thirty at home with an app.',
      ],
      year: [
        'A year is long enough to change who sees you: one new circle by spring, kept up until the summer.',
        "Decide early what you'd no longer settle for, and write it down; it's a short list in January and a useful one in June.",
      ],
    },
    limit: 'It names nobody, and it closes no door.',
  },
  {
    name: 'work',
    asked: 'career',
    typed: /\b(?:career|work(?: life)?|job|professional(?:ly| life)?|business)\b/u,
    family: 'career-direction',
    purpose: 'asking-at-work',
    points: ['midheaven', 'sun', 'mercury', 'saturn'],
    line: 'work_line',
    use: {
      day: [
        'Put the thing that needs a yes into those hours, and the dull half of the list around it.',
        "Ask the one question you've been carrying around, in person if you can.",
        'Finish one thing that is nearly done before you open anything new.',
      ],
      week: [
        'Place the talk, the application or the pitch there, and finish something before you start the next.',
        "By Friday, write down what you got done; it's the page you'll want at your next review.",
        'Show something half-finished to the person who decides, early in the week, while it can still be changed.',
      ],
      month: [
        "Choose one thing that should be visible by the end of it, and tell the person who decides that it's coming.",
        'Make one of the three moves people put off: ask for the figure, send the application, or say no to the extra.',
        'Have one coffee with somebody who does the work you would like next, and ask what their worst hour is.',
      ],
      year: [
        "Name in January what you'd like to be asked to do by December, and tell two people who could ask you.",
        "Pick the one skill that keeps coming up in jobs you'd like, and give it two hours a week until the summer.",
      ],
    },
    limit: "It decides nothing for your boss; it only says when it's easier to ask.",
  },
  {
    name: 'money',
    asked: 'money',
    typed: /\b(?:money|financ(?:es?|ial(?:ly)?)(?: life| situation)?|income|cash|wealth)\b/u,
    family: 'money-forecast',
    purpose: 'money-talk',
    points: ['venus', 'jupiter', 'sun', 'midheaven'],
    line: 'money_line',
    use: {
      day: [
        'Good for one money sentence: the reminder, the question about the price, the subscription you cancel.',
        "Leave the card at home for anything that isn't on a list, and look at the balance once, in daylight.",
        'Send the one invoice, form or reminder that has been lying there.',
      ],
      week: [
        'Have the money talk there, with the figure written down before you go in.',
        "Sit down once for half an hour: what's coming in for certain, what's due, and what could be cheaper.",
        'Ask for one thing you could fairly have: a refund, a discount, an open payment.',
      ],
      month: [
        "Move a small sum aside on payday, before the month has ideas of its own, and have the talk about pay or price that you've put off.",
        'Choose one regular cost and end it or haggle over it. One is enough, and you feel it every month after.',
        'Write down which debt or bill ends next, and decide now where that sum goes from then on.',
      ],
      year: [
        'Ask for more where you already do more, in the first half; in the second, keep what you got.',
        'One regular sum put aside from January on does more than any lucky month.',
      ],
    },
    limit: 'No chart shows sums.',
  },
  {
    name: 'home and family',
    asked: 'family',
    typed: /\b(?:famil(?:y|ies)(?: life)?|home(?: life)?)\b/u,
    family: 'family-general',
    purpose: 'talking',
    points: ['moon', 'sun', 'venus'],
    line: 'home_line',
    use: {
      day: [
        "Make the call you'd enjoy first and the one you owe second.",
        'One meal at a table, without a screen and without the subject everybody avoids.',
        'Say the thank you that everybody assumes you know they deserve.',
      ],
      week: [
        'Place the talk that needs patience there, and keep it to one subject.',
        'Fix one hour with the person you always mean to see, and let the rest of the week be ordinary.',
        'Settle one small practical thing that keeps causing remarks: a key, a bill, who picks up whom.',
      ],
      month: [
        'Settle the dates for visits and holidays early, in writing, with a start and an end; half of all family quarrels are about that.',
        'Choose one relative with whom things could be better, and do one small thing that asks for nothing back.',
        'Ask an older one for a story you have not heard yet, and write it down the same evening.',
      ],
      year: [
        'Pick one habit to share, a Sunday call or a dinner a month, and keep it until it needs no planning.',
        'If something needs saying, say it in the calm part of the year, well before the holidays.',
      ],
    },
    limit: 'What the others do with it is theirs.',
  },
  {
    name: 'friends',
    asked: 'social life',
    typed: /\b(?:friends?|friendships?|social(?: life|ly)?)\b/u,
    family: 'this-month',
    purpose: 'social',
    points: ['venus', 'moon', 'mercury', 'sun'],
    line: 'friends_line',
    use: {
      day: [
        'Answer the message that has been sitting there, even if it takes one line and an apology.',
        "Say yes to something short. You can leave after an hour, and you'll be glad you went.",
      ],
      week: [
        'Be the one who names the day; most evenings fail because nobody does.',
        'See one person properly and skip the big round.',
      ],
      month: [
        "Write to one person you've lost sight of, with a memory in it and no reproach.",
        'Go twice to the same place or group; the second time is when people learn your name.',
      ],
      year: [
        'Two fixed dates a month with people you like carry you through the whole of it.',
        'Look at who asks you back. Give those your weekends, and be polite to the rest.',
      ],
    },
    limit: 'Who turns up is up to them, and to who does the asking.',
  },
  {
    name: 'studying',
    asked: 'study',
    typed: /\b(?:stud(?:y|ies|ying)|school(?:work)?|college|uni|university)\b/u,
    family: 'study-focus',
    purpose: 'study',
    points: ['mercury', 'sun', 'moon'],
    line: null,
    use: {
      day: [
        'Put the hardest topic into those hours, phone in another room, old questions before new notes.',
        'Four rounds of twenty-five minutes beat a day with the book open.',
      ],
      week: [
        'Set the practice paper there, under a clock, and keep an evening after it for what it showed you.',
        'Choose three topics and leave the rest in peace until they sit.',
      ],
      month: [
        'Work backward from the date that counts: which week for old papers, which for the gaps, which evening free.',
        'Explain one topic a week aloud to somebody; where you stop is what to learn next.',
      ],
      year: [
        'Steady beats heroic: the same hour on four days a week, from the first week on.',
        'Find the one person in the course who explains well, and learn beside them.',
      ],
    },
    limit: 'It shows no grades.',
  },
];

/** What is said to a few words on an outlook. */
export const OUTLOOK_TURNS = {
  ofDays:
    'By the planets that move fast, Moon, Sun, Mercury, Venus and Mars: every part of every day is scored by the angles they make to your own birth chart, easy ones for it and hard ones against it.',
  ofYear:
    'By where Jupiter and Saturn stand against your birth chart in that year; the months are those in which the angle is exact.',
  neither:
    'Neither good nor bad. It only says when such things come a little easier by tradition, so you know where to put the talk or the evening that matters. The rest of the days are yours as well.',
} as const;
