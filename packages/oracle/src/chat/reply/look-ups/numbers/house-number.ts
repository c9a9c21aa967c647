import { NUMBER_LINES } from '../../../../../content/chat/number-lines.ts';
import { dateWords } from '../../../slots/calendar/date-words.ts';
import { dateSum, nameSum, reduceNumber } from '../../../slots/numbers/digit-sums.ts';
import { note } from '../../../slots/slot.ts';
import { type LookUp, told } from '../look-up.ts';

/** Without "number" a house up to the twelfth is one of the chart. */
const HOUSE =
  /\b(?:house|home) (?:number|no|nr)(?: is| of)? (?<number>\d{1,4})\b|\b(?:flat|apartment|apt|door|room)(?: number| no| nr)?(?: is)? (?<flat>\d{1,4})\b|\bhouse (?<large>1[3-9]|[2-9]\d|\d{3,4})\b/u;

const numberIn = (plain: string): string | undefined =>
  Object.values(HOUSE.exec(plain)?.groups ?? {}).find((one) => one !== undefined);

const ofNumber = (number: number): string => {
  const { value, steps } = reduceNumber(number);
  return `${steps === '' ? String(value) : steps}, read as ${NUMBER_LINES[value] ?? ''}`;
};

/** "house number 23 numerology", "numerology for Maria Lopez, born 5 jan 1990, house number 47" */
export const houseNumber: LookUp = {
  family: 'birth-numbers',
  isAsked: ({ plain }) =>
    numberIn(plain) !== undefined &&
    /\b(?:numerolog\w*|number|mean\w*|vibe|energy|life path)\b/u.test(plain),
  tell: (context) => {
    const { plain, entities, person, birthName } = context;
    const number = numberIn(plain);
    if (number === undefined) return null;
    const date = entities.date?.isBirth === true ? entities.date.iso : null;
    const asksOwn = /\b(?:my birthday|my life path|my birth)\b/u.test(plain);
    const born = date ?? (asksOwn ? (person.birth?.date ?? null) : null);
    const name =
      /\bname\b|\bnumerology (?:for|of) (?!(?:the |my |our |this |a )?(?:house|home|flat|apartment|apt|door|room|number)\b)/u.test(
        plain,
      )
        ? (entities.name ?? birthName)
        : null;
    const sum = name === null ? null : nameSum(name);
    const lines = [
      `House number ${number}: ${ofNumber(Number(number))}`,
      ...(born === null
        ? []
        : [
            `Birth date ${dateWords(born, context)}: life path ${dateSum(born).value}, read as ${NUMBER_LINES[dateSum(born).value] ?? ''}`,
          ]),
      ...(sum === null
        ? []
        : [
            `The name ${name}: ${sum.words.replace(/\.$/u, '')}, read as ${NUMBER_LINES[sum.value] ?? ''}`,
          ]),
    ];
    const move = /\b(?:rent\w*|buy\w*|move|moving|lease)\b/u.test(plain)
      ? ' Let the price, the light and the neighbors decide; look at it once more in the evening.'
      : '';
    return told(
      `${lines.join(' ')} It's plain addition and an old custom; no number does anything to a house or to you.${move}`,
      note(
        'house-number',
        `House number ${number}, digits added: ${reduceNumber(Number(number)).value}`,
      ),
    );
  },
};
