import { BODIES, MOON_PHASES, SIGNS } from '@palm/astrology/vocabulary';
import type { ChartBody } from '@palm/contract/chart';
import { clockTime, shortDay, type Zone } from '../../lib/calendar-words.ts';
import { degreeWords } from '../../lib/degree-words.ts';
import type { Tonight, TonightEvent } from './tonight.ts';

/** Mon, Nov 16, 3:10 AM */
export const whenWords = (at: number, zone: Zone): string =>
  `${shortDay(at, zone)}, ${clockTime(at, zone)}`;

/** The Sun and the Moon have an article, the planets have names. */
const named = (body: ChartBody['id']): string =>
  body === 'sun' || body === 'moon' ? `the ${BODIES[body].name}` : BODIES[body].name;

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function eventWords(event: TonightEvent): string {
  if (event.kind === 'quarter') return MOON_PHASES[event.phase].name;
  const who = capitalised(named(event.body));
  return event.kind === 'ingress'
    ? `${who} enters ${SIGNS[event.sign].name}`
    : `${who} turns ${event.turns}`;
}

/** 23°12′ Scorpio */
export const placeWords = ({ degree, sign }: ChartBody): string =>
  `${degreeWords(degree)} ${SIGNS[sign].name}`;

/** Venus stands at 4°12′ Libra */
export const standsWords = (body: ChartBody): string =>
  `${capitalised(named(body.id))} stands at ${placeWords(body)}`;

/** The whole wheel in one breath, for whoever does not see it. */
export const wheelWords = ({ bodies }: Tonight): string =>
  `The sky as a wheel: ${bodies.map((body) => `${BODIES[body.id].name} ${placeWords(body)}`).join(', ')}`;

/** Half of what the Moon gains on the Sun in a day: then the almanac's own word is true all day. */
const NEAR_QUARTER_DEG = 6.1;
const quarterNames = ['New Moon', 'First Quarter', 'Full Moon', 'Last Quarter'] as const;
const betweenNames = [
  'Waxing Crescent',
  'Waxing Gibbous',
  'Waning Gibbous',
  'Waning Crescent',
] as const;

/** What somebody who looks up would call it: a quarter on its own day, else by its shape. */
export function phaseWords({ moon: { angle } }: Tonight): string {
  const nearest = Math.round(angle / 90);
  if (Math.abs(angle - nearest * 90) < NEAR_QUARTER_DEG) {
    return quarterNames[nearest % 4] ?? 'New Moon';
  }
  return betweenNames[Math.floor(angle / 90)] ?? 'Waning Crescent';
}

export const litWords = ({ moon }: Tonight): string => `${Math.round(moon.litFraction * 100)}% lit`;
