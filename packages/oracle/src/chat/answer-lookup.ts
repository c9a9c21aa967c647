import { BODIES, MOON_PHASES, SIGNS } from '@palm/astrology/vocabulary';
import * as said from '../../content/chat/lookups.ts';
import { EASE_LINES, RELATION_LINES, WORK_LINES } from '../../content/pair/sign-ties.ts';
import { NATAL_HABITS } from '../../content/sky/natal-habits.ts';
import type { Fact, NatalPointId, SkyFact } from '../facts/fact.ts';
import { ordinal } from '../facts/fact-words.ts';
import { pairFact } from '../facts/synastry-facts.ts';
import type { Person } from '../request.ts';
import { filled } from '../text/sentences.ts';
import type { Hand } from '../writer/hand.ts';
import type { ReadingPart } from '../writer/reading.ts';
import { certainPlacements } from '../writer/say-natal.ts';
import { bodyInText, natalInText } from '../writer/voice-of-sky.ts';
import type { Lookup } from './lookup.ts';

type Asked = { readonly facts: readonly Fact[]; readonly profile: Person };
type Answer = { readonly parts: readonly ReadingPart[]; readonly facts: readonly Fact[] };

const plain = (text: string): ReadingPart => ({ text, cites: [] });

/** What was asked, from the facts, and a question to go on with. */
export function answerLookup(lookup: Lookup, asked: Asked, hand: Hand): Answer {
  const { facts } = asked;
  const close = (lines: readonly string[]): ReadingPart => plain(hand.draw('close', lines));
  switch (lookup.what) {
    case 'natal': {
      const parts = natalParts(lookup.point, facts, hand);
      const isKnown = facts.some(
        (fact) => fact.kind === 'natal' && fact.point === lookup.point && fact.otherSign === null,
      );
      const closings = isKnown ? said.LOOKUP_CLOSINGS : said.UNKNOWN_CLOSINGS;
      return { parts: [...parts, close(closings)], facts };
    }
    case 'sky':
      return { parts: [...skyParts(lookup.body, facts), close(said.SKY_CLOSINGS)], facts };
    case 'retrograde':
      return { parts: [...turningParts(lookup.body, facts), close(said.SKY_CLOSINGS)], facts };
    case 'phase':
    case 'next-phase':
      return { parts: [...phaseParts(lookup, facts), close(said.MOON_CLOSINGS)], facts };
    case 'ruler':
      return { parts: [...rulerParts(facts), close(said.SKY_CLOSINGS)], facts };
    case 'birth-time': {
      const time = asked.profile.birth?.time?.slice(0, 5);
      const line =
        time === undefined ? said.BIRTH_TIME_UNKNOWN : filled(said.BIRTH_TIME_KNOWN, { time });
      return { parts: [plain(line), close(said.BIRTH_CLOSINGS)], facts };
    }
    case 'match':
      return matchAnswer(lookup, facts, hand);
  }
}

function natalParts(point: NatalPointId, facts: readonly Fact[], hand: Hand): ReadingPart[] {
  const natal = natalInText(point);
  const fact = facts.find((one) => one.kind === 'natal' && one.point === point);
  if (fact?.kind !== 'natal') {
    const own = facts.find((one) => one.kind === 'sign');
    if (point === 'sun' && own !== undefined) {
      const text = filled(said.SIGN_ONLY, { sign: SIGNS[own.sign].name });
      return [{ text, cites: [own.id] }];
    }
    const hasDate = facts.some(({ kind }) => kind === 'natal');
    return [plain(hasDate ? filled(said.NATAL_NEEDS_TIME, { natal }) : said.NATAL_NEEDS_DATE)];
  }
  const sign = SIGNS[fact.sign].name;
  const cites = [fact.id];
  if (fact.otherSign !== null) {
    const otherSign = SIGNS[fact.otherSign].name;
    return [{ text: filled(said.NATAL_OPEN, { natal, sign, otherSign }), cites }];
  }
  const inHouse = fact.house === null ? '' : `, in your ${ordinal(fact.house)} house`;
  const place = { text: filled(said.NATAL_LOOKUP, { natal, sign, inHouse }), cites };
  const own = certainPlacements(facts).find((one) => one.point === point);
  if (own === undefined) return [place];
  const habit = hand.draw('habit', NATAL_HABITS[own.point][fact.sign]);
  return [place, { text: filled(said.NATAL_MEANING, { habit }), cites }];
}

const skyFactOf = (body: string, facts: readonly Fact[]): SkyFact | undefined =>
  facts.flatMap((fact) => (fact.kind === 'sky' && fact.body === body ? [fact] : []))[0];

