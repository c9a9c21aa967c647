import { ASPECTS, BODIES, MOON_PHASES, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import type { DatedTransitFact, TransitFact } from '../facts/fact-kinds/transit-fact.ts';
import type { Fact } from '../facts/fact.ts';
import type { NatalPointId } from '../facts/fact-kinds/fact-id.ts';
import { ordinal, pointName } from '../facts/fact-words.ts';
import { natalInText } from '../facts/in-text.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import { daysWords } from './days-words.ts';

/**
 * A fact as a model is told it: without degrees and clock times, which it would repeat wrongly and which would give a
 * birth date away to anybody who reads along.
 */
export function factLine({ fact, days, gist }: ToldFact, today: string): string {
  const when =
    days === null ? '' : `; ${isMoons(fact) ? 'a few hours today' : daysWords(days, today)}`;
  return `${fact.id} = ${wordsFor(fact)}${when}${gist === null ? '' : ` (${gist})`}`;
}

/** The Moon passes in hours. */
const isMoons = (fact: Fact): boolean => fact.kind === 'transit' && fact.body === 'moon';

/** How close an aspect is, without its degrees. */
const orbWords = (orbDeg: number): string =>
  orbDeg < 0.5 ? 'almost exact' : orbDeg < 1.5 ? 'close' : 'loose';

function wordsFor(fact: Fact): string {
  switch (fact.kind) {
    case 'natal':
      return natalWords(fact.point, fact.sign, fact.otherSign, fact.house);
    case 'sky':
      return fact.holdsAllDay
        ? `${BODIES[fact.body].name} in ${signName(fact.sign)}${motion(fact.isRetrograde)}`
        : `${BODIES[fact.body].name} changes sign or direction today: do not name its sign`;
    case 'phase':
      return fact.holdsAllDay
        ? MOON_PHASES[fact.phase].name
        : 'the phase of the Moon changes today';
    case 'lunation':
      return `${fact.eclipse === null ? '' : `eclipse of the ${fact.eclipse === 'sun' ? 'Sun' : 'Moon'}, `}${fact.phase} Moon in ${signName(fact.sign)}`;
    case 'transit':
      return transitWords(fact);
    case 'dated-transit':
      return transitWords(fact);
    case 'natal-aspect':
      return `${natalInText(fact.a)} and ${natalInText(fact.b)}: ${ASPECTS[fact.aspect].name}, ${orbWords(fact.orbDeg)}`;
    case 'house':
      return `${BODIES[fact.body].name} in ${signName(fact.sign)}, in your ${ordinal(fact.house)} house${motion(fact.isRetrograde)}`;
    case 'solar-house':
      return `${BODIES[fact.body].name} in ${signName(fact.sign)}, the ${ordinal(fact.house)} sign from ${signName(fact.ofSign)}${motion(fact.isRetrograde)}`;
    case 'ingress':
      return `${BODIES[fact.body].name} enters ${signName(fact.sign)}`;
    case 'station':
      return `${BODIES[fact.body].name} turns ${fact.turns} in ${signName(fact.sign)}`;
    case 'sky-aspect':
      return `${BODIES[fact.a].name} in ${signName(fact.aSign)} and ${BODIES[fact.b].name} in ${signName(fact.bSign)}: ${ASPECTS[fact.aspect].name}, ${orbWords(fact.orbDeg)}`;
    case 'ruler':
      return `${BODIES[fact.body].name}, ruler of ${signName(fact.ofSign)}, in ${signName(fact.sign)}${motion(fact.isRetrograde)}`;
    case 'cross':
      return `your ${pointName(fact.of)}${inSign(fact.ofSign)} and their ${pointName(fact.to)}${inSign(fact.toSign)}: ${ASPECTS[fact.aspect].name}, ${orbWords(fact.orbDeg)}`;
    case 'sign':
    case 'pair':
    case 'missing':
    case 'palm':
      return fact.words;
  }
}

const signName = (sign: SignId): string => SIGNS[sign].name;
const inSign = (sign: SignId | null): string => (sign === null ? '' : ` in ${signName(sign)}`);
const motion = (isRetrograde: boolean): string => (isRetrograde ? ', retrograde' : '');

function natalWords(
  point: NatalPointId,
  sign: SignId,
  otherSign: SignId | null,
  house: number | null,
): string {
  if (otherSign !== null) return `${natalInText(point)}: sign not certain, do not name it`;
  const inHouse = house === null ? '' : `, ${ordinal(house)} house`;
  return `${natalInText(point)} in ${signName(sign)}${inHouse}`;
}

function transitWords(fact: TransitFact | DatedTransitFact): string {
  const natal =
    fact.pointSign === null
      ? natalInText(fact.point)
      : `${natalInText(fact.point)} in ${signName(fact.pointSign)}`;
  const course = fact.isApplying ? 'growing closer' : 'easing off';
  const where = fact.body === 'moon' ? '' : ` in ${signName(fact.bodySign)}`;
  const close = fact.body === 'moon' ? '' : `, ${orbWords(fact.orbDeg)}`;
  return `${BODIES[fact.body].name}${where}, ${ASPECTS[fact.aspect].name} to ${natal}${close}, ${course}`;
}
