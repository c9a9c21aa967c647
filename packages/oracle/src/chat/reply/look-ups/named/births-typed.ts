import { type NatalChart, signInChart } from '@palm/astrology/chart';
import { signAt } from '@palm/astrology/sign-at';
import { SIGNS } from '@palm/astrology/vocabulary';
import { NATAL_HABITS } from '../../../../../content/chat/natal-habits.ts';
import { STYLES_IN_SIGNS } from '../../../../../content/chat/named/styles-in-signs.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { indianValues } from '../../../slots/terms/indian-values.ts';
import { sadeSatiOf } from '../../../slots/terms/indian-periods.ts';
import { moonOf } from '../../../slots/terms/indian-sky.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import type { Whole, WholeLookUp } from '../whole/whole-look-up.ts';

const OF_OTHERS =
  /\b(?:he|she|his|her|their|compatib\w*|match|boyfriend|girlfriend|husband|wife|partner|son|daughter|baby|mom|mum|dad|sister|brother|friend)\b/u;

const isOwnTyped = ({ text, entities: { date, date_b: second } }: Whole, { person }: SlotContext) =>
  date?.isBirth === true &&
  second === undefined &&
  person.birth?.date.slice(5) === date.iso.slice(5) &&
  !OF_OTHERS.test(text);

const WHOLE_CHART =
  /\b(?:do|read|make|cast|draw|calculate|check|give me|tell me|show me|run|want) (?:me )?(?:my |a |the )?(?:full |whole |birth |natal )*(?:chart|reading)\b|\bmy (?:birth |natal )?chart (?:please|pls)\b|^(?:birth |natal )chart\b/u;

/** "can you do my chart? 17/07/1979, Durban, 23:55": a first reading of Sun, Moon and rising sign. */
const chartTyped: WholeLookUp = {
  family: 'big-three',
  isAsked: ({ text, entities: { date } }) => WHOLE_CHART.test(text) && date?.isBirth === true,
  tell: (context, whole) => {
    const { chart } = context;
    const sun = signOfPoint(chart, 'sun');
    if (chart === null || sun === null || !isOwnTyped(whole, context)) return null;
    const [moon, rising] = [signOfPoint(chart, 'moon'), signOfPoint(chart, 'ascendant')];
    const lines = [
      `Your Sun is in ${SIGNS[sun].name}: you tend to ${NATAL_HABITS.sun[sun][0]}, and to ${NATAL_HABITS.sun[sun][1]}.`,
      moon === null
        ? 'The Moon changed signs that day, so it needs the hour.'
        : `Your Moon is in ${SIGNS[moon].name}: ${STYLES_IN_SIGNS.moon[moon][0]}.`,
      rising === null
        ? 'The rising sign and the houses need the hour and the place of birth.'
        : `${SIGNS[rising].name} was rising, so you tend to ${NATAL_HABITS.ascendant[rising][0]} when you meet people; that makes ${bodyInText(SIGNS[rising].ruler)} the ruler of your chart.`,
    ];
    return told(
      `${lines.join(' ')} That's the first layer, a description and no fate. I can go on with love, work, money or any planet: name one.`,
      natalFact(chart, 'sun'),
      ...(moon === null ? [] : [natalFact(chart, 'moon')]),
      ...(rising === null ? [] : [natalFact(chart, 'ascendant')]),
    );
  },
};

/** "born 3 march 1991 in cluj at 5.40 in the morning what is my ascendent" */
const risingTyped: WholeLookUp = {
  family: 'rising-mine',
  isAsked: ({ text, entities: { date } }) =>
    /\b(?:what|whats|which|tell|find)\b.{0,20}\b(?:rising|ascendant|ascendent|asc)\b/u.test(text) &&
    date?.isBirth === true &&
    !/\b(?:around|roughly|about|mean\w*|changed?|or|not|instead|morning or|sometime|midheaven|moon|sun)\b/u.test(
      text,
    ),
  tell: (context, whole) => {
    const { chart } = context;
    const rising = signOfPoint(chart, 'ascendant');
    if (chart?.time !== 'known' || rising === null || !isOwnTyped(whole, context)) return null;
    const [first, second] = NATAL_HABITS.ascendant[rising];
    const { ruler, traditionalRuler } = SIGNS[rising];
    const rulers =
      ruler === traditionalRuler
        ? `Its ruler is ${bodyInText(ruler)}`
        : `Its ruler is ${bodyInText(traditionalRuler)} by tradition and ${bodyInText(ruler)} by newer books`;
    return told(
      `${SIGNS[rising].name} was coming up over the horizon when you were born. It's read for how you come across and begin things: you tend to ${first}, and to ${second}. ${rulers}, so that planet has a say in the whole chart.`,
      natalFact(chart, 'ascendant'),
    );
  },
};

/** "what is sade sati and am i in it? born 14 feb 1995" */
const sadeSatiTyped: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) =>
    /\b(?:sade|sadhe|saade) ?sati\b/u.test(text) &&
    /\b(?:am i|in it|do i have|have i|is it on me|mine)\b/u.test(text) &&
    !/\b(?:rupees?|pay|puja|pooja|charg\w*|cost\w*)\b/u.test(text),
  tell: (context) => {
    const { chart } = context;
    const own = indianValues['sade sati'](context);
    const what =
      "Sade sati is the seven and a half years in which Saturn passes the sign before your Indian Moon sign, that sign and the one after. It's read as slow, heavy work, everyone has it two or three times, and it's a calendar and no curse.";
    if (chart === null)
      return told(
        `${what} It goes by the Moon sign, so I'd need your birth date, and best the hour and place.`,
      );
    if (own === null) return told(`${bothWords(context, chart)} ${what}`);
    const isByDay = signInChart(chart, 'moon').kind === 'certain' && chart.time === 'unknown';
    return told(
      `${own.text}${isByDay ? ' That holds for any hour of that day.' : ''} ${what}`,
      ...own.facts,
    );
  },
};

/** On a day with two Moon signs the answer is sure where it is the same for both. */
function bothWords(context: SlotContext, chart: NatalChart): string {
  const signs = moonOf(chart).map((deg) => signAt(deg));
  const [first, second] = signs.map((sign) => sadeSatiOf(sign, context)?.text ?? '');
  const names = signs.map((sign) => SIGNS[sign].name).join(' or ');
  const isSame = first !== undefined && first.slice(0, 3) === second?.slice(0, 3);
  return isSame
    ? `${first.startsWith('No') ? "No, you aren't in it now" : "Yes, you're in it now"}, whichever of the two Moon signs you have: without the hour and place it's ${names}.`
    : `That needs the hour and place: on the day you were born the Indian Moon sign was ${names}, and it's true for only one of them.`;
}

export const BIRTHS_TYPED: readonly WholeLookUp[] = [chartTyped, risingTyped, sadeSatiTyped];
