import { SIGNS } from '@palm/astrology/vocabulary';
import { AREA_NAMES, SIGN_IN_AREA } from '../../../../../content/chat/placement-areas.ts';
import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import type { ReadingPart } from '../../../../reading.ts';
import { signOfPoint } from '../../../slots/birth/points.ts';
import type { ChatState } from '../../../state.ts';
import type { NamedDay, Person, Piece } from '../../../understood.ts';
import { answerOne } from '../../answer-one.ts';
import { shortAnswer } from '../../answer-parts.ts';
import { answerPiece } from '../../answer-piece.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { keptPiece, laidOver, OF_TWO } from '../../kept-piece.ts';
import { answerLookUp } from '../../look-ups/find-look-up.ts';
import { asksOutlook } from '../../look-ups/outlook/asked-outlook.ts';
import { areaIn } from '../../look-ups/placements/placement-area.ts';
import { typedBirth } from '../../told/typed-birth.ts';
import type { Talk } from '../../talk.ts';
import { isOfCards } from '../card-turn.ts';
import type { Last } from './other-day.ts';
import { afresh } from '../afresh.ts';

const THEM = { he: 'him', she: 'her', they: 'them' } as const satisfies Record<
  Person['they'],
  string
>;

/** "and him?", "and for my sister, 3 may 1990": the same for another person. */
export async function samePerson(
  who: Person,
  asked: Piece,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  if (isOfCards(last)) return cardFor(who, last, talk, state);
  const { date, sign, sign_b: second } = asked.entities;
  const pair = talk.families.get('two-signs');
  if (pair !== undefined && (sign ?? second) !== undefined && date === undefined) {
    return answerOne(
      { family: pair, piece: keptPiece(asked) },
      {},
      talk,
      afresh({ family: pair }, state),
    );
  }
  if (isByBirth(last)) {
    return date?.isBirth === true
      ? byTheirBirth({ who, date, text: asked.text }, last, talk, state)
      : needsTheirBirth(who, last, state);
  }
  const piece = laidOver(last.piece, { who });
  const chosen =
    (await answerPiece({ ...last, piece }, { part: 'answer' }, talk, state)) ??
    (await shortAnswer({ ...last, piece }, talk, state));
  return chosen === null
    ? { parts: [plainPart(REPLY_LINES.saidAll)], chosen: [], zone: 'sure', piece }
    : { parts: chosen.parts, chosen: [chosen], zone: 'sure', piece };
}

/** Look-ups that are read from one birth. */
export const isByBirth = ({ family, piece }: Last): boolean =>
  !OF_TWO.has(family.id) &&
  (asksOutlook(piece) ||
    (family.kind === 'lookup' && (family.theme === 'chart' || family.theme === 'numbers')) ||
    BY_BIRTH.has(family.id));

const BY_BIRTH: ReadonlySet<string> = new Set([
  'saturn-return',
  'chinese-zodiac',
  'today',
  'this-week',
  'this-month',
  'love-this-month',
  'new-year-ahead',
]);

interface TheirBirth {
  readonly who: Person;
  readonly date: NamedDay;
  readonly text: string;
}

/** The last look-up by the birth of another person, in words that speak to that person. */
export async function byTheirBirth(
  { who, date, text }: TheirBirth,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  const typed = await typedBirth(text, date, undefined, talk);
  const theirs = { ...typed.talk, birthName: who.name };
  const { date: _date, date_b: _second, ...entities } = last.piece.entities;
  const piece = { ...last.piece, near: {}, entities: { ...entities, date, who } };
  const outlook = asksOutlook(piece) ? answerLookUp(piece, theirs) : null;
  const draft = outlook ?? (await answerOne({ ...last, piece }, {}, theirs, afresh(last, state)));
  const line = REPLY_LINES.forOther
    .replace('{who}', () => who.words)
    .replace('{birth}', date.words)
    .replace('{them}', THEM[who.they]);
  return {
    ...draft,
    parts: [plainPart(line), ...inArea(last.piece.plain, typed.talk), ...draft.parts],
  };
}

/** Where the question was about a part of life: what their sign is read as there. */
function inArea(asked: string, { chart }: Talk): readonly ReadingPart[] {
  const area = areaIn(asked);
  const sign = area === null ? null : signOfPoint(chart, 'sun');
  if (area === null || sign === null) return [];
  const line = REPLY_LINES.theirArea
    .replace('{area}', AREA_NAMES[area])
    .replace('{sign}', SIGNS[sign].name)
    .replace('{read}', SIGN_IN_AREA[sign][area]);
  return [plainPart(line)];
}

function needsTheirBirth(who: Person, last: Last, state: ChatState): Draft {
  const text = REPLY_LINES.needsTheirBirth
    .replace('{who}', () => who.words)
    .replace('{them}', THEM[who.they]);
  // The person is kept, so that a date alone is enough next time.
  const piece = laidOver(last.piece, { who });
  return { parts: [plainPart(text)], chosen: [], zone: 'sure', piece, runnersUp: state.runnersUp };
}

/** A card for another person is another draw. */
async function cardFor(who: Person, last: Last, talk: Talk, state: ChatState): Promise<Draft> {
  const { card: _card, ...entities } = last.piece.entities;
  const family = talk.families.get('pull-a-card') ?? last.family;
  const piece = { ...last.piece, near: {}, entities: { ...entities, thing: who.words } };
  return answerOne({ family, piece }, {}, talk, afresh({ family }, state));
}
