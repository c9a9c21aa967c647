import { type AspectId, BODIES, SIGNS } from '@palm/astrology/vocabulary';
import { ordinal } from '../../facts/fact-words.ts';
import type { LunationFact } from '../../facts/fact-kinds/sky-fact.ts';
import { axisOf } from '../news/places.ts';
import type { Point } from '../vocabulary.ts';
import type { Dated } from './book-date.ts';
import { across, yours } from './point-words.ts';

/** The heading of a date, in plain words: "Sun across from your Mars". */
export function titleOf({ kind, news, mark }: Dated, hasHouses: boolean): string {
  const { body, aspect, point } = mark;
  const name = BODIES[body].name;
  const { fact } = news;
  if (fact.kind === 'lunation') return lunationTitle(fact, hasHouses);
  if (point === null || aspect === null) return name;
  if (kind === 'return') return returnTitle(name, aspect);
  if (kind === 'end') {
    return body === point ? `Your ${name} return ends` : `${name} leaves ${yours(point)}`;
  }
  if (fact.kind === 'station') {
    return `${name} turns ${fact.turns === 'direct' ? 'forward' : 'back'} on ${yours(point)}`;
  }
  return body === point ? ownTitle(name, aspect) : contactTitle(name, aspect, point);
}

/** A planet that touches its own birth place. */
function ownTitle(name: string, aspect: AspectId): string {
  switch (aspect) {
    case 'conjunction':
      return returnTitle(name, aspect);
    case 'opposition':
      return `${name} across from its birth place`;
    case 'square':
      return `${name} presses on its birth place`;
    case 'trine':
    case 'sextile':
      return `${name} agrees with its birth place`;
  }
}

function contactTitle(name: string, aspect: AspectId, point: Point): string {
  switch (aspect) {
    case 'conjunction':
      return point === 'midheaven' ? `${name} at ${yours(point)}` : `${name} on ${yours(point)}`;
    case 'opposition':
      return isAngle(point) ? `${name} at ${across(point)}` : `${name} across from ${yours(point)}`;
    case 'square':
      return `${name} presses on ${yours(point)}`;
    case 'trine':
    case 'sextile':
      return isAngle(point) ? `${name} helps ${yours(point)}` : `${name} and ${yours(point)} agree`;
  }
}

const isAngle = (point: Point): boolean => point === 'ascendant' || point === 'midheaven';

const returnTitle = (name: string, aspect: AspectId): string =>
  aspect === 'opposition'
    ? `${name} across from its birth place`
    : `${name} back at its birth place`;

function lunationTitle({ phase, eclipse, sign, house, point }: LunationFact, hasHouses: boolean) {
  const name =
    eclipse === null
      ? `${phase === 'new' ? 'New' : 'Full'} Moon`
      : `Eclipse of the ${eclipse === 'sun' ? 'Sun' : 'Moon'}`;
  if (point !== null && phase === 'new') return `${name} on ${yours(point)}`;
  // A full Moon stands at one end of the line, and the Sun at the other.
  if (point === 'midheaven') return `${name} across work and home`;
  if (point === 'ascendant') return `${name} across you and the people close to you`;
  if (point !== null) return `${name} touches ${yours(point)}`;
  if (!hasHouses) return `${name} in ${SIGNS[sign].name}`;
  return phase === 'new'
    ? `${name} in your ${ordinal(house)} house`
    : `${name} across ${AXIS_WORDS[axisOf(house)] ?? 'your chart'}`;
}

const AXIS_WORDS: Readonly<Record<string, string>> = {
  'self-partners': 'you and the people close to you',
  'money-trust': 'what’s yours and what’s shared',
  'talk-travel': 'near and far',
  'home-career': 'work and home',
  'play-friends': 'play and friends',
  'routine-rest': 'work days and rest',
};
