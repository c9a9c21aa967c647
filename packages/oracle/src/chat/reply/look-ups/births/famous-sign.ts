import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import { SIGN_IDS, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { FAMOUS_BIRTHS, type FamousBirth } from '../../../../../content/chat/famous-births.ts';
import { signOf } from '../../../../facts/birth-chart.ts';
import { MONTHS } from '../../../../text/calendar-names.ts';
import { yearIn } from '../../../entities/times/year-in.ts';
import { signsOfBirthday } from '../../../slots/birth/sign-on-day.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { type Asking, type LookUp, told } from '../look-up.ts';

const SAME_AS_OWN = /\b(?:same|like me|as me|me too|share|both|mine)\b/u;
const ASKS_SIGN = /\b(?:signs?|zodiac|star ?sign)\b/u;
const OTHER_MATTER =
  /\b(?:moon|rising|ascendant|venus|mars|chart|compatib\w*|marry|married|dating|break up|life path|dream\w*|met)\b/u;

const wholeOf = ({ said, plain }: Pick<Asking, 'said' | 'plain'>): string =>
  `${said} ${plain}`.toLowerCase();

/** "princess dianas sign": the s of whose sign it is, typed without its apostrophe. */
export const famousIn = (whole: string): FamousBirth | undefined =>
  FAMOUS_BIRTHS.find(({ typed }) => typed.test(whole)) ??
  FAMOUS_BIRTHS.find(({ typed }) => typed.test(whole.replaceAll(/(?<=\w[a-rt-z])s\b/gu, '')));

/** "is obama a leo", "did beethoven and i have the same sign": the Sun sign of a birthday on record. */
export const famousSign: LookUp = {
  family: 'celebrity',
  isAsked: (piece) => {
    const whole = wholeOf(piece);
    const isOfSign = ASKS_SIGN.test(whole) || piece.entities.sign !== undefined;
    return isOfSign && !OTHER_MATTER.test(whole) && famousIn(whole) !== undefined;
  },
  tell: (context, piece) => {
    const whole = wholeOf(piece);
    const famous = famousIn(whole);
    if (famous === undefined) return null;
    const { name, born, record } = famous;
    const [, month = 0, day = 0] = born.split('-').map(Number);
    const sign = zodiacSignOf({ month, day });
    const claimed = SIGN_IDS.find((id) => id === piece.entities.sign);
    const isCompared = SAME_AS_OWN.test(whole);
    const verdict =
      claimed === undefined || isCompared
        ? ''
        : claimed === sign
          ? 'Yes: '
          : `Not ${SIGNS[claimed].name}: `;
    const fact = `${name} ${record ?? `was born on ${dayWords(born)}`}, which makes the sign ${SIGNS[sign].name}.`;
    const compared = isCompared ? ` ${comparedWith(sign, context)}` : '';
    return told(`${verdict}${fact}${compared}`);
  },
};

const dayWords = (iso: string): string =>
  `${MONTHS[Number(iso.slice(5, 7)) - 1] ?? ''} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`;

/** The user's own sign: by the day they typed, else by the profile. */
function ownSigns({ entities: { date }, person, zone }: SlotContext): readonly SignId[] {
  if (date !== undefined) {
    return signsOfBirthday(date.iso, yearIn(date.words), zone);
  }
  const sign = signOf(person);
  return sign === null ? [] : [sign];
}

function comparedWith(sign: SignId, context: SlotContext): string {
  const [own, second] = ownSigns(context);
  if (own === undefined) return "Tell me your birthday and I'll say whether it's yours too.";
  const { name } = SIGNS[own];
  if (second !== undefined) {
    return `Yours is a border day, ${name} or ${SIGNS[second].name} by the year and the hour.`;
  }
  return own === sign ? `You're ${name} too, so yes, the same one.` : `You're ${name}, so no.`;
}
