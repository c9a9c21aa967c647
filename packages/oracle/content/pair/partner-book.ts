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
      'The day may bring out the warm side of the sign.',
      'People of this sign might be glad to be asked how it went.',
    ],
    tense: [
      'A person of this sign may want more praise than the day offers.',
      'That can leave the sign a little proud and a little tired.',
      'People of this sign might bristle at being corrected today.',
      'The sign may need a kind word more than advice.',
    ],
  },
  moon: {
    easy: [
      'A person of this sign may be softer than usual for some hours.',
      'That tends to make the sign homely and glad of small comforts.',
      'People of this sign might want an early, quiet evening.',
      'The sign may be readier than usual to talk about feelings.',
    ],
    tense: [
      'A person of this sign may be moody for an hour or two, and then not.',
      'That can make the sign touchy about small things, and briefly so.',
      'People of this sign might need an hour before they can explain it.',
      'The sign may be tired in the heart and not say so.',
    ],
  },
  mercury: {
    easy: [
      'A person of this sign may be full of news and good questions.',
      'That tends to loosen the tongue and quicken the step of the sign.',
      'People of this sign might have a story to tell.',
      'The sign may be quick with ideas, and glad of a listener.',
    ],
    tense: [
      'A person of this sign may be thinking three thoughts at once.',
      'That can make the sign busy in the head and short in its answers.',
      'People of this sign might forget what they were about to say.',
      'The sign may need things put simply today.',
    ],
  },
  venus: {
    easy: [
      'A person of this sign may be in a sweet and sociable mood.',
      'That often makes the sign generous with time and touch.',
      'People of this sign might notice what looks nice, and say so.',
      'The sign may be in the mood for small treats.',
    ],
    tense: [
      'A person of this sign may want to please everyone and be tired by it.',
      'That can make the sign wonder what it is worth to others.',
      'People of this sign might say yes and mean perhaps.',
      'The sign may be unsure of its welcome.',
    ],
  },
  mars: {
    easy: [
      'A person of this sign may have drive to spare.',
      'That tends to make the sign direct, brisk and fun to work beside.',
      'People of this sign might get more done before noon than all week.',
      'The sign may be glad of a task to share.',
    ],
    tense: [
      'A person of this sign may be in a rush, or cross with one.',
      'That can shorten the fuse of the sign for a few days.',
      'People of this sign might slam a drawer and be sorry.',
      'The sign may need to move before it can talk.',
    ],
  },
  jupiter: {
    easy: [
      'A person of this sign may be hopeful and inclined to say yes.',
      'That often gives the sign a wider view and a bigger laugh.',
      'People of this sign might be full of plans.',
      'The sign may be in a generous and forgiving mood.',
    ],
    tense: [
      'A person of this sign may have taken on a little too much.',
      'That can make the sign promise first and count later.',
      'People of this sign might overdo a good thing.',
      'The sign may need help with saying no.',
    ],
  },
  saturn: {
    easy: [
      'A person of this sign may be calm, and glad of a plan.',
      'That tends to steady the sign and make it good company for long tasks.',
      'People of this sign might enjoy finishing something dull.',
      'The sign may be at its most reliable now.',
    ],
    tense: [
      'A person of this sign may be carrying a duty that does not show.',
      'That can make the sign sober and slow to ask for help.',
      'People of this sign might be hard on themselves today.',
      'The sign may look stern when it is only tired.',
    ],
  },
  uranus: {
    easy: [
      'A person of this sign may be open to a new idea.',
      'That often lets some fresh air into the habits of the sign.',
      'People of this sign might suggest something out of the ordinary.',
      'The sign may be good company for an experiment.',
    ],
    tense: [
      'A person of this sign may be restless, and not know why.',
      'That can make the sign change plans, sometimes twice.',
      'People of this sign might need more room than usual.',
      'The sign may cancel something, and feel better for it.',
    ],
  },
  neptune: {
    easy: [
      'A person of this sign may be dreamy and easily moved.',
      'That tends to make the sign kind and a touch absent.',
      'People of this sign might be moved by a song or a film.',
      'The sign may be softer on everyone, itself included.',
    ],
    tense: [
      'A person of this sign may be vague today, and need things said plainly.',
      'That can leave the sign tired in a way that is hard to explain.',
      'People of this sign might be elsewhere in their thoughts.',
      'The sign may promise vaguely, so ask for a time.',
    ],
  },
  pluto: {
    easy: [
      'A person of this sign may be ready for a deeper talk.',
      'That often gives the sign some quiet strength.',
      'People of this sign might be ready to settle something old.',
      'The sign may be calm about what used to upset it.',
    ],
    tense: [
      'A person of this sign may hold on tightly to something small.',
      'That can make the sign private, and in need of time.',
      'People of this sign might not want to talk about it yet.',
      'The sign may be turning something over in private.',
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
  'Ask whether they would like advice, help or company.',
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
  'Asking costs a breath, and guessing can cost an evening.',
  'The person in front of you is always newer than the forecast.',
  'Kindness needs no occasion, and dislikes a schedule.',
  'A tie is fed by small attentions, most of them dull.',
  'People soften when they are not being solved.',
  'A listening face is half a conversation.',
  'Nobody can be read from a birthday alone.',
  'What helps one person may tire another, so ask which.',
  'It is possible to be close and still be surprised.',
  'Shared silence is a kind of trust.',
  'You need not understand a mood to be gentle with it.',
  'Most people would rather be asked twice than guessed wrong.',
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
  'What would you thank them for, if you had to be exact?',
  'Which of their jokes do you secretly love?',
  'What do they do better than you, and do they know?',
  'Where do the two of you rush, and why?',
  'What would a kind evening leave out?',
  'Which subject could wait until you have both eaten?',
  'How do you show that you are listening?',
  'What have they taught you without trying?',
  'When were you last surprised by them?',
  'What would you like them to ask you?',
  'Which small worry could you take off their list?',
  'What part of their day do you know nothing about?',
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
  'Old books give {sign} {gift}.',
  'What {sign} tends to offer is {gift}.',
  'Tradition gives {sign} {gift}, and you know how far that is true.',
] as const;
