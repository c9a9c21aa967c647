import { signInChart } from '@palm/astrology/chart';
import { degreeInSign } from '@palm/astrology/sign-at';
import { BODIES, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import type { PersonalPointId } from '../../../../../content/chat/natal-habits.ts';
import { signOf } from '../../../../facts/birth-chart.ts';
import { degreeWords } from '../../../../facts/fact-words.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import { indianValues } from '../../../slots/terms/indian-values.ts';
import { tellOwnGroup } from '../elements-look-up.ts';
import { told } from '../look-up.ts';
import {
  habitOf,
  placedWords,
  planetsInSign,
  SIGN_WORD,
  signNamed,
  signsIn,
} from './chart-words.ts';
import type { Whole, WholeLookUp } from './whole-look-up.ts';

const UNLIKE = new RegExp(
  String.raw`\b(?:nothing|not|dont|do not|never|isnt|doesnt|arent|cant|hardly|barely|opposite)\b.{0,40}\b(?:like|relate to|relate with|identify (?:with|as)|fit|fits|typical|resonate\w*(?: with)?|act like|of)\b.{0,20}\b(?:${SIGN_WORD}s?|my (?:sun |star |zodiac )?sign|one|it)\b`,
  'u',
);
/** "im supposed to be an outgoing libra but im a hermit" */
const BUT_OTHERWISE = new RegExp(
  String.raw`\bim (?:an?|supposed to be (?:an? )?(?:\w+ )?) ?(?:${SIGN_WORD})(?: sun)?,? (?:but|yet) (?:im|i am|i (?:cry|hate|love|never|always|cant|dont|get|feel|am)|everyone|people)\b`,
  'u',
);
const SIGN_TALK = new RegExp(
  String.raw`\b(?:${SIGN_WORD}s?|(?:sun|star|zodiac) ?sign|my sign)\b`,
  'u',
);

/** Where people find themselves who miss themselves in the Sun's sign. */
const OTHER_POINTS = ['moon', 'ascendant', 'mercury', 'venus', 'mars'] as const;

/** "everyone says im such a sagittarius and i feel nothing like one, is my moon the problem" */
const unlikeSign: WholeLookUp = {
  family: 'sun-sign',
  isAsked: ({ text }) =>
    (UNLIKE.test(text) ||
      (BUT_OTHERWISE.test(text) &&
        /\b(?:why|explain|how come|normal|weird|wrong)\b/u.test(text))) &&
    SIGN_TALK.test(text) &&
    /\b(?:i|im|me|my)\b/u.test(text) &&
    !/\b(?:he|she|they|boyfriends?|girlfriends?|husbands?|wifes?|wives|would like|id like|looks? like|feels? like (?:he|she|its)|rising|ascendant|compatib\w*|dont like|doesnt like)\b/u.test(
      text,
    ),
  tell: ({ chart, person }, { text }) => {
    const sun = signsIn(text)[0] ?? signOf(person);
    const isMoonAsked = /\bmoon\b/u.test(text);
    const opening = `That's common${isMoonAsked ? ', and nothing is a problem' : ''}: the Sun sign is one of ten planets and the rising sign`;
    if (chart === null || sun === null) {
      return told(
        `${opening}, so people often find themselves in the Moon, the rising sign or where most of their planets stand. With a birth date, hour and place I can tell you yours. A sign fits nobody exactly, and you know yourself better than the list does.`,
      );
    }
    const others = OTHER_POINTS.flatMap((point) => {
      const sign = signOfPoint(chart, point);
      return sign === null || sign === sun ? [] : [{ point, sign }];
    }).slice(0, 2);
    const moon = signOfPoint(chart, 'moon');
    const sameMoon =
      moon === sun ? ` Your Moon is in ${SIGNS[sun].name} too, so it isn't that.` : '';
    const lines = others.map(
      ({ point, sign }) => `${placedWords(point, sign)} tends to ${habitOf(point, sign)}`,
    );
    const rest = lines.length === 0 ? '' : ` ${capitalised(listWords(lines))}.`;
    const hour =
      chart.time === 'unknown'
        ? ' The rising sign, how you come across, needs your birth hour.'
        : '';
    return told(
      `${opening}.${sameMoon}${rest}${hour} A sign fits nobody exactly, and you know yourself better than the list does.`,
      ...others.map(({ point }) => natalFact(chart, point)),
    );
  },
};

const MUCH = new RegExp(
  String.raw`\b(?:so much|too much|a lot of|lots of|so many|this much|all this|all that|that much|mostly|loads of|heavy|heavily)\b.{0,12}\b(?<sign>${SIGN_WORD})\b`,
  'u',
);

/** "why do i have so much scorpio in my chart" */
const muchOfSign: WholeLookUp = {
  family: 'stellium',
  isAsked: ({ text }) =>
    MUCH.test(text) &&
    /\b(?:chart|placements?|planets?|energy)\b/u.test(text) &&
    /\b(?:i|my|me)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const sign = signNamed(MUCH.exec(text)?.groups?.['sign']);
    if (chart === null || sign === null) return null;
    const found = planetsInSign(chart, sign);
    const isRising = signOfPoint(chart, 'ascendant') === sign;
    const names = [
      ...found.map((planet) => BODIES[planet].name),
      ...(isRising ? ['the rising sign'] : []),
    ];
    const { name } = SIGNS[sign];
    const facts = found.map((planet) => natalFact(chart, planet));
    if (names.length === 0) {
      return told(
        `By your birth details nothing in your chart is in ${name}, so check the date that other site has.`,
      );
    }
    const inner = found.filter((planet) => ['sun', 'mercury', 'venus'].includes(planet)).length;
    const why =
      inner >= 2
        ? ` Mercury and Venus never stray far from the Sun, so around the ${name} weeks they pile up there.`
        : '';
    return told(
      `${capitalised(listWords(names))} ${names.length === 1 ? 'is' : 'are'} in ${name} in your chart.${why} ${names.length >= 3 ? `Three or more in one sign is a strong accent: you tend to ${habitOf('sun', sign)}, in more than one part of life.` : `That's an accent and no excess: the rest of your planets are elsewhere.`}`,
      ...facts,
    );
  },
};

