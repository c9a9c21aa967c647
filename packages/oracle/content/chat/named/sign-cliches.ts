import type { SignId } from '@palm/astrology/vocabulary';

/** What people say against a sign, and what the same thing is on a good day. */
export const SIGN_CLICHES: Readonly<Record<SignId, readonly [cliche: string, kinder: string]>> = {
  aries: ['pushy and loud', 'somebody has to go first, and Aries does it before the fear arrives'],
  taurus: ['stubborn and lazy', 'the one who is still there when the excited people have left'],
  gemini: [
    'two-faced',
    "Gemini sees both sides and adapts to who is listening, which is curiosity and not deceit; they'll tell you something different tomorrow because they learned something overnight",
  ],
  cancer: [
    'moody and clingy',
    'Cancer remembers your birthday, your mother and what you like to eat',
  ],
  leo: ['vain', 'a Leo makes the dull party worth going to and claps loudest for others'],
  virgo: ['picky', 'Virgo notices, and fixes it before you knew it was broken'],
  libra: ['fake and unable to decide', 'Libra hears both people out, which takes longer'],
  scorpio: [
    'scary, jealous and vengeful',
    'Scorpio is loyal, keeps secrets, and turns up with soup and no questions when things are really bad',
  ],
  sagittarius: ['tactless and always gone', 'with them you laugh, and you hear the truth for free'],
  capricorn: [
    'cold',
    'a Capricorn feels as much as anybody and shows it by turning up; the calm is for work, and the tears come at home, at films and at weddings',
  ],
  aquarius: ['detached', 'Aquarius will defend you on principle, even against the whole table'],
  pisces: ['weepy and vague', 'Pisces understands what you meant and forgives what you said'],
};

/** A word about what two people fight about. */
export const FIGHT_TIPS: readonly (readonly [RegExp, string])[] = [
  [
    /\bplans?\b/u,
    'For plans, agree on one rule: what is in the calendar by Wednesday counts, and one evening a week stays open for whoever likes surprises.',
  ],
  [
    /\bmoney\b/u,
    'For money, one fixed evening a month with the figures on the table, and an amount each of you may spend without a word.',
  ],
  [
    /\b(?:mil|in-?laws|(?:my|his|her|our|both) (?:parents|famil(?:y|ies))|(?:his|her) (?:mum|mom|mother|dad|father))\b/u,
    'For the family, each of you speaks to your own parents, and you two agree beforehand.',
  ],
  [
    /\b(?:parking|driving|directions)\b/u,
    'For parking, whoever sits at the wheel decides and the other one looks at the trees.',
  ],
  [
    /\b(?:chores|dishes|cleaning|housework|laundry)\b/u,
    'For chores, split by task and not by mood, and write it down.',
  ],
  [
    /\b(?:jealous\w*|texting|phone)\b/u,
    'For jealousy, say what you fear before you ask for proof.',
  ],
];
