import { type SignId, SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { monthName } from '../../../slots/calendar/date-words.ts';
import { clockWords, dateWordsAt } from '../../../slots/calendar/date-words.ts';
import { nextIngressOf } from '../../../slots/sky/ingress.ts';
import { signName } from '../../../slots/sky/moon-slots.ts';
import { note } from '../../../slots/slot.ts';
import { monthIn } from '../../../entities/times/calendar-day.ts';
import { type LookUp, told } from '../look-up.ts';

const endingIn = (month: number): SignId | undefined =>
  SIGN_IDS.find((id) => SIGNS[id].to.month === month);
const beginningIn = (month: number): SignId | undefined =>
  SIGN_IDS.find((id) => SIGNS[id].from.month === month);

/** "what zodiac sign is born in late october" */
const signOfMonth: LookUp = {
  family: 'season-sign',
  isAsked: ({ plain, entities }) =>
    entities.date === undefined &&
    entities.sign === undefined &&
    monthIn(plain) !== null &&
    /\b(?:what|which)\b.{0,20}\bsigns?\b/u.test(plain) &&
    /\b(?:born|birthday|is|are|for)\b/u.test(plain) &&
    !/\b(?:moon|rising|venus|mars|my)\b/u.test(plain),
  tell: ({ plain }) => {
    const month = monthIn(plain);
    const [first, second] = [endingIn(month ?? 0), beginningIn(month ?? 0)];
    if (month === null || first === undefined || second === undefined) return null;
    const name = monthName(month);
    const { day } = SIGNS[first].to;
    const both = `${SIGNS[first].name} until about ${name} ${day}, ${SIGNS[second].name} after that`;
    const part = /\b(?:late|end of|last days of)\b/u.test(plain)
      ? `${SIGNS[second].name}. `
      : /\b(?:early|beginning of|start of|first days of)\b/u.test(plain)
        ? `${SIGNS[first].name}. `
        : '';
    return told(`${part}In ${name} it's ${both}. On the border day the year and the hour decide.`);
  },
};

/** "what time does the moon change signs" */
const moonChangesSign: LookUp = {
  family: 'moon-today',
  isAsked: ({ plain, entities }) =>
    /\bmoon\b.*\b(?:chang\w*|enter\w*|leav\w*|mov\w*|switch\w*)\b.*\bsigns?\b/u.test(plain) &&
    !/\bmy\b/u.test(plain) &&
    (entities.date === undefined || /\b(?:today|tonight)\b/u.test(plain)),
  tell: (context) => {
    const next = nextIngressOf('moon', context);
    if (next === null) return null;
    const when = `${dateWordsAt(next.at, context)}, at ${clockWords(next.at, context.zone)} by your clock`;
    return told(
      `The Moon moves into ${signName(next.sign)} on ${when}. It changes sign about every two and a half days.`,
      note('moon-ingress', `Moon enters ${signName(next.sign)}: ${when}`),
    );
  },
};

export const CALENDAR_SIGN_LOOK_UPS: readonly LookUp[] = [signOfMonth, moonChangesSign];