const STATED = new RegExp(
  String.raw`\b(?<sign>${SIGN_WORD}) (?<point>sun|moon|rising|ascendant)\b`,
  'gu',
);
const POINTS: Readonly<Record<string, PersonalPointId>> = {
  sun: 'sun',
  moon: 'moon',
  rising: 'ascendant',
  ascendant: 'ascendant',
};

function statedIn(text: string): { point: PersonalPointId; sign: SignId }[] {
  return [...text.matchAll(STATED)].flatMap(({ groups }) => {
    const [sign, point] = [signNamed(groups?.['sign']), POINTS[groups?.['point'] ?? '']];
    return sign === null || point === undefined ? [] : [{ sign, point }];
  });
}

const OF_ANOTHER =
  /\b(?:he|she|hes|shes|boyfriend|girlfriend|husband|wife|partner|ex|crush|bf|gf|boss|mom|mum|dad)\b/u;

/** "im a gemini sun gemini moon gemini rising send help" */
const statedThree: WholeLookUp = {
  family: 'big-three',
  isAsked: ({ text }) => {
    const stated = statedIn(text);
    return (
      stated.length >= 2 &&
      new Set(stated.map(({ point }) => point)).size === stated.length &&
      !/\b(?:compatib\w*|match|versus|vs|app|site|changed|which|and im|and i am|job|career|good|best)\b/u.test(
        text,
      )
    );
  },
  tell: ({ chart: own }, { text }) => {
    const isOther = OF_ANOTHER.test(text);
    const chart = isOther ? null : own;
    const stated = statedIn(text);
    const off = stated.flatMap(({ point, sign }) => {
      const known = signOfPoint(chart, point);
      return known === null || known === sign ? [] : [placedWords(point, known)];
    });
    const known = stated.filter(({ point }) => signOfPoint(chart, point) !== null);
    const check =
      off.length > 0
        ? `By your details it's ${listWords(off)}, so compare the hour and place you gave elsewhere. `
        : known.length === stated.length
          ? 'Your chart says so too. '
          : '';
    const lines = stated.map(
      ({ point, sign }) =>
        `${point === 'ascendant' ? `${SIGNS[sign].name} rising` : `${point === 'sun' ? 'the Sun' : 'the Moon'} in ${SIGNS[sign].name}`} tends to ${habitOf(point, sign)}`,
    );
    const signs = new Set(stated.map(({ sign }) => sign));
    const [only] = signs;
    const same =
      signs.size === 1 && only !== undefined
        ? ` That much ${SIGNS[only].name} means people get what they see; what's missing is a second opinion inside, so borrow one from friends with less ${SIGNS[only].element} in them.`
        : isOther
          ? ' What they do tells you more than any of it.'
          : ' Where they pull apart is usually where you get interesting.';
    return told(
      `${check}${capitalised(listWords(lines))}.${same}`,
      ...(chart === null ? [] : known.map(({ point }) => natalFact(chart, point))),
    );
  },
};

