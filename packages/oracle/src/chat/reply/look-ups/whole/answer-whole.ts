import type { Family } from '../../../family.ts';
import type { ChatState, KeptPiece } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { isAdviceWordForWord } from '../../advice-word-for-word.ts';
import { contextOf } from '../../answer-piece.ts';
import type { Draft } from '../../draft.ts';
import { keptPiece } from '../../kept-piece.ts';
import { isWithoutSubject } from '../../next-turn/own-subject.ts';
import type { Talk } from '../../talk.ts';
import type { Told } from '../look-up.ts';
import { BIRTHS_TYPED } from '../named/births-typed.ts';
import { DAYS_FOR_DEEDS } from '../named/days-for-deeds.ts';
import { FRIDAY_THIRTEENTH } from '../named/friday-thirteenth.ts';
import { CARDS_FOR_ILLNESS } from '../named/card-for-illness.ts';
import { CARDS_TOLD } from '../named/cards-told.ts';
import { RETURNS_TOLD } from '../named/returns-told.ts';
import { SMALL_QUESTIONS } from '../named/small-questions.ts';
import { CHART_CLAIMS } from '../named/chart-claims.ts';
import { FRIGHTENING_CLAIMS } from '../named/frightening-claims.ts';
import { ECLIPSE_FEARS } from '../named/eclipse-fears.ts';
import { INDIAN_QUESTIONS } from '../named/indian-questions.ts';
import { MOONS_FOR_SIGNS } from '../named/moons-for-signs.ts';
import { NUMBERS_TOLD } from '../named/numbers-told.ts';
import { PLACEMENTS_NAMED } from '../named/placements.ts';
import { CHART_LIFE_QUESTIONS } from '../chart-life/chart-life-questions.ts';
import { OWN_QUESTIONS } from '../own/own-questions.ts';
import { PLANETS_FOR_SIGNS } from '../named/planets-for-signs.ts';
import { SIGN_AND_PEOPLE } from '../named/sign-and-people.ts';
import { SIGN_CLICHES_TOLD } from '../named/sign-cliches.ts';
import { signInLove } from '../named/sign-in-love.ts';
import { SIGN_OUTLOOKS } from '../named/sign-outlook.ts';
import { AREA_OUTLOOKS } from '../outlook/area-outlook.ts';
import { bigTransits } from '../slow-sky/big-transits.ts';
import { pairInSky } from '../slow-sky/pair-in-sky.ts';
import { BIRTH_DOUBTS } from './birth-doubts.ts';
import { BIRTH_PLACES } from './birth-places.ts';
import { CHART_AREAS } from './chart-areas.ts';
import { DAY_CHOICES } from './day-choices.ts';
import { HOUSES_TOLD } from './houses-told.ts';
import { ILLNESS_IN_CHART } from './illness-in-chart.ts';
import { LIVED_RETURNS } from './lived-returns.ts';
import { MOON_DATES } from './moon-dates.ts';
import { OWN_CHART_ASKED } from './own-chart-asked.ts';
import { PLACEMENTS_TOLD } from './placements-told.ts';
import { PLAIN_FACTS } from './plain-facts.ts';
import { planetInSky } from './planet-in-sky.ts';
import { roughHourRising } from './rough-hour.ts';
import { SIGN_DOUBTS } from './sign-doubts.ts';
import { SIGN_PEOPLE } from './sign-people.ts';
import { SIGNS_ELSEWHERE } from './sign-from-stars.ts';
import { SKY_AND_ME } from './sky-and-me.ts';
import { SKY_ASKED } from './sky-asked.ts';
import { SUNS_AND_MOONS } from './suns-and-moons.ts';
import { type Whole, type WholeLookUp, wholeOf } from './whole-look-up.ts';
import { YEAR_TOLD } from './year-told.ts';

/** What the message itself names: a placement, a sign, a Moon, an eclipse. */
const NAMED: readonly WholeLookUp[] = [
  ...FRIGHTENING_CLAIMS,
  ...CARDS_FOR_ILLNESS,
  ...FRIDAY_THIRTEENTH,
  ...OWN_QUESTIONS,
  ...CHART_LIFE_QUESTIONS,
  bigTransits,
  pairInSky,
  ...BIRTHS_TYPED,
  ...CARDS_TOLD,
  ...RETURNS_TOLD,
  ...SMALL_QUESTIONS,
  ...INDIAN_QUESTIONS,
  ...DAYS_FOR_DEEDS,
  ...CHART_CLAIMS,
  signInLove,
  ...PLACEMENTS_NAMED,
  ...ECLIPSE_FEARS,
  ...MOONS_FOR_SIGNS,
  ...PLANETS_FOR_SIGNS,
  ...SIGN_OUTLOOKS,
  ...NUMBERS_TOLD,
  ...SIGN_CLICHES_TOLD,
  ...SIGN_AND_PEOPLE,
];

