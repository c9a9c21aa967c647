import { capitalised } from '../../lib/format/capitalised.ts';
import { phaseOf } from '@palm/astrology/phase-of';
import { BODIES, MOON_PHASES, SIGNS } from '@palm/astrology/vocabulary';
import type { ChartBody } from '@palm/contract/chart';
import { clockTime, shortDay, type Zone } from '../../lib/format/calendar-words.ts';
import { degreeWords } from '../../lib/format/degree-words.ts';
import type { Tonight, TonightEvent } from './tonight.ts';
import { copy } from './copy.ts';

/** Mon, Nov 16, 3:10 am */
export const whenWords = (at: number, zone: Zone): string =>
  `${shortDay(at, zone)}, ${clockTime(at, zone)}`;

/** The Sun and the Moon have an article, the planets have names. */
const named = (body: ChartBody['id']): string =>
  body === 'sun' || body === 'moon' ? copy.tonightWords.the(BODIES[body].name) : BODIES[body].name;

export function eventWords(event: TonightEvent): string {
  if (event.kind === 'quarter') return MOON_PHASES[event.phase].name;
  const who = capitalised(named(event.body));
  return event.kind === 'ingress'
    ? copy.tonightWords.enters(who, SIGNS[event.sign].name)
    : copy.tonightWords.turns(who, event.turns);
}

/** 23°12′ Scorpio */
export const placeWords = ({ degree, sign }: ChartBody): string =>
  `${degreeWords(degree)} ${SIGNS[sign].name}`;

/** Venus stands at 4°12′ Libra */
export const standsWords = (body: ChartBody): string =>
  copy.tonightWords.standsAt(capitalised(named(body.id)), placeWords(body));

/** The whole wheel as text, for screen readers. */
export const wheelWords = ({ bodies }: Tonight): string =>
  copy.tonightWords.skyAsWheel(
    bodies.map((body) => `${BODIES[body.id].name} ${placeWords(body)}`).join(', '),
  );

/** New Moon, Waxing Crescent and so on. */
export const phaseWords = ({ moon }: Tonight): string => MOON_PHASES[phaseOf(moon.angle)].name;

export const litWords = ({ moon }: Tonight): string =>
  copy.tonightWords.lit(Math.round(moon.litFraction * 100));
