import { SIGNS } from '@palm/astrology/vocabulary';
import {
  ELEMENTS_IN_ONE,
  HOUSE_OTHER_SIDES,
  POINT_OTHER_SIDES,
  SIGN_OTHER_SIDES,
  SIGN_TRAITS,
} from '../../../../../content/chat/own/other-sides.ts';
import { QUIET_SIGNS } from '../../../../../content/chat/own/quiet-signs.ts';
import { STYLES_IN_SIGNS } from '../../../../../content/chat/named/styles-in-signs.ts';
import { signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import { placementsNamed } from '../named/named-placements.ts';
import { habitOf } from '../whole/chart-words.ts';
import {
  type ChartTurn,
  houseBefore,
  type OnChart,
  placementBefore,
  signBefore,
  wordsOf,
} from './chart-turn.ts';

/** "Leo" may be a son: a sign or a placement was asked about. */
const MEANING =
  /\b(?:mean\w*|charts?|signs?|placements?|stellium|suns?|moons?|rising|mercury|venus|mars|saturn|pluto|neptune|uranus|jupiter|chiron|node|(?:\w+(?:st|nd|rd|th)) house|zodiac|like)\b/u;
const isOfMeaning = ({ earlier }: OnChart): boolean => MEANING.test(earlier);

/** The side that a description left out, of what was spoken of before. */
function otherSide(turn: OnChart): string | null {
  const point = Object.keys(POINT_OTHER_SIDES).find((one) =>
    new RegExp(String.raw`\b${one}\b`, 'u').test(turn.earlier),
  );
  const [house, sign] = [houseBefore(turn), signBefore(turn)];
  if (point === 'chiron' || point === 'lilith') return POINT_OTHER_SIDES[point] ?? null;
  if (house !== null) return HOUSE_OTHER_SIDES[house] ?? null;
  if (sign !== undefined) return SIGN_OTHER_SIDES[sign];
  return point === undefined ? null : (POINT_OTHER_SIDES[point] ?? null);
}

const SOUNDS =
  /\b(?:sounds?|seems?|feels?|thats|that is|its|it is|this is)\b (?:(?:so|pretty|really|kinda|kind of|a bit|a little|very|quite|super|like|all|rather) )*(?<word>lonely|sad|harsh|scary|intense|heavy|dark|boring|depressing|awful|bad|negative|mean|brutal|exhausting|hard|tough|cold|gloomy|rough|bleak|terrible|horrible|unfair)\b/u;
const MOST_WORDS = 9;

/** "that sounds lonely", after the meaning of a house, a sign or a point. */
const soundsHard: ChartTurn = {
  isSaid: (turn) =>
    SOUNDS.test(turn.text) &&
    wordsOf(turn.text) <= MOST_WORDS &&
    isOfMeaning(turn) &&
    otherSide(turn) !== null,
  tell: (_context, turn) => {
    const word = SOUNDS.exec(turn.text)?.groups?.['word'] ?? 'hard';
    return told(
      `It does sound ${word} put like that, and it's half the picture: ${otherSide(turn) ?? ''}. It describes a style, never how your life goes or who stays in it. Does the ${word} part ring true for you, or was it just the wording?`,
    );
  },
};

const OUCH =
  /^(?:ouch|oof|yikes|damn|dang|ow|rude|harsh|brutal|wow ok|great|lovely|charming|no pressure)\b[^\p{L}]*(?:lol|haha|thanks|ok)?\W*$/u;

/** "ouch", after a hard description. */
const ouch: ChartTurn = {
  isSaid: (turn) => OUCH.test(turn.text) && isOfMeaning(turn) && otherSide(turn) !== null,
  tell: (_context, turn) =>
    told(
      `Ouch, I know; the old books aren't tactful. Here's the half they skip: ${otherSide(turn) ?? ''}. And a style is something you can move in. Which bit landed?`,
    ),
};

const IS_WHY =
  /\b(?:is (?:it|that|this) (?:the reason )?why|so (?:thats|that is) why|thats why|does (?:it|that|this) explain|is (?:it|that|this) the reason|could (?:it|that) be why|because of (?:it|that|this))\b/u;
const NAMES_PLANET =
  /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|rising|chiron|retrograde)\b/u;

