import type { PlanetId } from '@palm/astrology/vocabulary';
import type { Tone } from '../../src/writer/themes.ts';

/*
 * The partner's day, told to the reader. The partner is absent, so everything is a
 * perhaps about the sign, and the act is the reader's own.
 */

export const PARTNER_FEELINGS: Readonly<
  Record<PlanetId, Readonly<Record<Tone, readonly string[]>>>
> = {
  sun: {
    easy: [
      'A person of this sign may feel seen today, and be easier to please for it.',
      'That often puts the sign in good spirits and a talking mood.',
    ],
    tense: [
      'A person of this sign may want more credit than the day offers.',
      'That can leave the sign a little proud and a little tired.',
    ],
  },
  moon: {
    easy: [
      'A person of this sign may be softer than usual for some hours.',
      'That tends to make the sign homely and glad of small comforts.',
    ],
    tense: [
      'A person of this sign may be moody for an hour or two, and then not.',
      'That can make the sign touchy about small things, and briefly so.',
    ],
  },
  mercury: {
    easy: [
      'A person of this sign may be full of news and good questions.',
      'That tends to loosen the tongue and quicken the step of the sign.',
    ],
    tense: [
      'A person of this sign may be thinking three thoughts at once.',
      'That can make the sign busy in the head and short in its answers.',
    ],
  },
  venus: {
    easy: [
      'A person of this sign may be in a sweet and sociable mood.',
      'That often makes the sign generous with time and touch.',
    ],
    tense: [
      'A person of this sign may want to please everyone and be tired by it.',
      'That can make the sign wonder what it is worth to others.',
    ],
  },
  mars: {
    easy: [
      'A person of this sign may have drive to spare.',
      'That tends to make the sign direct, brisk and fun to work beside.',
    ],
    tense: [
      'A person of this sign may be in a hurry, or cross with one.',
      'That can shorten the fuse of the sign for a few days.',
    ],
  },
  jupiter: {
    easy: [
      'A person of this sign may be hopeful and inclined to say yes.',
      'That often gives the sign a wider view and a bigger laugh.',
    ],
    tense: [
      'A person of this sign may have taken on a little too much.',
      'That can make the sign promise first and count later.',
    ],
  },
  saturn: {
    easy: [
      'A person of this sign may be calm, and glad of a plan.',
      'That tends to steady the sign and make it good company for long tasks.',
    ],
    tense: [
      'A person of this sign may be carrying a duty that does not show.',
      'That can make the sign sober and slow to ask for help.',
    ],
  },
  uranus: {
    easy: [
      'A person of this sign may be open to a new idea.',
      'That often lets some fresh air into the habits of the sign.',
    ],
    tense: [
      'A person of this sign may be restless, and not know why.',
      'That can make the sign change plans, sometimes twice.',
    ],
  },
  neptune: {
    easy: [
      'A person of this sign may be dreamy and easily moved.',
      'That tends to make the sign kind and a touch absent.',
    ],
    tense: [
      'A person of this sign may be vague today, and need things said plainly.',
      'That can leave the sign tired in a way that is hard to explain.',
    ],
  },
  pluto: {
    easy: [
      'A person of this sign may be ready for a deeper talk.',
      'That often gives the sign some quiet strength.',
    ],
    tense: [
      'A person of this sign may hold on tightly to something small.',
      'That can make the sign private, and in need of time.',
    ],
  },
};

export const PARTNER_SCENES: Readonly<Record<Tone, readonly string[]>> = {
  easy: [
    'You may get a message that is longer and warmer than it had to be.',
    'A shared meal could turn into a shared plan.',
    'Perhaps the two of you find the same thing funny at the same second.',
    'An old story may be told again, and be better for it.',
    'You might be asked for your opinion, and be listened to.',
    'There may be room tonight for a slow conversation.',
    'A small surprise could cost nothing and last all week.',
    'Perhaps the silence between you is simply comfortable.',
    'You might be thanked for something you had forgotten.',
    'An ordinary errand could be better for being done together.',
    'You may notice how easily the two of you share a task.',
    'Perhaps a plan you had given up comes back with a date.',
  ],
  tense: [
    'You may get a short answer that has nothing to do with you.',
    'Plans for the evening could shrink, and still be good.',
    'Perhaps a sigh on the other side of the room is only tiredness.',
    'You might be tempted to fix what only wants to be heard.',
    'A late reply may mean a full day and nothing more.',
    'Two kinds of tired could meet at the same table.',
    'Perhaps a small complaint is a large wish for rest.',
    'You might hear a sharp word and choose not to keep it.',
    'A question could sound like criticism before supper.',
    'There may be less talk than usual, and no harm in that.',
    'You may both be waiting for the other to begin.',
    'Perhaps the day asks one of you to be patient first.',
  ],
};

