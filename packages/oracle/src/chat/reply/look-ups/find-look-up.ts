import type { Piece } from '../../understood.ts';
import type { KeptPiece } from '../../state.ts';
import { BIG_CHOICE } from '../../../../content/chat/leans.ts';
import type { SlotContext } from '../../slots/slot.ts';
import { isAdviceWordForWord } from '../advice-word-for-word.ts';
import { contextOf } from '../answer-piece.ts';
import type { Draft } from '../draft.ts';
import type { Talk } from '../talk.ts';
import { CALENDAR_LOOK_UPS } from './calendar-look-ups.ts';
import { namedCards } from './terms/card-look-up.ts';
import { cardDrawn } from './named/cards-told.ts';
import { CHART_LOOK_UPS } from './chart-look-ups.ts';
import { chineseSign } from './chinese/chinese-look-up.ts';
import { chineseMatches } from './chinese/chinese-matches.ts';
import { chinesePair } from './chinese/chinese-pair.ts';
import { DAY_LOOK_UPS } from './day-look-ups.ts';
import { DEGREE_LOOK_UPS } from './terms/degree-look-ups.ts';
import { dueDateSign } from './births/due-date-sign.ts';
import { famousSign } from './births/famous-sign.ts';
import { otherHourRising } from './births/other-hour-rising.ts';
import { theirSigns } from './births/their-signs.ts';
import { elementsLookUp } from './elements-look-up.ts';
import { ECLIPSE_LOOK_UPS } from './eclipse-look-ups.ts';
import { contactExample } from './terms/example-look-up.ts';
import { houseNumber } from './numbers/house-number.ts';
import { INGRESS_LOOK_UPS } from './ingress-look-ups.ts';
import type { LookUp, Told } from './look-up.ts';
import { MOON_LOOK_UPS } from './moon-look-ups.ts';
import { birthdaySum, mirrorHourMeaning, numberMeaning } from './numbers/number-look-up.ts';
import { ownSunSign } from './own-sun-sign.ts';
import { petEmergency } from './pet-emergency.ts';
import { PRODUCT_LOOK_UPS } from './product-look-ups.ts';
import { RETURN_LOOK_UPS } from './return-look-ups.ts';
import { RETROGRADE_LOOK_UPS } from './retrograde-look-ups.ts';
import { signForMatter } from './terms/sign-for-look-up.ts';
import { SIGN_LOOK_UPS } from './sign-look-ups.ts';
import { SKY_LOOK_UPS } from './sky-look-ups.ts';
import { CALENDAR_SIGN_LOOK_UPS } from './terms/calendar-sign-look-ups.ts';
import { PLANET_LOOK_UPS } from './terms/planet-look-ups.ts';
import { strongerPlacement } from './placements/compare-placements.ts';
import { OWN_PLACEMENTS } from './placements/own-placement.ts';
import { placementArea } from './placements/placement-area.ts';
import { placementFear } from './terms/placement-fear.ts';
import { correctedRising } from './corrected-rising.ts';
import { claimedSign } from './claimed-sign.ts';
import { cardOfSign } from './terms/sign-card.ts';
import { elementOfDay } from './terms/element-of-day.ts';
import { luckyColor } from './terms/lucky-color.ts';
import { TALK_LOOK_UPS } from './talk-requests.ts';
import { SUBJECT_LOOK_UPS } from './terms/subject-look-ups.ts';
import { typedNameNumber } from './numbers/typed-name-number.ts';
import { repeatedNumber } from './numbers/repeated-number.ts';
import { lifePathPair } from './numbers/life-path-pair.ts';
import {
  synastryContact,
  synastryOurs,
  synastryOverlay,
  synastryPlanet,
} from './terms/synastry-look-up.ts';
import { TERM_LOOK_UPS } from './terms/term-look-up.ts';
import { valueOfPiece } from './whole/answer-whole.ts';