/** "is it why im so serious", after a sign, a stellium or a placement. */
const isItWhy: ChartTurn = {
  isSaid: (turn) =>
    IS_WHY.test(turn.text) &&
    !NAMES_PLANET.test(turn.text) &&
    isOfMeaning(turn) &&
    signBefore(turn) !== undefined,
  tell: (_context, turn) => {
    const sign = signBefore(turn);
    if (sign === undefined) return null;
    const [words, good] = SIGN_TRAITS[sign];
    const { name } = SIGNS[sign];
    const trait = words.exec(turn.text)?.[0];
    const many = /\bstellium\b|\b(?:four|five|six|three|[3-7]) planets\b/u.test(turn.earlier)
      ? ', and with several planets there it gets louder'
      : '';
    return told(
      trait === undefined
        ? `Not by the book, at least: that isn't what ${name} is known for. It's read as somebody who will tend to ${habitOf('sun', sign)}. So look for the reason closer to home: since when is it so, and what was going on then?`
        : `Partly, yes: by the book that's just the ${name} side of you${many}. It's a style, and how you grew up does the rest. The good side of the same thing: ${good}. So it isn't a flaw to get rid of; decide where you want it and where it may have the evening off.`,
    );
  },
};

const FEARS =
  /\b(?:never|forever|always|doomed|cursed|alone|wont|no chance|stuck|hopeless|for life|permanent\w*|too late|no way out|impossible)\b/u;
const CONCLUDES =
  /^(?:so|and|but|then|wait|omg|ok|oh|does (?:it|that) mean|that means|meaning|will|am|is)\b|\bso (?:its|it is|thats|it must be) (?:true|right|real)\b/u;
const FEAR_ANSWERS: readonly (readonly [RegExp, string])[] = [
  [
    /\bchiron\b/u,
    "No, it isn't read as a wound that stays open. It's a tender spot: it stings less each time you notice it sooner and say so, and it makes you good with people who hurt in the same place. Tradition puts the turn near fifty, at the Chiron return; most people needn't wait for that.",
  ],
  [
    /\b(?:7th|seventh|marriage|love|venus|juno|relationships?)\b/u,
    "No: no placement keeps anyone alone, and none sets a date either. It describes how you go about it, and that's the part you can change. People with exactly this chart are married, single and happy, and everything between.",
  ],
  [
    /\bsaturn\b/u,
    "No: Saturn is read as slow, and slow isn't never. What comes under it comes later than for others and tends to stay. Pick the next small step and do it properly; that is all Saturn ever asks.",
  ],
  [
    /./u,
    'No. A placement is a style and no sentence: plenty of people live well with the same one. What it can do is give you a word for a habit, and habits can be changed, one small time after another.',
  ],
];

/** "so it never heals?", "so ill be alone forever then" */
const fearOfPlacement: ChartTurn = {
  isSaid: (turn) =>
    FEARS.test(turn.text) &&
    CONCLUDES.test(turn.text) &&
    wordsOf(turn.text) <= MOST_WORDS &&
    (placementBefore(turn) !== undefined ||
      /\b(?:chiron|(?:empty|\w+(?:st|nd|rd|th)) house|node|saturn|stellium|placements?|square|opposition|retrograde)\b/u.test(
        turn.earlier,
      )),
  tell: (_context, { earlier }) => {
    const answer = FEAR_ANSWERS.find(([about]) => about.test(earlier))?.[1];
    return answer === undefined ? null : told(answer);
  },
};

const UNWANTED =
  /\b(?:i (?:really |just )?(?:dont|do not|never|wont|would never) (?:ever )?(?:want|wanted|plan|wish)\b|not interested in\b|no interest in\b)/u;