/** The Indian names of the signs, as they are typed in Latin letters. */
export const INDIAN_SIGNS: readonly (readonly [RegExp, SignId])[] = [
  [/\bmesha?\b/u, 'aries'],
  [/\b(?:vrishabha?|vrushabha?|rishabha?)\b/u, 'taurus'],
  [/\bmithuna?\b/u, 'gemini'],
  [/\b(?:karka?|karkata?|kataka)\b/u, 'cancer'],
  [/\b(?:simha|singh|sinh)\b/u, 'leo'],
  [/\bkanya\b/u, 'virgo'],
  [/\b(?:tula|thula)\b/u, 'libra'],
  [/\b(?:vrishchika?|vrischika?)\b/u, 'scorpio'],
  [/\b(?:dhanu|dhanus)\b/u, 'sagittarius'],
  [/\bmakara?\b/u, 'capricorn'],
  [/\b(?:kumbha?|kumbh)\b/u, 'aquarius'],
  [/\bmeena?\b/u, 'pisces'],
];
const INDIAN =
  /\b(?:vedic|jyotish|sidereal|rashi|rasi|lahiri|(?:indian|hindu) (?:astrolog\w*|chart|sign|zodiac|horoscope|app|site|reading)|kundli|kundali|pandit|janam)\b/u;
const WESTERN =
  /\b(?:western|tropical|here|this app|your app|normal|regular|you say|u say|the app|apps?)\b/u;
const ASKS_WHICH =
  /\b(?:which|but|true|right|real|correct|accurate|better|believe|trust|confus\w*|different|difference|differ|wrong|why|really|actually|or)\b/u;

const isTwoZodiacs = ({ text }: Whole): boolean => {
  const signs = signsIn(text).length + INDIAN_SIGNS.filter(([word]) => word.test(text)).length;
  if (/\bsidereal\b/u.test(text) && /\btropical\b/u.test(text)) return ASKS_WHICH.test(text);
  return (
    INDIAN.test(text) &&
    ASKS_WHICH.test(text) &&
    (signs >= 2 ||
      (signs >= 1 && WESTERN.test(text)) ||
      (WESTERN.test(text) && /\bsigns?\b|\bchart\b/u.test(text)))
  );
};

/** "mesh rashi, western app says taurus, which one" */
const twoZodiacs: WholeLookUp = {
  family: 'sidereal',
  isAsked: (whole) =>
    isTwoZodiacs(whole) && !/\b(?:compatib\w*|match|marry|marriage|sade sati)\b/u.test(whole.text),
  tell: (context, { text }) => {
    const indian = INDIAN_SIGNS.find(([word]) => word.test(text));
    const rashi =
      indian === undefined
        ? ''
        : ` ${capitalised(indian[0].exec(text)?.[0] ?? '')} is ${SIGNS[indian[1]].name}, and a rashi is usually the Moon's sign, so it may not even be about the same planet.`;
    const own = indianValues['vedic astrology'](context);
    const sun = context.chart === null ? null : signInChart(context.chart, 'sun');
    const ownWords =
      own === null || sun?.kind !== 'certain'
        ? ''
        : ` Yours: here the Sun is in ${SIGNS[sun.sign].name}. ${own.text}`;
    return told(
      `Both are right; they count from different starting points. The western zodiac starts at the spring equinox, the Indian one from the stars, and the two are about 24 degrees apart by now, so most people land one sign earlier in the Indian one.${rashi}${ownWords} Read the one whose tradition you're using, and don't mix their descriptions. This app reads the western one.`,
      ...(own?.facts ?? []),
    );
  },
};

const SITES =
  /\b(?:app|apps|site|sites|website|websites|astro com|astro\.com|co ?star|costar|calculators?|online|cafe astrology|chani|sanctuary|the pattern|elsewhere|other (?:one|place|chart))\b/u;
const NEAR_EDGE_DEG = 3;

