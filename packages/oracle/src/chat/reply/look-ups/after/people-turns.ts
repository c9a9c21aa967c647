import { castNatalChart, signInChart } from '@palm/astrology/chart';
import { BODIES, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { ROLES } from '../../../../../content/chat/own/roles-of-signs.ts';
import { ELEMENT_PAIRS } from '../../../../../content/chat/turns/later/sign-reasons.ts';
import { yearIn } from '../../../entities/times/year-in.ts';
import { signOfPoint } from '../../../slots/birth/points.ts';
import { dateWords, listWords } from '../../../slots/calendar/date-words.ts';
import { spanOfDay } from '../../../slots/calendar/local-time.ts';
import { note } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { article, habitOf, signsIn } from '../whole/chart-words.ts';
import { type ChartTurn, type OnChart, wordsOf } from './chart-turn.ts';

const WHO =
  /\b(?<whose>my|his|her|their|our) (?:\w+ )?(?<who>sister|brother|mom|mum|mother|dad|father|son|daughter|baby|twin|wife|husband|boyfriend|girlfriend|partner|fiancee?|best friend|friend|boss|ex|aunt|uncle|cousin|niece|nephew|grandma|grandmother|grandpa|grandfather|roommate|flatmate)\b/u;
const LOVE =
  /\b(?:venus|mars|love|men|women|guys|exes|exs|type|toxic|attract\w*|relationships?)\b/u;

/** "and his sister? shes 3, born 2 april 2024", "what about my mum, shes 4 sept 1970, same taste in men" */
const otherBirth: ChartTurn = {
  isSaid: ({ text, entities: { date, date_b: second } }) =>
    WHO.test(text) &&
    /^(?:(?:ok|so|cool|nice|thanks|hm+) )*(?:and|what about|how about|same for)\b/u.test(text) &&
    date?.isBirth === true &&
    second === undefined &&
    yearIn(date.words) !== null &&
    !/\b(?:rising|chinese|life path|return|today|this week)\b/u.test(text),
  tell: (context, turn) => {
    const { date } = turn.entities;
    const { whose, who } = WHO.exec(turn.text)?.groups ?? {};
    if (date === undefined || who === undefined) return null;
    const chart = castNatalChart({ time: 'unknown', day: spanOfDay(date.iso, context.zone) });
    const over = signInChart(chart, 'sun');
    if (over.kind !== 'certain') return null;
    const words = (point: 'moon' | 'venus' | 'mars'): string => {
      const place = signInChart(chart, point);
      return place.kind === 'certain'
        ? `${BODIES[point].name} in ${SIGNS[place.sign].name}`
        : `${BODIES[point].name} in ${SIGNS[place.from].name} or ${SIGNS[place.to].name}`;
    };
    const isLove = LOVE.test(turn.earlier) || LOVE.test(turn.text);
    const rest = isLove
      ? `with ${words('venus')} and ${words('mars')}, the two that are read for taste and drive`
      : `with the ${words('moon')}`;
    const name = `${whose === 'my' || whose === 'our' ? 'Your' : whose === 'his' ? 'His' : whose === 'her' ? 'Her' : 'Their'} ${who}`;
    const sun = SIGNS[over.sign].name;
    return told(
      `${name}, born ${dateWords(date.iso, context)}, is ${article(sun)} ${sun}, ${rest}. ${sun} tends to ${habitOf('sun', over.sign)}.${besideEarlier(over.sign, turn)}${sameTaste(isLove, turn)}`,
      note('their-birth', `Born ${date.iso}: Sun in ${sun}`),
    );
  },
};

function besideEarlier(sign: SignId, { earlier, text }: OnChart): string {
  const before = signsIn(earlier).findLast((one) => one !== sign);
  if (before === undefined || LOVE.test(text)) return '';
  const name = SIGNS[before].name;
  return ` Beside ${article(name)} ${name}, who tends to ${habitOf('sun', before)}, that's a different pace; let each have their own.`;
}

const sameTaste = (isLove: boolean, { text }: OnChart): string =>
  isLove && /\b(?:same|too|also|like me|taste|type)\b/u.test(text)
    ? " Taste runs in families more by what you watched at home than by planets: ask her what she saw in them, and you'll hear something about yours."
    : '';

const COUNTS =
  /^and\b.*\b(?:is|s) an? |\b(?:three|3|third|also|plus|another|as well|and an? |with us)\b/u;

/** "we are three actually. third is a gemini", after two signs. */
const thirdSign: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    signsIn(text).length === 1 &&
    signsIn(earlier).length >= 2 &&
    COUNTS.test(text) &&
    !signsIn(earlier).some((sign) => signsIn(text).includes(sign)) &&
    wordsOf(text) <= 16,
  tell: (_context, { text, earlier }) => {
    const signs = [...signsIn(earlier).slice(0, 2), ...signsIn(text)];
    const isBusiness = /\b(?:business|company|work|startup|shop|project)\b/u.test(earlier);
    const lines = signs.map((sign) =>
      isBusiness
        ? `${SIGNS[sign].name} ${ROLES[SIGNS[sign].element]}`
        : `${SIGNS[sign].name} tends to ${habitOf('sun', sign)}`,
    );
    return told(
      `Three can be easier than two: by the book ${lines.join('; ')}. ${isBusiness ? 'Divide it that way and nobody has to win. What matters more than signs: write down who decides what, who puts in how much, and how one of you could leave.' : 'With three there is always one who can settle it between the other two; take turns at that.'}`,
    );
  },
};