const LIFE_PLANS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:marry|married|marriage|husband|wife|wedding)\b/u, 'marry'],
  [/\b(?:kids?|child(?:ren)?|bab(?:y|ies)|mother|father)\b/u, 'have children'],
  [/\b(?:relationships?|partner|dating|boyfriend|girlfriend)\b/u, 'be with anyone'],
  [/\b(?:move|abroad|leave|emigrate)\b/u, 'move away'],
  [
    /\b(?:boss|lead\w*|career|promotion|famous|fame|stage|public|attention|manager)\b/u,
    'be out in front',
  ],
  [/\b(?:business|self employed|freelance)\b/u, 'work for yourself'],
];

/** "i dont want to get married. ever", after a node or a house that is said to be about it. */
const notWanted: ChartTurn = {
  isSaid: (turn) =>
    UNWANTED.test(turn.text) &&
    LIFE_PLANS.some(([words]) => words.test(turn.text)) &&
    wordsOf(turn.text) <= 14,
  tell: (context, turn) => {
    const plan = LIFE_PLANS.find(([words]) => words.test(turn.text))?.[1];
    if (plan === undefined) return null;
    const named = placementBefore(turn);
    const isNode = /\bnode\b/u.test(turn.earlier);
    const sign = named?.sign ?? (isNode ? signOfPoint(context.chart, 'trueNode') : null);
    const reading =
      isNode && sign !== null
        ? ` A north node in ${SIGNS[sign].name} is read as practicing ${STYLES_IN_SIGNS.northNode[sign][0]}; friends, work and neighbors are a full-size place for that.`
        : ' Whatever it stands for can be lived with friends, in work or alone; the forms are up to you.';
    return told(
      `Then don't: nothing in a chart tells you to ${plan}, and a chart has no vote on it.${reading} You don't owe anyone a reason either.`,
    );
  },
};

const NOT_ME =
  /\b(?:(?:so |really |totally |just )?(?:not (?:like )?me(?: at all)?|nothing like me)|(?:doesnt|dont|does not) (?:fit|sound like me|describe me|apply)|^(?:well |but |lol |ha+ |yeah )*(?:im|i am) (?:really |so )?not\b(?: lol| though| at all| haha)*\W*$|couldnt be (?:less me|further)|im (?:the (?:exact )?opposite|not like that))\b/u;

/** "thats so not me. i hate attention", after a sign. */
const notMe: ChartTurn = {
  isSaid: (turn) =>
    NOT_ME.test(turn.text) &&
    wordsOf(turn.text) <= 14 &&
    isOfMeaning(turn) &&
    signBefore(turn) !== undefined,
  tell: (_context, turn) => {
    const sign = signBefore(turn);
    if (sign === undefined) return null;
    return told(
      `Fair enough: then the book is wrong about you there, and you're the one who'd know. If there is something in it, ${SIGNS[sign].name} in a person like you may look different from the poster: it can look ${QUIET_SIGNS[sign]}. If that isn't it either, drop it; a chart has ten planets, and some lines always miss.`,
    );
  },
};

const WHY =
  /^(?:(?:but|and|ok|so|hm+|huh|wait) )*(?:why|how so|how come)(?: is (?:that|it)| though| tho| (?:am i|im|do i|i am|i) \b.{1,40})?\W*$/u;

/** "why", after a Sun and a Moon in one person. */
const whyInOne: ChartTurn = {
  isSaid: (turn) => WHY.test(turn.text) && sunAndMoon(turn) !== null,
  tell: (_context, turn) => {
    const both = sunAndMoon(turn);
    if (both === null) return null;
    const { sun, moon } = both;
    const elements = [SIGNS[sun].element, SIGNS[moon].element].toSorted().join(' ');
    return told(
      `Because they want different things: ${SIGNS[sun].name}, of ${SIGNS[sun].element}, tends as a Sun to ${habitOf('sun', sun)}; ${SIGNS[moon].name}, of ${SIGNS[moon].element}, tends as a Moon to ${habitOf('moon', moon)}. ${ELEMENTS_IN_ONE[elements] ?? ''} Where have you noticed it?`,
    );
  },
};