export const PARTNER_ACTS = [
  'Ask one open question and let the answer take as long as it likes.',
  'Send a line that needs no reply.',
  'Make the first ten minutes of the evening easy for both of you.',
  'Offer one exact thing: a cup, a lift, an hour of quiet.',
  'Say thank you for something so usual that it has become invisible.',
  'Ask, ‘Would you like advice, help or company?’',
  'Leave a small treat or a note where it can be found.',
  'Put your own screen away first.',
  'Let them choose the music, the meal or the plan tonight.',
  'Listen to the whole story before you say what it reminds you of.',
  'Praise one thing they made, mended or managed.',
  'Give them twenty quiet minutes without being asked.',
  'Tell them one good thing about your day, and ask for one of theirs.',
  'Repeat back what you heard, and ask whether you heard it right.',
  'Do one of their chores today, and do not mention it.',
  'Suggest some fresh air together, for as long as one song.',
  'Forgive the first sharp word, and ask whether they have eaten.',
  'Ask what would make tomorrow easier, and do one small part of it.',
  'Remember aloud a moment when they made you proud.',
  'Keep one promise early.',
  'Speak a little slower than usual this evening.',
  'Ask before you guess, once, and see what it saves.',
  'Share a picture of something that made you think of them.',
  'End the day with one kind sentence, said on purpose.',
] as const;

export const PARTNER_THOUGHTS = [
  'A sign is a sketch; the person is the one to ask.',
  'Nobody is only their sign, least of all on a long day.',
  'The best forecast is a question asked kindly.',
  'You know this person better than any almanac does.',
  'Moods pass between people like weather between hills.',
  'Care is most welcome when it is specific.',
  'Guessing is flattering to no one.',
  'Patience is a present that needs no wrapping.',
  'Being on somebody’s side is a place, not a speech.',
  'A person is never a prediction.',
  'What looks like distance is often only a full day.',
  'Good company begins with asking and ends with thanks.',
] as const;

export const PARTNER_QUESTIONS = [
  'What could you ask today that you do not know the answer to?',
  'How do they like to be met at the end of a day?',
  'Which of their small efforts could you notice?',
  'What would make the evening lighter for both of you?',
  'When did you last tell them what you admire?',
  'What do you assume about their mood, and have you asked?',
  'Which kindness do they give without thinking?',
  'How could you be good company without fixing anything?',
  'What would they love to be asked about?',
  'Where could you leave them a little more room?',
  'What do the two of you do well on dull days?',
  'Which promise between you is due?',
  'What might they be carrying that is not about you?',
  'How would you like to be treated if it were your long day?',
  'What made you both laugh last?',
  'Which silence between you is a comfortable one?',
  'What small plan could you look forward to together?',
  'Who listens first in this tie, and could it be you?',
] as const;

export const PARTNER_TITLES = [
  'On the other side of the table',
  'Their weather, briefly',
  'Ask before you guess',
  'Across the hall',
  'The other cup',
  'A day that is not yours',
  'Beside you',
  'Two diaries',
  'The view from their chair',
  'Someone else’s morning',
] as const;

export const PARTNER_ACT_OPENINGS = [
  'With {sign} in mind,',
  'For somebody born under {sign},',
  'To be good company for {sign},',
  'As a kindness to {sign},',
  'Where {sign} is concerned,',
  'If {sign} has had a long day,',
  'To meet {sign} halfway,',
  'While {sign} has {body} to deal with,',
  'As {body} goes by,',
] as const;

export const PARTNER_QUESTION_OPENINGS = [
  'Thinking of {sign}:',
  'For you, beside {sign}:',
  'Before you meet {sign} again:',
  'One to keep, with {sign} in mind:',
  'While {body} is about:',
  'And one about you and {sign}:',
] as const;

export const PARTNER_GIFT_LINES = [
  '{sign} is said to bring {gift} to a tie.',
  'Old books credit {sign} with {gift}.',
  'What {sign} tends to offer is {gift}.',
  'Tradition gives {sign} {gift}, and you know how far that is true.',
] as const;