/** The first that is asked for answers. */
const LOOK_UPS: readonly LookUp[] = [
  petEmergency,
  ...TALK_LOOK_UPS,
  ...PRODUCT_LOOK_UPS,
  dueDateSign,
  famousSign,
  theirSigns,
  claimedSign,
  correctedRising,
  otherHourRising,
  elementsLookUp,
  namedCards,
  cardDrawn,
  cardOfSign,
  luckyColor,
  elementOfDay,
  placementFear,
  ...OWN_PLACEMENTS,
  strongerPlacement,
  placementArea,
  ...SUBJECT_LOOK_UPS,
  ...PLANET_LOOK_UPS,
  ...CALENDAR_SIGN_LOOK_UPS,
  lifePathPair,
  repeatedNumber,
  synastryContact,
  synastryOurs,
  synastryOverlay,
  synastryPlanet,
  contactExample,
  ...DEGREE_LOOK_UPS,
  chineseMatches,
  chinesePair,
  chineseSign,
  ...RETROGRADE_LOOK_UPS,
  ...CHART_LOOK_UPS,
  ...RETURN_LOOK_UPS,
  ...MOON_LOOK_UPS,
  houseNumber,
  typedNameNumber,
  ...CALENDAR_LOOK_UPS,
  ...ECLIPSE_LOOK_UPS,
  ...INGRESS_LOOK_UPS,
  ...SKY_LOOK_UPS,
  ...DAY_LOOK_UPS,
  birthdaySum,
  mirrorHourMeaning,
  numberMeaning,
  ownSunSign,
  signForMatter,
  ...SIGN_LOOK_UPS,
  ...TERM_LOOK_UPS,
];

const asked = (piece: KeptPiece): LookUp | undefined =>
  LOOK_UPS.find(({ isAsked }) => isAsked(piece));

/** "is today a good day to ask for a raise": the day is judged, whatever is written on the deed. */
const JUDGES_DAY =
  /^(?:(?:so|hey|hi|and|ok) )*(?:is|will|would) (?:today|tonight|tomorrow|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.{0,12}\bgood\b/u;

const askedIn = (piece: KeptPiece, talk: Talk): LookUp | undefined =>
  isAdviceWordForWord(piece, talk) && !(talk.chart !== null && JUDGES_DAY.test(piece.plain))
    ? undefined
    : asked(piece);

export const isLookedUp = (piece: KeptPiece): boolean => asked(piece) !== undefined;

/** A piece that asks for one value is sure, whatever the recogniser made of its words. */
export function withLookUp(piece: Piece, talk: Talk): Piece {
  const found = askedIn(piece, talk);
  const family =
    found === undefined ? valueOfPiece(piece, talk)?.family : familyOf(found, piece, talk);
  if (found === undefined && family === undefined) return asSmallChoice(piece, talk);
  if (family === undefined) return piece;
  return {
    ...piece,
    family: family.id,
    zone: 'sure',
    choices: [],
    followUp: null,
  };
}

/** The look-up's own family, or the family of the piece where that knows what the day is for. */
function familyOf({ family, keepsPurpose }: LookUp, piece: KeptPiece, talk: Talk) {
  const own = talk.families.get(piece.family ?? '');
  const isKept = keepsPurpose === true && own !== undefined && own.purpose !== null;
  return isKept ? own : talk.families.get(family);
}

/** "yoga or sleep in": two small things are chosen between, unless the subject is sure. */
function asSmallChoice(piece: Piece, talk: Talk): Piece {
  const own = talk.families.get(piece.family ?? '');
  // "cancel or go" is no question about the subscription.
  const isUnsure = piece.zone !== 'sure' || own?.kind === 'product';
  const isSmall =
    isUnsure &&
    piece.followUp === null &&
    piece.entities.a !== undefined &&
    !BIG_CHOICE.test(piece.plain);
  return isSmall && talk.families.has('should-a-or-b')
    ? { ...piece, family: 'should-a-or-b', zone: 'sure', followUp: null }
    : piece;
}

/** The value that a piece asks for, with its facts; null where it asks for none or the value is not known. */
export function lookedUp(piece: KeptPiece, talk: Talk): Told | null {
  const found = askedIn(piece, talk);
  const family = found && familyOf(found, piece, talk);
  if (found === undefined || family === undefined) return valueOfPiece(piece, talk)?.value ?? null;
  const context: SlotContext = contextOf({ family, piece }, talk);
  return found.tell(context, piece);
}

/** The whole answer to a piece that asks for one value. */
export function answerLookUp(piece: KeptPiece, talk: Talk): Draft | null {
  const value = lookedUp(piece, talk);
  if (value === null) return null;
  return {
    parts: [{ text: value.text, cites: value.facts.map(({ id }) => id) }],
    chosen: [],
    facts: value.facts,
    zone: 'sure',
    piece,
  };
}
