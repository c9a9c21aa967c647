import { signInChart } from '@palm/astrology/chart';
import { SIGNS } from '@palm/astrology/vocabulary';
import { degreeWords } from '../../../facts/fact-words.ts';
import { natalFact } from '../../slots/birth/points.ts';
import { type LookUp, told } from './look-up.ts';

const OR = '(?:or|oder|ou|o|of|lub|veya)';
const OWN = /\b(?:am i|i am|i'?m|me|bin i(?:ch)?|ich bin|soy|suis|sou|sono|ik ben|ben ik)\b/iu;

/** "am i a capricorn or an aquarius", "aries or taurus??": with a birth date in the profile the sky decides. */
export const ownSunSign: LookUp = {
  family: 'sun-sign',
  isAsked: ({ plain, text, entities: { sign, sign_b: other, planet } }) =>
    sign !== undefined &&
    other !== undefined &&
    planet === undefined &&
    new RegExp(String.raw`\b${OR}\b`, 'iu').test(text) &&
    (OWN.test(text) || new RegExp(String.raw`^\w+ ${OR} \w+$`, 'u').test(plain)) &&
    !/\b(?:compatib\w*|match|marry|date|better|love|moon|rising|ascendant|man|woman|guy|girl|male|female|hope)\b/iu.test(
      text,
    ),
  tell: ({ chart, person, entities: { date } }) => {
    const isOther = date !== undefined && date.iso.slice(5) !== person.birth?.date.slice(5);
    if (chart === null || isOther) return null;
    const sun = signInChart(chart, 'sun');
    if (sun.kind === 'certain') {
      const where =
        chart.time === 'known'
          ? `at the minute you were born the Sun stood at ${degreeWords(chart.positions.sun.longitudeDeg)}`
          : 'the Sun was in it all day when you were born';
      return told(
        `${SIGNS[sun.sign].name}: ${where}. Magazines differ because the Sun doesn't change signs on the same date every year.`,
        natalFact(chart, 'sun'),
      );
    }
    return told(
      `The day itself is the border: the Sun changed from ${SIGNS[sun.from].name} to ${SIGNS[sun.to].name} on it, so the hour decides. With a birth time and place in your profile I can say which.`,
    );
  },
};