/** The first that is asked for and known answers. */
const WHOLE_LOOK_UPS: readonly WholeLookUp[] = [
  ...AREA_OUTLOOKS,
  ...ILLNESS_IN_CHART,
  ...SIGNS_ELSEWHERE,
  ...NAMED,
  ...MOON_DATES,
  planetInSky,
  ...SUNS_AND_MOONS,
  ...LIVED_RETURNS,
  roughHourRising,
  ...BIRTH_PLACES,
  ...BIRTH_DOUBTS,
  ...SIGN_DOUBTS,
  ...HOUSES_TOLD,
  ...OWN_CHART_ASKED,
  ...SKY_AND_ME,
  ...SKY_ASKED,
  ...DAY_CHOICES,
  ...SIGN_PEOPLE,
  ...PLAIN_FACTS,
  ...PLACEMENTS_TOLD,
  ...YEAR_TOLD,
  ...CHART_AREAS,
];

/** They take up the worry or the other question that stands beside the value. */
const ANSWER_ALL: ReadonlySet<WholeLookUp> = new Set(NAMED);

/** A value that was found, and the family it belongs to. */
interface Found {
  readonly family: Family;
  readonly value: Told;
  readonly saysBirth: boolean;
  readonly answersAll: boolean;
}

const valueIn = (whole: Whole, piece: KeptPiece, talk: Talk): Found | null => {
  for (const lookUp of WHOLE_LOOK_UPS) {
    const { family: id, isAsked, tell, saysBirth = false } = lookUp;
    const family = talk.families.get(id);
    if (family === undefined || !isAsked(whole)) continue;
    const asked = { ...piece, plain: whole.plain, entities: whole.entities };
    const value = tell(contextOf({ family, piece: asked }, talk), whole);
    if (value !== null) return { family, value, saysBirth, answersAll: ANSWER_ALL.has(lookUp) };
  }
  return null;
};

/** The value that one question asks for by itself. */
export const valueOfPiece = (piece: KeptPiece, talk: Talk): Found | null =>
  valueIn(wholeOf(`${piece.said} ${piece.text}`, [piece], null), piece, talk);

/** A further question with a subject of its own, which the value of another leaves open. */
const isApart = (piece: Piece, talk: Talk): boolean =>
  piece.form !== 'tells' &&
  piece.zone === 'sure' &&
  piece.followUp === null &&
  !isWithoutSubject(piece) &&
  !OF_CHART.has(talk.families.get(piece.family ?? '')?.theme ?? 'chart') &&
  valueOfPiece(keptPiece(piece), talk) === null;

const OF_CHART: ReadonlySet<string> = new Set(['chart', 'sky', 'numbers']);

/** The answer to a message that asks for one value in all its sentences together. */
export function answerWhole(
  message: string,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Draft | null {
  const [piece] = pieces;
  if (piece === undefined || isAdviceWordForWord(piece, talk)) return null;
  const whole = wholeOf(message, pieces, state.piece);
  const found = valueIn(whole, keptPiece(piece), talk);
  if (found === null) return null;
  const { family, value, saysBirth, answersAll } = found;
  const isOfOne =
    !answersAll &&
    pieces.length > 1 &&
    pieces.some((one) => valueOfPiece(keptPiece(one), talk)?.family === family) &&
    pieces.some((one) => isApart(one, talk));
  if (isOfOne) return null;
  return {
    parts: [{ text: value.text, cites: value.facts.map((fact) => fact.id) }],
    chosen: [],
    facts: value.facts,
    isOfChart: !saysBirth && OF_CHART.has(family.theme) && value.facts.length > 0,
    zone: 'sure',
    piece: { ...keptPiece(piece), text: message, family: family.id, entities: whole.entities },
  };
}

/** Whether one answer takes up all that a message asks. */
export function isAnsweredWhole(message: string, pieces: readonly Piece[], talk: Talk): boolean {
  const [piece] = pieces;
  if (piece === undefined) return false;
  return valueIn(wholeOf(message, pieces, null), keptPiece(piece), talk)?.answersAll === true;
}
