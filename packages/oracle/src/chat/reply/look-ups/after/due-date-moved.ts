import { SIGNS } from '@palm/astrology/vocabulary';
import { signsOfBirthday } from '../../../slots/birth/sign-on-day.ts';
import { dateWords } from '../../../slots/calendar/date-words.ts';
import { note } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { habitOf, signsIn } from '../whole/chart-words.ts';
import { type ChartTurn, wordsOf } from './chart-turn.ts';

const PLANNED = /\b(?:c ?section|csection|caesarean|cesarean|induc\w*)\b/u;

/** "due date changed to march 3, so pisces now?", after a sign by a due date. */
export const dueDateMoved: ChartTurn = {
  isSaid: ({ text, earlier, entities: { date } }) =>
    date !== undefined &&
    wordsOf(text) <= 18 &&
    /\b(?:due|date|changed?|moved?|now|then|induc\w*|csection|c section|early|instead|actually|so)\b/u.test(
      text,
    ) &&
    /\b(?:baby|due|pregnan\w*|expecting|will be (?:an? )?\w+)\b/u.test(earlier) &&
    (signsIn(text).length > 0 ||
      signsIn(earlier).length > 0 ||
      /\bsign\b/u.test(`${text} ${earlier}`)),
  tell: (context, { text, earlier, entities: { date } }) => {
    if (date === undefined) return null;
    const signs = signsOfBirthday(date.iso, Number(date.iso.slice(0, 4)), context.zone);
    const [sign, other] = signs;
    if (sign === undefined) return null;
    const day = dateWords(date.iso, context);
    const [asked] = signsIn(text);
    const opening = asked === undefined ? '' : signs.includes(asked) ? 'Yes: ' : 'No: ';
    const [own] = signsIn(earlier);
    if (other !== undefined) {
      return told(
        `${opening}${day} is the border of ${SIGNS[sign].name} and ${SIGNS[other].name}, so the hour of the birth decides. And babies choose their own day.`,
      );
    }
    const pair =
      own === undefined || own === sign
        ? ''
        : ` Beside a ${SIGNS[own].name}: you tend to ${habitOf('sun', own)}, a ${SIGNS[sign].name} tends to ${habitOf('sun', sign)}.`.replaceAll(
            /\ba (?=A)/gu,
            'an ',
          );
    return told(
      `${opening}${day} is ${SIGNS[sign].name}${PLANNED.test(text) ? '' : ', if the baby keeps to it; few do to the day'}.${pair} All the best for the last stretch.`,
      note('due-date', `Sun in ${SIGNS[sign].name} on ${day}`),
    );
  },
};
