import { SIGNS } from '@palm/astrology/vocabulary';
import { habitOf } from '../whole/chart-words.ts';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const NO_HOUR =
  /\b(?:dont|do not|didnt|doesnt|never|no idea|not sure|no|without(?: an?| the| my)?|cant|lost|unknown|only (?:knows?|remembers?|says?))\b.{0,40}\b(?:(?:birth ?|born ?)?time|hour|when i was born|born (?:when|at)|remembers?|certificate)\b|\b(?:time|hour)\b.{0,20}\b(?:unknown|lost|missing|not (?:known|written))\b|\bonly remembers\b.{0,40}\bborn\b/u;
const ASKS_CHART =
  /\b(?:can|could|will|would|is it|does|do) (?:you|it|i|this|the app|still|possible)\b.{0,30}\b(?:chart|work|reading|read|do (?:it|mine|anything|something)|possible|useful|any (?:use|good|point))\b|\b(?:chart|reading)\b.{0,30}\b(?:possible|useless|pointless|anyway|work)\b/u;
const LOSS =
  /\b(?:mom|mum|mother|mam|mama|dad|father|parents?|both|grandma|nan|gran)\b.{0,30}\b(?:passed(?: away)?|died|dead|gone|late)\b|\bpassed\b|\borphan\b/u;
const ROUGH =
  /\b(?:only (?:knows?|remembers?|says?)|remembers?|says? (?:it was )?(?:when|around|about|after|before|during))\b/u;

/** "i dont know what time i was born, mom passed. can you still do my chart" */
export const withoutHour: WholeLookUp = {
  family: 'birth-time-unknown',
  isAsked: ({ text }) =>
    NO_HOUR.test(text) &&
    ASKS_CHART.test(text) &&
    /\b(?:birth|born|hour)\b/u.test(text) &&
    !/\b(?:rising|ascendant|his|her chart|their)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const loss = LOSS.test(text) ? " I'm sorry that there's nobody left to ask." : '';
    const rough = ROUGH.test(text)
      ? ` A memory like that is worth keeping: tell me which part of the day it means, such as "late afternoon", and I can narrow the rising sign to two or three.`
      : ' Even "morning" or "evening" would narrow the rising sign to a few.';
    if (chart === null) {
      return told(
        `Yes: a birth date alone gives the Sun, the planets in their signs and all that moves across them.${loss} What's left out without the hour is the rising sign, the houses and, on some days, the Moon.${rough} Type the date and I'll begin.`,
      );
    }
    const [sun, moon, venus] = [
      signOfPoint(chart, 'sun'),
      signOfPoint(chart, 'moon'),
      signOfPoint(chart, 'venus'),
    ];
    if (sun === null) return null;
    const moonLine = moon === null ? '' : `, your Moon in ${SIGNS[moon].name}`;
    const venusLine =
      venus === null
        ? ''
        : ` and Venus in ${SIGNS[venus].name}, which tends to ${habitOf('venus', venus)}`;
    return told(
      `Yes, most of it: your Sun is in ${SIGNS[sun].name}${moonLine}${venusLine}.${loss} What the hour would add is the rising sign and the houses; I leave those out rather than guess.${rough}`,
      natalFact(chart, 'sun'),
      ...(moon === null ? [] : [natalFact(chart, 'moon')]),
    );
  },
};
