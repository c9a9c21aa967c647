import { SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { natalFact, signOfPoint } from '../../slots/birth/points.ts';
import { type LookUp, told } from './look-up.ts';

const OTHER_NOW =
  /\b(?:changed|was|used to be|thought|turned out|instead of|now|to|not|corrected|fixed|right time)\b/u;

/** "my rising was libra and now it is scorpio": the corrected hour counts. */
export const correctedRising: LookUp = {
  family: 'rising-mine',
  isAsked: ({ plain, said, entities: { sign, sign_b: second } }) => {
    const whole = `${said.toLowerCase()} ${plain}`;
    return (
      sign !== undefined &&
      second !== undefined &&
      /\b(?:rising|ascendant)\b/u.test(whole) &&
      /\b(?:time|hour|certificate|changed|app)\b/u.test(whole) &&
      OTHER_NOW.test(whole)
    );
  },
  tell: ({ chart }, { text, said }) => {
    const whole = `${said} ${text}`.toLowerCase();
    const named = SIGN_IDS.filter((id) => whole.includes(id)).toSorted(
      (a, b) => whole.indexOf(a) - whole.indexOf(b),
    );
    const own = chart === null ? null : signOfPoint(chart, 'ascendant');
    const now = own ?? named.at(-1);
    const before = named.find((id) => id !== now);
    if (now === undefined || before === undefined) return null;
    return told(
      `The corrected time counts, so it's ${SIGNS[now].name} rising and it always was. You've been the same person all along; the ${SIGNS[before].name} sketch was drawn for another hour, and rising describes only how you come across at first. Your Sun and planets stay where they were. What moves with the hour is the rising sign and the houses, so those pages will read differently from now on.`,
      ...(chart === null || own === null ? [] : [natalFact(chart, 'ascendant')]),
    );
  },
};