/** "and with a pisces sun?", after a Moon. */
const withAnother: ChartTurn = {
  isSaid: (turn) =>
    /^(?:(?:ok|so|but) )*(?:and|what about|how about|plus)? ?(?:with|plus|together with|if i have|but)\b/u.test(
      turn.text,
    ) &&
    wordsOf(turn.text) <= 9 &&
    sunAndMoon(turn) === null &&
    sunAndMoon({ ...turn, earlier: `${turn.earlier} . ${turn.text}` }) !== null,
  tell: (context, turn) => {
    const found = whyInOne.tell(context, { ...turn, earlier: `${turn.earlier} . ${turn.text}` });
    return found === null
      ? null
      : { ...found, text: found.text.replace('Because they want', 'Together they want') };
  },
};

function sunAndMoon({ earlier }: OnChart) {
  const named = placementsNamed(earlier);
  const [sun, moon] = (['sun', 'moon'] as const).map(
    (point) => named.find((one) => one.point === point)?.sign ?? null,
  );
  return sun === null || sun === undefined || moon === null || moon === undefined
    ? null
    : { sun, moon };
}

const DOUBTS =
  /^(?:(?:hm+|nah|meh|ok|lol|well|yeah|idk|honestly|sorry) )*(?:i )?(?:(?:kinda |really |highly )?doubt (?:it|that)|dont (?:believe|buy) (?:it|that|this|you)|not (?:convinced|buying it)|sounds (?:fake|made up|like bs|like nonsense)|thats (?:nonsense|bs|rubbish|made up)|not sure (?:about that|i believe (?:it|that)))\b.{0,12}$/u;
const TRICKS: readonly (readonly [RegExp, string])[] = [
  [
    /\blate\b/u,
    'For being late, plan the minute you leave and not the minute you arrive, and put the shoes on first.',
  ],
  [
    /\b(?:money|spend\w*|broke|saving)\b/u,
    'For money, move a fixed sum on payday, before you see it.',
  ],
  [
    /\b(?:temper|anger|angry|fight\w*)\b/u,
    'For a temper, leave the room before the second sentence, and come back.',
  ],
  [
    /\b(?:sleep\w*|insomnia)\b/u,
    'For sleep, get up at one fixed hour for two weeks, whatever the night was like.',
  ],
  [
    /\b(?:love|men|women|dating|single|relationship)\b/u,
    'For love, look at what the last three had in common; that says more than a sign.',
  ],
];

/** "doubt it", after a question for the chart. */
const doubtsIt: ChartTurn = {
  isSaid: ({ text }) => DOUBTS.test(text),
  tell: (_context, { earlier }) => {
    const trick =
      TRICKS.find(([about]) => about.test(earlier))?.[1] ??
      'If the description fits, use it; if not, it was the book being wrong about you.';
    return told(
      `You may well be right. A chart describes a style at most, and nobody has shown that it does more. ${trick}`,
    );
  },
};

const CHECKED =
  /\b(?:tested|test|assess\w*|diagnos\w*|evaluat\w*|screen\w*|doctor|therapist|specialist|checked|looked at)\b/u;

/** "the teacher says get him tested for autism. is that a scorpio thing or should i do it" */
const getItChecked: ChartTurn = {
  isSaid: ({ text }) =>
    CHECKED.test(text) &&
    /\b(?:\w+ thing|his sign|her sign|the chart|the stars|in (?:his|her) chart)\b/u.test(text) &&
    /\b(?:should|or|do it|need to|worth)\b/u.test(text),
  tell: () =>
    told(
      "Do it: have it looked at. No sign explains that, and an assessment takes nothing away: it only shows what helps, at school and at home. Whatever comes out, it's still the same child you know. If the wait is long, write down for two weeks when it happens and what was going on before; that's the most useful paper you can bring.",
    ),
};

export const MEANING_TURNS: readonly ChartTurn[] = [
  getItChecked,
  notMe,
  whyInOne,
  withAnother,
  isItWhy,
  ouch,
  soundsHard,
  notWanted,
  fearOfPlacement,
  doubtsIt,
];