function skyParts(body: string, facts: readonly Fact[]): ReadingPart[] {
  const fact = skyFactOf(body, facts);
  if (fact === undefined) return [];
  const words = {
    body: bodyInText(fact.body),
    sign: SIGNS[fact.sign].name,
    motion: fact.isRetrograde ? ', and retrograde' : '',
  };
  const line = fact.holdsAllDay ? said.SKY_LOOKUP : said.SKY_MOVING;
  return [{ text: filled(line, words), cites: [fact.id] }];
}

function turningParts(body: string | null, facts: readonly Fact[]): ReadingPart[] {
  if (body === 'sun' || body === 'moon') {
    return [plain(filled(said.NEVER_RETROGRADE, { body: bodyInText(body) }))];
  }
  if (body === null) return allTurning(facts);
  const fact = skyFactOf(body, facts);
  if (fact === undefined) return [];
  const words = { body: BODIES[fact.body].name, sign: SIGNS[fact.sign].name };
  const cites = [fact.id];
  return fact.isRetrograde
    ? [{ text: filled(said.RETROGRADE_NOW, words), cites }, plain(said.RETROGRADE_ADVICE)]
    : [{ text: filled(said.NOT_RETROGRADE, words), cites }];
}

function allTurning(facts: readonly Fact[]): ReadingPart[] {
  const turning = facts.filter((fact) => fact.kind === 'sky').filter((fact) => fact.isRetrograde);
  if (turning.length === 0) return [plain(said.NO_RETROGRADES)];
  const bodies = turning.map(({ body }) => BODIES[body].name).join(', ');
  const cites = turning.map(({ id }) => id);
  return [{ text: filled(said.RETROGRADES_NOW, { bodies }), cites }, plain(said.RETROGRADE_ADVICE)];
}

/** Degrees the Moon gains on the Sun in a day, on average. */
const GAIN_DEG_PER_DAY = 12.19;

function phaseParts(
  lookup: Extract<Lookup, { what: 'phase' | 'next-phase' }>,
  facts: readonly Fact[],
): ReadingPart[] {
  const fact = facts.find((one) => one.kind === 'phase');
  if (fact === undefined) return [];
  const cites = [fact.id];
  if (lookup.what === 'phase') {
    const lit = String(Math.round(fact.illuminatedFraction * 100));
    const phase = MOON_PHASES[fact.phase].name.toLowerCase();
    return [{ text: filled(said.PHASE_NOW, { phase, lit }), cites }];
  }
  const target = lookup.phase === 'fullMoon' ? 180 : 360;
  const phase = MOON_PHASES[lookup.phase].name.toLowerCase();
  const days = Math.round(((target - fact.angleDeg + 360) % 360) / GAIN_DEG_PER_DAY);
  if (days === 0) return [{ text: filled(said.PHASE_TODAY, { phase }), cites }];
  const away = days === 1 ? 'one day' : `${days} days`;
  return [{ text: filled(said.NEXT_PHASE, { phase, days: away }), cites }];
}

function rulerParts(facts: readonly Fact[]): ReadingPart[] {
  const fact = facts.find((one) => one.kind === 'ruler');
  if (fact === undefined) return [plain(said.NATAL_NEEDS_DATE)];
  const words = {
    sign: SIGNS[fact.ofSign].name,
    body: bodyInText(fact.body),
    bodySign: SIGNS[fact.sign].name,
  };
  return [{ text: filled(said.RULER_LOOKUP, words), cites: [fact.id] }];
}

function matchAnswer(
  match: Extract<Lookup, { what: 'match' }>,
  facts: readonly Fact[],
  hand: Hand,
): Answer {
  const own = match.with ?? facts.find((fact) => fact.kind === 'sign')?.sign;
  if (own === undefined) return { parts: [plain(said.MATCH_NEEDS_SIGN)], facts };
  const pair = pairFact(own, match.sign);
  const words = { one: SIGNS[own].name, other: SIGNS[match.sign].name };
  const cites = [pair.id];
  const mode = pair.isSameModality ? 'same' : 'different';
  return {
    parts: [
      plain(hand.draw('match-opening', said.MATCH_OPENINGS)),
      { text: filled(hand.draw('relation', RELATION_LINES[pair.relation]), words), cites },
      { text: hand.draw('ease', EASE_LINES[pair.elements]), cites },
      { text: hand.draw('work', WORK_LINES[mode]), cites },
      plain(hand.draw('match-closing', said.MATCH_CLOSINGS)),
    ],
    facts: [...facts, pair],
  };
}