/** "astro.com says cancer rising and this app says leo rising" */
const risingDiffers: WholeLookUp = {
  family: 'rising-mine',
  isAsked: ({ text }) =>
    /\b(?:rising|ascendant)s?\b/u.test(text) &&
    SITES.test(text) &&
    (signsIn(text).length >= 2 ||
      /\b(?:different|differ\w*|two|2|another|not the same|other|disagree\w*|wrong)\b/u.test(
        text,
      )) &&
    !/\d:\d\d|\binstead\b/u.test(text),
  tell: ({ chart }) => {
    const causes =
      'The usual causes: daylight saving left out, another time zone or town, a.m. and p.m. swapped, or a birth time that was rounded. Check those four on the other site first.';
    if (chart?.time !== 'known') {
      return told(
        `A rising sign changes about every two hours, so a small difference in the data makes two. ${causes} With your date, hour and place I can compute it too.`,
      );
    }
    const { ascendantDeg } = chart.angles;
    const sign = signOfPoint(chart, 'ascendant');
    const degree = degreeInSign(ascendantDeg);
    const edge = Math.min(degree, 30 - degree);
    const near =
      edge < NEAR_EDGE_DEG
        ? `That's within ${Math.max(1, Math.ceil(edge))} ${Math.ceil(edge) <= 1 ? 'degree' : 'degrees'} of the next sign, so about ${Math.max(4, Math.ceil(edge) * 4)} minutes of birth time decide it.`
        : `That's ${Math.round(edge)} degrees from the nearest border, so it takes about ${Math.round(edge) * 4} minutes of difference to change it.`;
    return told(
      `Nobody's lying; two places started from different data. With the date, hour and place in your profile I compute ${degreeWords(ascendantDeg)}, so ${sign === null ? '' : SIGNS[sign].name} rising. ${near} ${causes}`,
      natalFact(chart, 'ascendant'),
    );
  },
};

/** "what planet rules me" */
const ownRuler: WholeLookUp = {
  family: 'chart-ruler',
  isAsked: ({ text }) =>
    /\b(?:what|which|whats|who)\b.{0,12}\bplanets? (?:rules?|ruling|governs?) (?:me|my sign|over me)\b|\bmy (?:ruling planet|planetary ruler|ruler planet|planet ruler)\b|\b(?:ruled|governed) by (?:what|which) planet\b|\bwhat planet am i(?: ruled by)?\b|\bruling planet of my\b/u.test(
      text,
    ),
  tell: (context) => {
    const { chart, person } = context;
    const sun = (chart === null ? null : signOfPoint(chart, 'sun')) ?? signOf(person);
    if (sun === null) return null;
    const { name, ruler } = SIGNS[sun];
    const rising = signOfPoint(chart, 'ascendant');
    const first = `${capitalised(bodyInText(ruler))}, by your Sun sign: it rules ${name}.`;
    return rising === null || chart === null
      ? told(
          `${first} Astrologers give more weight to the ruler of the rising sign, the chart ruler, and that one needs your birth hour and place.`,
        )
      : told(
          `${first} Your chart ruler is ${bodyInText(SIGNS[rising].ruler)}, because you have ${SIGNS[rising].name} rising, and astrologers give that one more weight.`,
          natalFact(chart, 'sun'),
          natalFact(chart, 'ascendant'),
        );
  },
};

const CLAIMED_ELEMENT =
  /\b(?:i have|ive got|i got|theres|there is|my chart has|with|having)\b.{0,12}\b(?:no|zero|not any|so much|too much|a lot of|lots of|barely any|hardly any|little|only)\b (?<group>fire|earth|air|water)\b/u;

/** "i have no water in my chart, does that mean im a psycho" */
const claimedElement: WholeLookUp = {
  family: 'dominant',
  isAsked: ({ text }) =>
    CLAIMED_ELEMENT.test(text) && /\b(?:chart|placements?|signs?)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const typed = CLAIMED_ELEMENT.exec(text)?.groups?.['group'];
    const group = (['fire', 'earth', 'air', 'water'] as const).find((one) => one === typed);
    if (group === undefined) return null;
    const isFear =
      /\b(?:psycho\w*|cold|heartless|broken|mean|evil|bad|wrong|crazy|dumb|stupid|lazy|weak|problem|emotionless|narciss\w*)\b/u.test(
        text,
      );
    const calm = isFear
      ? ' No element makes anyone good or bad, warm or cold; people often work hardest at the one they have least of.'
      : '';
    if (chart === null) {
      return told(
        `${isFear ? 'No. ' : ''}${NO_ELEMENT[group]}${calm} With your birth date I can count yours.`,
      );
    }
    const counted = tellOwnGroup(group, text, chart);
    return told(`${counted.text}${calm}`, ...counted.facts);
  },
};

const NO_ELEMENT = {
  fire: 'Little fire is read as needing a push to begin, and then going steadily.',
  earth: 'Little earth is read as having to learn routines on purpose.',
  air: 'Little air is read as thinking in deeds and feelings before words.',
  water:
    'Little water is read as dealing with feelings by doing or thinking first; it never means that there are none.',
} as const;

export const SIGN_DOUBTS: readonly WholeLookUp[] = [
  twoZodiacs,
  risingDiffers,
  statedThree,
  unlikeSign,
  muchOfSign,
  ownRuler,
  claimedElement,
];
