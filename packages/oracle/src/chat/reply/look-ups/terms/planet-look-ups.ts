import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, type PlanetId, SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../../facts/in-text.ts';
import { termIn } from '../../../entities/find-term.ts';
import { pointNamed } from '../../../slots/birth/points.ts';
import { dateWordsAt } from '../../../slots/calendar/date-words.ts';
import { nextIngressOf } from '../../../slots/sky/ingress.ts';
import { note } from '../../../slots/slot.ts';
import type { Entities } from '../../../understood.ts';
import { type LookUp, told } from '../look-up.ts';

const planetIn = ({ planet }: Entities): PlanetId | undefined =>
  PLANET_IDS.find((id) => id === pointNamed(planet));

const lineOf = (planet: PlanetId): string =>
  termIn(`what is ${BODIES[planet].name.toLowerCase()}`)?.line ?? '';

/** Subjects, trades and things, and the planet they are read from by tradition. */
const SUBJECTS: readonly (readonly [RegExp, PlanetId])[] = [
  [
    /\b(?:communicat\w*|talk\w*|think\w*|learn\w*|writ\w*|mind|travel|cars?|phones?|letters|siblings|brothers|sisters|hands|trade|shops?|journalis\w*|drivers?|traffic)\b/u,
    'mercury',
  ],
  [
    /\b(?:love|beauty|relationships?|art|money|taste|flowers?|sweets|cake|chocolate|clothes|fashion|hair|weddings?|perfume)\b/u,
    'venus',
  ],
  [
    /\b(?:anger|angry|sex|desire|drive|energy|war|action|ambition|soldiers?|surgeons?|knives|fire|sports?|tattoos?|muscles?|mechanics?|firefighters?)\b/u,
    'mars',
  ],
  [
    /\b(?:luck|lucky|growth|wealth|belief|expansion|abundance|lawyers?|judges?|universit\w*|priests?|teachers?|horses?)\b/u,
    'jupiter',
  ],
  [
    /\b(?:work|discipline|karma|limits?|duty|time|father|rules|responsib\w*|teeth|tooth|dentists?|bones?|knees?|skin|plumbers?|farm\w*|builders?|winter|old age|patience)\b/u,
    'saturn',
  ],
  [
    /\b(?:emotion\w*|feelings?|mood\w*|mother|home|intuition|tides?|milk|cook\w*|food|stomach|nurses?|cats?|babies)\b/u,
    'moon',
  ],
  [/\b(?:ego|self|identity|will|pride|kings?|gold|the heart|actors?)\b/u, 'sun'],
  [
    /\b(?:change|surprise|freedom|rebel\w*|technology|invention|electricity|computers?|internet|astrolog\w*)\b/u,
    'uranus',
  ],
  [
    /\b(?:dreams?|illusion|spiritual\w*|imagination|music|confusion|the sea|oceans?|films?|movies|wine|alcohol|photograph\w*)\b/u,
    'neptune',
  ],
  [/\b(?:power|death|transform\w*|control|obsession|secrets|detectives?)\b/u, 'pluto'],
];

const ASKED_PLANET =
  /\b(?:which|what) planet (?:is|are|rules?|means?|stands?|governs?|represents?|for|shows?|controls?)\b(?<subject>.*)/u;

/** The planet of the subject after the verb: in "which planet rules cats" nothing is asked about rules. */
const planetAsked = (plain: string): PlanetId | undefined => {
  const subject = ASKED_PLANET.exec(plain)?.groups?.['subject'] ?? '';
  return SUBJECTS.find(([pattern]) => pattern.test(subject))?.[1];
};

/** "which planet is about communication" */
const planetForSubject: LookUp = {
  family: 'term-explain',
  isAsked: ({ plain, entities }) =>
    entities.sign === undefined &&
    planetIn(entities) === undefined &&
    !/\b(?:my|me|i)\b/u.test(plain) &&
    planetAsked(plain) !== undefined,
  tell: ({ plain }) => {
    const planet = planetAsked(plain);
    return planet === undefined
      ? null
      : told(`By tradition that's ${bodyInText(planet)}. ${lineOf(planet)}`);
  },
};

