import { signSynastry } from '@palm/astrology/sign-synastry';
import { type PlanetId, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import {
  CORNER_LINES,
  MOON_SIDES,
  type MoonSide,
  ONE_RULER_LINES,
  PAIR_MOON_INGRESS_LINES,
  PAIR_WEATHER,
  RULERS_LINES,
  SAME_SIGN_MOONS,
  SAME_SIGN_MOON_INGRESS_LINES,
  SHARED_CORNER_LINES,
} from '../../content/pair/pair-sky.ts';
import type { RulerFact, SolarHouseFact } from '../facts/fact.ts';
import { filled } from '../text/sentences.ts';
import type { ReadingPart } from './reading.ts';
import { matterOf } from './say-lead.ts';
import { type Tie, signNames } from './say-tie.ts';
import { bodyInText } from './voice-of-sky.ts';

/* What the sky of the day is to two signs: the same planet seen from both, their rulers, the Moon. */

/** The planets that speak for the two signs, where they stand today. */
export function sayRulers(tie: Tie): ReadingPart[] {
  const { pair, facts, hand } = tie;
  const rulers = facts.filter((fact) => fact.kind === 'ruler' && holdsAllDay(tie, fact.body));
  const of = (sign: SignId): RulerFact | undefined =>
    rulers.flatMap((fact) => (fact.kind === 'ruler' && fact.ofSign === sign ? [fact] : []))[0];
  const [a, b] = [of(pair.sign), of(pair.partnerSign)];
  if (a === undefined || b === undefined) return sayPairCorner(tie);
  const words = {
    ...signNames(pair),
    a: bodyInText(a.body),
    aSign: SIGNS[a.sign].name,
    b: bodyInText(b.body),
    bSign: SIGNS[b.sign].name,
  };
  const isOne = a.body === b.body;
  const line = isOne ? hand.draw('one-ruler', ONE_RULER_LINES) : hand.draw('rulers', RULERS_LINES);
  const cites = [...new Set([a.id, b.id])];
  return [{ text: filled(line, words), cites }, weather(tie, a.body, cites)];
}

/** One planet, seen from each of the two. */
export function sayPairCorner(tie: Tie): ReadingPart[] {
  const { pair, facts, hand } = tie;
  const corners = facts.filter((fact) => fact.kind === 'solar-house' && fact.body !== 'moon');
  const of = (sign: SignId): SolarHouseFact[] =>
    corners.flatMap((fact) => (fact.kind === 'solar-house' && fact.ofSign === sign ? [fact] : []));
  const own = of(pair.sign);
  const mine = hand.draw(`pair-body-${own.length}`, own);
  const theirs = of(pair.partnerSign).find(({ body }) => body === mine.body) ?? mine;
  const words = {
    ...signNames(pair),
    body: bodyInText(mine.body),
    bodySign: SIGNS[mine.sign].name,
    matter: matterOf(mine.house, hand),
    otherMatter: matterOf(theirs.house, hand),
  };
  const line =
    mine.house === theirs.house
      ? hand.draw('shared-corner', SHARED_CORNER_LINES)
      : hand.draw('corner', CORNER_LINES);
  const cites = [...new Set([mine.id, theirs.id])];
  return [{ text: filled(line, words), cites }, weather(tie, mine.body, cites)];
}

/** Which of the two the Moon of today is easy company for; on its moving day, that it moves. */
export function sayPairMoon(tie: Tie): ReadingPart[] {
  const { pair, facts, hand } = tie;
  const moon = facts.find((fact) => fact.kind === 'sky' && fact.body === 'moon');
  if (moon?.kind !== 'sky' || !moon.holdsAllDay) return sayPairIngress(tie);
  const isEasy = (sign: SignId): boolean =>
    signSynastry(sign, moon.sign).elements !== 'contrasting';
  const side = sideOf(isEasy(pair.sign), isEasy(pair.partnerSign));
  const isSame = pair.sign === pair.partnerSign;
  const line = isSame
    ? hand.draw(`same-moon-${side}`, SAME_SIGN_MOONS[side === 'both' ? 'both' : 'neither'])
    : hand.draw(`moon-${side}`, MOON_SIDES[side]);
  const words = { ...signNames(pair), moonSign: SIGNS[moon.sign].name };
  return [{ text: filled(line, words), cites: [moon.id] }];
}

function sayPairIngress({ pair, facts, hand }: Tie): ReadingPart[] {
  const ingress = facts.find((fact) => fact.kind === 'ingress' && fact.body === 'moon');
  if (ingress?.kind !== 'ingress') return [];
  const words = { ...signNames(pair), moonSign: SIGNS[ingress.sign].name };
  const line =
    pair.sign === pair.partnerSign
      ? hand.draw('same-ingress', SAME_SIGN_MOON_INGRESS_LINES)
      : hand.draw('pair-ingress', PAIR_MOON_INGRESS_LINES);
  return [{ text: filled(line, words), cites: [ingress.id] }];
}

function sideOf(isOnes: boolean, isOthers: boolean): MoonSide {
  if (isOnes) return isOthers ? 'both' : 'one';
  return isOthers ? 'other' : 'neither';
}

const holdsAllDay = ({ facts }: Tie, body: PlanetId): boolean =>
  facts.some((fact) => fact.kind === 'sky' && fact.body === body && fact.holdsAllDay);

const weather = ({ hand }: Tie, body: PlanetId, cites: readonly string[]): ReadingPart => ({
  text: hand.draw(`weather-${body}`, PAIR_WEATHER[body]),
  cites,
});
