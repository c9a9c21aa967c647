import { SIGNS } from '@palm/astrology/vocabulary';
import { findPerson } from '../../entities/find-people.ts';
import { findDay } from '../../entities/times/find-days.ts';
import { yearIn } from '../../entities/times/year-in.ts';
import { signsOfBirthday } from '../../slots/birth/sign-on-day.ts';
import { dateWords, todayOf } from '../../slots/calendar/date-words.ts';
import { addDays } from '../../slots/calendar/local-time.ts';
import type { ChatState } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { type Draft, plainPart } from '../draft.ts';
import { keptPiece } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';

const ASKS_THEIR_SIGN =
  /\b(?:(?:what|which|whats|what's)(?: (?:star|sun|zodiac))? sign (?:is|are) (?:he|she|the (?:baby|little one))|(?:what|which)(?:'?s| is) (?:his|her|the baby's)(?: (?:star|sun|zodiac))? sign)\b/iu;
/** "my grandson was born this morning", "had her baby last night" */
const BORN =
  /\b(?:born|arrived|gave birth|had (?:her|his|their|a|the|our) (?:baby|(?:baby )?(?:boy|girl))|birthday|bday|b day|dob)\b/iu;
const OF_USER = /\b(?:i was|im|i'm|i am) born\b|\bmy (?:own )?(?:birthday|dob|birth)\b/iu;

const AGO: readonly (readonly [RegExp, number])[] = [
  [/\b(?:yesterday|last night|last evening)\b/iu, -1],
  [/\b(?:today|this (?:morning|afternoon|evening)|tonight|just|an hour ago|hours ago)\b/iu, 0],
];

/** The day another person was born on, with the year where it is told. */
function bornOn(words: string, talk: Talk): { iso: string; year: number | null } | null {
  const today = todayOf(talk);
  const ago = AGO.find(([when]) => when.test(words));
  const iso = ago === undefined ? null : addDays(today, ago[1]);
  if (iso !== null) return { iso, year: Number(iso.slice(0, 4)) };
  const day = findDay(words, today);
  if (day === null) return null;
  const year = yearIn(day.words) ?? yearIn(words);
  return { iso: year === null ? day.iso : `${year}${day.iso.slice(4)}`, year };
}

const OTHER_MATTER =
  /\b(?:moon|rising|venus|mars|compatib\w*|match|get along|chinese|like|mean|personality)\b/iu;
const OWN_RELATION =
  /\bmy (?<who>(?:great |baby |little |first |new )*(?:grand ?|step ?|god)?(?:son|daughter|child|baby|girl|boy|nephew|niece|brother|sister|cousin))\b/iu;

function whoIs(words: string): string {
  const own = OWN_RELATION.exec(words)?.groups?.['who'] ?? findPerson(words)?.relation;
  return own === undefined || own === null ? 'The baby' : `Your ${own.toLowerCase()}`;
}

/** What is said to a worry or a choice that stands beside the sign. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:health\w*|be (?:ok|okay|well|sick|ill)|live long)\b/iu,
    "How healthy a child will be is nothing a chart can tell; that's for the doctors and midwives who see them.",
  ],
  [
    /\bnames?\b|\bletter\b/iu,
    'For the name, no letter is luckier: let the parents say each full name aloud ten times, with the surname, and keep the one that still sounds like joy.',
  ],
];

/** "what sign is he" after "my grandson was born this morning": by his day, and not by the user's. */
export function answerTheirBirth(
  message: string,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Draft | null {
  const [piece] = pieces;
  if (piece === undefined || !ASKS_THEIR_SIGN.test(message) || OTHER_MATTER.test(message)) {
    return null;
  }
  const earlier = state.questions.map(({ said, text }) => `${said} ${text}`.trim());
  const words = [...earlier, message]
    .toReversed()
    .find((one) => BORN.test(one) && !OF_USER.test(one));
  const day = words === undefined ? null : bornOn(words, talk);
  if (words === undefined || day === null) return null;
  const signs = signsOfBirthday(day.iso, day.year, talk.zone).map((sign) => SIGNS[sign].name);
  const said = `${whoIs(words)}, born ${dateWords(day.iso, talk)}, ${signs.length === 1 ? `has the Sun in ${signs.join('')}` : `is on the border: ${signs.join(' or ')}, by the hour`}.`;
  const beside = BESIDE.flatMap(([asked, line]) => (asked.test(message) ? [line] : []));
  return {
    parts: [plainPart([said, ...beside].join(' '))],
    chosen: [],
    facts: [],
    zone: 'sure',
    piece: { ...keptPiece(piece), family: 'sun-sign' },
  };
}