/** "is jupiter always lucky", "is saturn evil" */
const planetGoodOrBad: LookUp = {
  family: 'term-explain',
  isAsked: ({ plain }) =>
    /^(?:so |but |and |why )?(?:is|are) (?:the )?(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)(?: really| always| actually| just| a)* (?:good|bad|lucky|unlucky|evil|cruel|mean|malefic|benefic|scary|negative|positive)(?: planet| luck)?\W*$/u.test(
      plain,
    ),
  tell: ({ entities }) => {
    const planet = planetIn(entities);
    return planet === undefined
      ? null
      : told(
          `No planet is good or bad by itself, and none is always one of them. ${lineOf(planet)}`,
        );
  },
};

const SLOW: ReadonlySet<PlanetId> = new Set(['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']);

/** "why is everyone talking about pluto in aquarius", while it is there. */
const slowPlanetNow: LookUp = {
  family: 'planet-now',
  isAsked: ({ plain, entities }) => {
    const planet = planetIn(entities);
    return (
      planet !== undefined &&
      SLOW.has(planet) &&
      new RegExp(
        String.raw`\b${planet} (?:is |doing |going |being |up to )*in ${entities.sign}\b`,
        'u',
      ).test(plain) &&
      /\b(?:why|what|whats|everyone|about|mean\w*|explain)\b/u.test(plain) &&
      !/\b(?:how long|until|when|my|i|natal|born|birth|house|retrograde|generation|kid|child|son|daughter|baby|he|she|his|her)\b/u.test(
        plain,
      )
    );
  },
  tell: (context) => {
    const planet = planetIn(context.entities);
    const sign = SIGN_IDS.find((id) => id === context.entities.sign);
    if (planet === undefined || sign === undefined) return null;
    const now = signAt(context.sky.positionOf(planet, context.now).longitudeDeg);
    const leaves = now === sign ? nextIngressOf(planet, context) : null;
    if (leaves === null) return null;
    const until = dateWordsAt(leaves.at, context);
    return told(
      `${BODIES[planet].name} is in ${SIGNS[sign].name} now, until ${until}, so the whole world shares it. ${lineOf(planet)} For you it's the house it goes through and the planets it touches that count.`,
      note(`now-${planet}`, `${BODIES[planet].name} in ${SIGNS[sign].name} until ${until}`),
    );
  },
};

/** "what does it mean when saturn is conjunct your ascendant": in a birth chart, unless a time is named. */
const contactMeaning: LookUp = {
  family: 'aspect-natal',
  isAsked: ({ plain, entities: { planet, point, aspect } }) =>
    planet !== undefined &&
    point !== undefined &&
    aspect !== undefined &&
    /\bwhat does\b.*\b(?:mean|feel)\b|\bmeaning\b|\bwhat is it like\b/u.test(plain) &&
    !/\b(?:my|now|today|tonight|tomorrow|transit\w*|currently|this (?:week|month|year)|until|how long|on my|synastry|his|her|their)\b/u.test(
      plain,
    ),
  tell: ({ entities }) => {
    const planet = planetIn(entities);
    const angle = ANGLES[entities.point ?? ''];
    const meets = MEETS[entities.aspect ?? ''];
    if (planet === undefined || angle === undefined || meets === undefined) return null;
    return told(
      `${lineOf(planet).replace(/(?<=\.) .*$/u, '')} The ${entities.point} is ${angle}, and here the two ${meets}. It's read as a habit for life, never as luck.`,
    );
  },
};

const ANGLES: Readonly<Record<string, string>> = {
  ascendant: 'how you come across',
  midheaven: "work and what you're known for",
  descendant: 'the people you choose',
  ic: 'home and where you come from',
};
const MEETS: Readonly<Record<string, string>> = {
  conjunction: 'act as one',
  square: 'rub against each other',
  trine: 'get along without effort',
  sextile: 'help each other if asked',
  opposition: 'pull on one rope from both ends',
};

export const PLANET_LOOK_UPS: readonly LookUp[] = [
  planetForSubject,
  planetGoodOrBad,
  slowPlanetNow,
  contactMeaning,
];
