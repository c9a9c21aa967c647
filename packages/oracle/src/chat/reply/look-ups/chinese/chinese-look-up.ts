import { CHINESE_ANIMALS, CHINESE_ELEMENTS } from '../../../../../content/chat/chinese-animals.ts';
import { dateWords, todayOf } from '../../../slots/calendar/date-words.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { lineOf } from './chinese-pair.ts';
import { chineseNewYear, chineseYearOf } from './chinese-year.ts';
import { type LookUp, type Told, told } from '../look-up.ts';

const CYCLE = 12;
/** 1984 began a cycle: a Rat, of wood. */
const placeOf = (year: number): number => (((year - 1984) % CYCLE) + CYCLE) % CYCLE;
const animalOf = (year: number) => {
  const found = CHINESE_ANIMALS[placeOf(year)];
  if (found === undefined) throw new RangeError('twelve animals');
  return found;
};
const elementOf = (year: number): string => CHINESE_ELEMENTS[Math.floor((year % 10) / 2)] ?? '';

/** "chinese zodiac jan 25 1993", "what animal is 2027", "whats my chinese sign" */
export const chineseSign: LookUp = {
  family: 'chinese-zodiac',
  isAsked: ({ plain }) =>
    /\bam i (?:an? )?(?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig) or\b|\bchinese (?:zodiac|sign|animal|astrology|horoscope|year|new year)\b|\b(?:zodiac|year) animal\b|\bchinese\b.*\b(?:zodiac|sign|animal|element)\b|\b(?:which|what) (?:year )?animal\b.{0,20}\b(?:i|me|year|\d{4})\b|\b(?:19|20)\d\d\b.{0,12}\bchinese\b|\belement\b.{0,24}\bborn in (?:19|20)\d\d\b|\bwhat animal (?:am i|is (?:\d{4}|she|he|it|my \w+)|are|year)|\b(?:year|when|last|next)\b.{0,20}\b(?:metal|water|wood|fire|earth) (?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig)\b|\byear of (?:the |an? )?(?:(?:metal|water|wood|fire|earth) )?(?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig)\b|\b(?:metal|water|wood|fire|earth) (?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig)s? (?:personality|traits|meaning|people|zodiac)\b/u.test(
      plain,
    ) &&
    !/\b(?:compatib\w*|match|believe|difference)\b|\bwhat (?:is|does) (?:the )?chinese (?:zodiac|astrology)\b/u.test(
      plain,
    ),
  tell: (context) => {
    const { entities, person, plain } = context;
    const year = Number(/\b(?:19|20)\d{2}\b/u.exec(plain)?.[0]);
    if (entities.date?.isBirth === true) return ofBirth(entities.date.iso, false, context);
    if (year > 0 && isOwnAsked(plain) && person.birth !== undefined) {
      const own = ofBirth(person.birth.date, true, context);
      return told(`${own.text} ${ofYear(year, context).text}`, ...own.facts);
    }
    if (year > 0) return ofYear(year, context);
    const named = namedYear(context);
    if (named !== null) return withOwnAnimal(ofYear(named, context), named, context);
    return person.birth === undefined ? null : ofBirth(person.birth.date, true, context);
  },
};

const isOwnAsked = (plain: string): boolean =>
  /\bmy chinese\b|\bam i\b|\bmy (?:zodiac )?animal\b/u.test(plain);

const CYCLE_OF_ELEMENTS = 60;

/** "year of the fire horse": the one that runs, or the next. */
function namedYear(context: SlotContext): number | null {
  const { element, animal } =
    /\b(?:year of (?:the |an? )?|(?=(?:metal|water|wood|fire|earth) ))(?:(?<element>metal|water|wood|fire|earth) )?(?<animal>[a-z]+)\b/u.exec(
      context.plain,
    )?.groups ?? {};
  const today = todayOf(context);
  const { year: now } = chineseYearOf(today, context.sky);
  const way = /\b(?:last|was)\b/u.test(context.plain) ? -1 : 1;
  const years = Array.from({ length: CYCLE_OF_ELEMENTS }, (_, away) => now + way * away);
  const found = years.find(
    (year) =>
      animalOf(year).name.toLowerCase() === animal &&
      (element === undefined || elementOf(year).toLowerCase() === element),
  );
  return found ?? null;
}

/** "is the year of the snake good for me": with what tradition says of the two animals. */
function withOwnAnimal(value: Told, year: number, context: SlotContext): Told {
  const { person, plain, sky } = context;
  if (person.birth === undefined || !/\bfor me\b|\bmy\b/u.test(plain)) return value;
  const own = chineseYearOf(person.birth.date, sky).year;
  return told(
    `You're ${article(animalOf(own).name)} ${animalOf(own).name}. With the ${animalOf(year).name}, ${lineOf(placeOf(own), placeOf(year))}. ${value.text}`,
    ...value.facts,
  );
}

function ofBirth(iso: string, isOwn: boolean, context: SlotContext): Told {
  const { year, begins } = chineseYearOf(iso, context.sky);
  const { name, line } = animalOf(year);
  const born = dateWords(iso, context);
  const isBefore = year < Number(iso.slice(0, 4));
  const why = isBefore
    ? ` The next animal's year began only on ${dateWords(begins, context)}, so ${born} still belongs to the year before.`
    : '';
  const who = isOwn ? `You're` : `Born ${born}:`;
  return told(
    `${who} ${article(elementOf(year))} ${elementOf(year)} ${name}.${why} ${line}`,
    note('chinese-year', `Chinese New Year ${iso.slice(0, 4)}: ${dateWords(begins, context)}`),
  );
}

function ofYear(year: number, context: SlotContext): Told {
  const begins = chineseNewYear(year, context.sky);
  const next = chineseNewYear(year + 1, context.sky);
  if (/\b(?:ends?|over|until|finish\w*)\b/u.test(context.plain)) {
    return told(
      `The year of the ${animalOf(year).name} that began on ${dateWords(begins, context)} lasts until the next one begins, on ${dateWords(next, context)}.`,
      note('chinese-year', `Chinese New Year ${year + 1}: ${dateWords(next, context)}`),
    );
  }
  const { name, line } = animalOf(year);
  const isTraits = /\b(?:personality|traits|people|meaning)\b/u.test(context.plain);
  const luck = /\b(?:unlucky|lucky|bad|cursed)\b/u.test(context.plain)
    ? 'No year is lucky or unlucky by itself. '
    : '';
  return told(
    `${luck}${isTraits ? `${line} ` : ''}${year} is the year of the ${elementOf(year)} ${name}, and it ${begins < todayOf(context) ? 'began' : 'begins'} on ${dateWords(begins, context)}. Anyone born earlier that year is ${article(animalOf(year - 1).name)} ${animalOf(year - 1).name}.${isTraits ? '' : ` ${line}`}`,
    note('chinese-year', `Chinese New Year ${year}: ${dateWords(begins, context)}`),
  );
}

const article = (word: string): string => (/^[aeiou]/iu.test(word) ? 'an' : 'a');
