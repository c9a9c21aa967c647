import { ASPECTS, BODIES, MOON_PHASES, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import type { DatedTransitFact, Fact, NatalPointId, TransitFact } from '../facts/fact.ts';
import { ordinal, pointName } from '../facts/fact-words.ts';
import { natalInText } from '../facts/in-text.ts';

/**
 * A fact as a model is told it: without degrees, orbs and instants. What it does not know it cannot repeat wrongly, and
 * the degrees of a birth chart would give the birth date away.
 */
export function factLine(fact: Fact): string {
  return `${fact.id} = ${wordsFor(fact)}`;
}

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
      return `${fact.phase} Moon in ${signName(fact.sign)}`;
    case 'transit':
      return transitWords(fact);
    case 'dated-transit':
      return `${transitWords(fact)}, exact on ${fact.weekday}`;
    case 'house':
      return `${BODIES[fact.body].name} in ${signName(fact.sign)}, in your ${ordinal(fact.house)} house${motion(fact.isRetrograde)}`;
    case 'solar-house':
      return `${BODIES[fact.body].name} in ${signName(fact.sign)}, the ${ordinal(fact.house)} sign from ${signName(fact.ofSign)}${motion(fact.isRetrograde)}`;
    case 'ingress':
      return `${BODIES[fact.body].name} enters ${signName(fact.sign)} on ${fact.weekday}`;
    case 'station':
      return `${BODIES[fact.body].name} turns ${fact.turns} in ${signName(fact.sign)} on ${fact.weekday}`;
    case 'sky-aspect':
      return `${BODIES[fact.a].name} and ${BODIES[fact.b].name}: ${ASPECTS[fact.aspect].name}`;
    case 'ruler':
      return `${BODIES[fact.body].name}, ruler of ${signName(fact.ofSign)}, in ${signName(fact.sign)}${motion(fact.isRetrograde)}`;
    case 'cross':
      return `your ${pointName(fact.of)} and their ${pointName(fact.to)}: ${ASPECTS[fact.aspect].name}`;
    case 'sign':
    case 'pair':
    case 'missing':
    case 'palm':
      return fact.words;
  }
}

const signName = (sign: SignId): string => SIGNS[sign].name;
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
  return `${BODIES[fact.body].name}${where}, ${ASPECTS[fact.aspect].name} to ${natal}, ${course}`;
}