const TEASES =
  /\b(?:neither|its me|is me|not (?:him|her|me)|(?:he|she|they|wife|husband) says?|both|all of us|definitely|obviously|the \w+)\b/u;
const TRAIT_ASKED =
  /\b(?:who(?:s| is)?|which(?: sign)?(?: is)?)\b.{0,12}\b(?:more|most|better|worse|worst|best)\b(?: (?<trait>\w+))?/u;

/** "he says neither, its me, the aries", after "who is more stubborn, taurus or capricorn". */
const teasedSign: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    TRAIT_ASKED.test(earlier) &&
    TEASES.test(text) &&
    signsIn(text).length === 1 &&
    wordsOf(text) <= 14,
  tell: (_context, { text, earlier }) => {
    const [sign] = signsIn(text);
    if (sign === undefined) return null;
    const trait = TRAIT_ASKED.exec(earlier)?.groups?.['trait'];
    const others = signsIn(earlier)
      .filter((one) => one !== sign)
      .map((one) => SIGNS[one].name);
    return told(
      `Ha, and there is something in it: ${SIGNS[sign].name} tends to ${habitOf('sun', sign)}, which from across the table can look ${trait === undefined ? 'just like it' : `very ${trait}`}. My verdict: ${others.length > 0 ? `${listWords(others)} win on endurance, ${SIGNS[sign].name} wins on speed` : `${SIGNS[sign].name} wins on points`}. Anyone who answers that fast may want to be asked again tomorrow.`,
    );
  },
};

const TIME_TOGETHER =
  /\b(?<much>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?<unit>years?|yrs?|months?)\b/u;
const TOGETHER =
  /\b(?:already|together|married|now|in|strong|and counting|so far|going|dating|us|we)\b/u;

/** "5 years already", after two signs as a couple. */
const yearsTogether: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    TIME_TOGETHER.test(text) &&
    (TOGETHER.test(text) || wordsOf(text) <= 3) &&
    wordsOf(text) <= 10 &&
    signsIn(earlier).length >= 2 &&
    !/\b(?:ago|old|younger|older|left|since we split|apart|broke)\b/u.test(text),
  tell: (_context, { text, earlier }) => {
    const { much = '', unit = 'years' } = TIME_TOGETHER.exec(text)?.groups ?? {};
    const [a, b] = signsIn(earlier);
    if (a === undefined || b === undefined) return null;
    const pair = ELEMENT_PAIRS[[SIGNS[a].element, SIGNS[b].element].toSorted().join(' ')] ?? '';
    return told(
      `Then it works, and you're the proof: ${much} ${unit.replace('yrs', 'years').replace('yr', 'year')} say more than any two signs. What the book calls the rub for ${SIGNS[a].name} and ${SIGNS[b].name}: ${pair} By now you'll know whether that's a running joke or a sore point; which is it?`,
    );
  },
};

const HARD =
  /\b(?:hell|awful|toxic|disaster\w*|nightmare|didnt work|hated|cheat\w*|worst|horrible|terrible|never again|bad|broke|miserable|crazy|abus\w*|traumat\w*)\b/u;
