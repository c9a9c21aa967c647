import { SIGNS } from '@palm/astrology/vocabulary';
import { birthChartOf } from '../../../../facts/birth-chart.ts';
import { findHour } from '../../../entities/times/find-hour.ts';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { type LookUp, told, wholeOf } from '../look-up.ts';

const RISING = /\b(?:rising|ascendant)\b/u;
const OF_BIRTH = /\b(?:born|birth)\b/u;
const TOLD =
  /\b(?:says?|said|told|found|turns out|actually|instead|wrong|corrected|certificate|what if|if i was)\b/u;
const NOT_THAT_HOUR =
  /\bnot (?:at )?\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\b\.?|(?:in the|at) (?:morning|night|evening|afternoon))?/u;
/** The hour that was believed before. */
const BELIEVED = /\b(?:thought|believed|was told|always said|had)\b[^,;.]*?\b(?:but|and now)\b/u;

const hourIn = (whole: string) =>
  findHour(whole.replace(BELIEVED, ' ').replace(NOT_THAT_HOUR, ' '));

/** Another person's hour needs that person's day. */
const OF_OTHERS =
  /\b(?:for|asking for|of) (?:my|the|our) (?:\w+ )?(?:wife|husband|son|daughter|kid|baby|partner|friend|sister|brother|boyfriend|girlfriend)\b|\b(?:he|she) was born\b/u;

const WHERE = 'To keep it, change the hour under Profile, Edit Profile; the houses move with it.';

/** "mum says 7 in the morning, not 7 pm": the rising sign by the new hour, with the day and place of the profile. */
export const otherHourRising: LookUp = {
  family: 'rising-mine',
  isAsked: (piece) => {
    const whole = wholeOf(piece);
    if (piece.entities.date !== undefined || hourIn(whole) === null) return false;
    if (OF_OTHERS.test(whole)) return false;
    const isOfRising = RISING.test(whole) && (OF_BIRTH.test(whole) || TOLD.test(whole));
    const isCorrected = TOLD.test(whole) && NOT_THAT_HOUR.test(whole);
    return isOfRising || isCorrected || (OF_BIRTH.test(whole) && /\bnot [ap]m\b/u.test(whole));
  },
  tell: ({ person, chart }, piece) => {
    const hour = hourIn(wholeOf(piece));
    const { birth } = person;
    if (hour === null) return null;
    if (birth?.date === undefined || birth.zone === undefined) {
      const missing = birth?.date === undefined ? 'date and place' : 'place';
      return told(
        `With the hour alone I can't say: a rising sign needs the date, the hour and the place, and your profile has no ${missing} of birth. Add ${missing === 'place' ? 'it' : 'them'} under Profile, Edit Profile, with ${hour.words} as the hour.`,
      );
    }
    const moved = birthChartOf({
      ...person,
      birth: { ...birth, time: hour.iso },
    });
    const now = signOfPoint(moved, 'ascendant');
    if (moved === null || now === null) return null;
    const before = signOfPoint(chart, 'ascendant');
    const change =
      before === null
        ? ''
        : before === now
          ? " That's the same as with the hour in your profile."
          : ` With the hour in your profile it was ${SIGNS[before].name}.`;
    return told(
      `Born at ${hour.words}, you have ${SIGNS[now].name} rising.${change} ${WHERE}`,
      natalFact(moved, 'ascendant'),
    );
  },
};
