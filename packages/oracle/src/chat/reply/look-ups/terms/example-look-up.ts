import {
  ASPECTS,
  type AspectId,
  BODIES,
  PLANET_IDS,
  type PlanetId,
} from '@palm/astrology/vocabulary';
import { pointNamed } from '../../../slots/birth/points.ts';
import type { Entities } from '../../../understood.ts';
import { type LookUp, told } from '../look-up.ts';

/** What a planet wants on an ordinary day; each fits after "wants to". */
const WANTS = {
  sun: 'be seen for what you do',
  moon: 'be looked after and left in peace',
  mercury: 'talk it through at once',
  venus: 'have it nice and be liked',
  mars: 'get going without asking',
  jupiter: 'say yes to one thing more',
  saturn: 'do what has to be done first',
  uranus: 'do it in a way no one has tried',
  neptune: 'drift off and imagine it',
  pluto: 'get to the bottom of it',
} as const satisfies Record<PlanetId, string>;

const ENDS = {
  conjunction: "so you can't do the one without the other, and people take both for your manner",
  sextile: 'and the two help each other as soon as you ask them to: one call, and it works',
  square:
    'so you do the one with a bad conscience about the other, and by evening you have done both, tired and rather well',
  trine: 'and you do both in one go and hardly notice that it is a talent',
  opposition:
    'so you take one side and the person across the table takes the other, until you see that it is your own quarrel',
} as const satisfies Record<AspectId, string>;

const planetNamed = (name: string | undefined): PlanetId | undefined =>
  PLANET_IDS.find((id) => id === pointNamed(name));

function contactOf({ planet, point, aspect }: Entities) {
  const [a, b] = [planetNamed(planet), planetNamed(point)];
  if (a === undefined) return null;
  const kind = (Object.keys(ASPECTS) as AspectId[]).find((id) => ASPECTS[id].name === aspect);
  return { a, b, kind: kind ?? 'conjunction' };
}

/** "an example of saturn square moon for an ordinary tuesday" */
export const contactExample: LookUp = {
  family: 'aspect-natal',
  isAsked: ({ plain, said, entities }) =>
    /\b(?:example|ordinary (?:day|mon|tues|wednes|thurs|fri)\w*|everyday life|day to day|in real life)\b/iu.test(
      `${said} ${plain}`,
    ) && contactOf(entities) !== null,
  tell: ({ entities }) => {
    const contact = contactOf(entities);
    if (contact === null) return null;
    const { a, b, kind } = contact;
    if (b === undefined) {
      return told(
        `On an ordinary Tuesday ${BODIES[a].name} is the part of you that wants to ${WANTS[a]}: in the first mail you answer, in what you put off, in what you do when no one asks.`,
      );
    }
    return told(
      `On an ordinary Tuesday: one side of you wants to ${WANTS[a]}, the other wants to ${WANTS[b]}, ${ENDS[kind]}. That's ${BODIES[a].name} ${ASPECTS[kind].name} ${BODIES[b].name} in daily life.`,
    );
  },
};