const GOOD = /\b(?:great|amazing|best|loved|perfect|wonderful|happy|easy|good)\b/u;
const OF_EX =
  /\b(?:exs?|exes|dated|dating|(?:was|been|am) (?:married|engaged) to|went out with|used to (?:be with|date|live with)|(?:my|last|first) (?:husband|wife|boyfriend|girlfriend|bf|gf|one|partner|boss|roommate))\b/u;

/** "hmm my ex was a taurus and it was hell", after which signs suit. */
const exOfSign: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    signsIn(text).length === 1 &&
    OF_EX.test(text) &&
    (HARD.test(text) || GOOD.test(text)) &&
    wordsOf(text) <= 18 &&
    (/\b(?:match\w*|fits?|best|compatib\w*|suit\w*|works?|good (?:for|with|together)|bad (?:for|match)|love|avoid|get along)\b/u.test(
      earlier,
    ) ||
      signsIn(earlier).length >= 2),
  tell: ({ chart }, { text }) => {
    const [sign] = signsIn(text);
    if (sign === undefined) return null;
    const { name } = SIGNS[sign];
    const venus = signOfPoint(chart, 'venus');
    const own =
      venus === null
        ? 'your Venus and Moon say more about what you need'
        : `your Venus in ${SIGNS[venus].name} says more about what you need: it tends to ${habitOf('venus', venus)}`;
    return told(
      HARD.test(text)
        ? `Then believe what you lived through over any list: a match by Sun signs promises nothing, and one ${name} who was bad for you isn't all of them. The lists look at a twelfth of humankind at once; ${own}. What was it that made it so bad? That's the thing to watch for, in any sign.`
        : `There you are: what you've lived counts for more than a list. ${name} got something right for you, and it may have been the person rather than the sign; ${own}.`,
    );
  },
};

const IF_PLACED =
  /\b(?:what if|and if|but|what about|and)\b.*\b(?<whose>his|her|their|my) (?<planet>moon|venus|mars) is (?:also )?in (?<sign>[a-z]+)\b/u;

/** "what if his moon is in pisces too", after two signs. */
const ifPlaced: ChartTurn = {
  isSaid: ({ text, earlier }) => IF_PLACED.test(text) && signsIn(earlier).length >= 2,
  tell: (_context, { text, earlier }) => {
    const { planet, sign: word } = IF_PLACED.exec(text)?.groups ?? {};
    const sign = signsIn(word ?? '')[0];
    const point = planet === 'venus' || planet === 'mars' ? planet : 'moon';
    if (sign === undefined) return null;
    const isShared = signsIn(earlier).includes(sign);
    const name = BODIES[point].name;
    return told(
      `Then it ${isShared ? 'helps' : 'adds a color of its own'}: a ${name} in ${SIGNS[sign].name} tends to ${habitOf(point, sign)}.${isShared ? ` A ${name} in a sign the other one has too is one of the ties people like best, because that person feels known there.` : ''} The ${name} says more about ${point === 'moon' ? 'evenings at home' : point === 'venus' ? 'how love is shown' : 'how you quarrel'} than two Suns do.`,
    );
  },
};

const WANTS =
  /\bmy (?<who>dad|father|mom|mum|mother|parents|family|husband|wife|partner|boyfriend|girlfriend|boss|grandma|uncle|brother|sister)\b.{0,16}\b(?:wants?|says?|thinks?|prefers?|is for|are for|insists?|pushes|expects?)\b/u;

/** "my dad wants business obviously", after what the chart says about a choice. */
const familyWants: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    WANTS.test(text) &&
    wordsOf(text) <= 12 &&
    /\b(?:chart|stars|placements?|midheaven|10th house)\b/u.test(earlier) &&
    (/\b(?:should|or|teacher|career|job|study|business|work|become|be an?)\b/u.test(earlier) ||
      /\b(?:marry|marriage|married)\b/u.test(text)),
  tell: (_context, { text }) => {
    const who = WANTS.exec(text)?.groups?.['who'] ?? 'family';
    return told(
      `Then weigh it as what it is: your ${who}'s wish, usually for you to be safe, and not a second chart. The chart has no vote and your ${who} has half of one; you're the one who lives with it every day. Ask what exactly is feared if you choose the other, answer that fear with facts, and then decide on a day you name.`,
    );
  },
};

export const PEOPLE_TURNS: readonly ChartTurn[] = [
  otherBirth,
  thirdSign,
  teasedSign,
  yearsTogether,
  exOfSign,
  ifPlaced,
  familyWants,
];
