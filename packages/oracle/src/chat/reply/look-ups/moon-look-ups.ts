import { bornAt } from '@palm/astrology/chart';
import { capitalised } from '../../../text/capitalised.ts';
import { eclipsesAfter } from '@palm/astrology/eclipses';
import { DAY_MS } from '@palm/astrology/instant';
import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import { signAt } from '@palm/astrology/sign-at';
import { MOON_PHASES } from '@palm/astrology/vocabulary';
import { degreeWords } from '../../../facts/fact-words.ts';
import { clockWords, dateWordsAt, listWords } from '../../slots/calendar/date-words.ts';
import { spanOfDay } from '../../slots/calendar/local-time.ts';
import { eclipseLook } from '../../slots/sky/eclipse-slots.ts';
import { signName } from '../../slots/sky/moon-slots.ts';
import { note, type SlotContext } from '../../slots/slot.ts';
import { type LookUp, told } from './look-up.ts';
import { type SpanAsked, spanAskedIn } from './span-asked.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const ECLIPSE = /\beclipses?\b/u;

function lunationsIn(
  { from, to }: SpanAsked,
  wanted: 'fullMoon' | 'newMoon',
  context: SlotContext,
) {
  const found: number[] = [];
  let at = from;
  while (at < to) {
    const next = nextQuarterAfter(at, context.sky.positionOf);
    if (next.phase === wanted && next.at < to) found.push(next.at);
    at = next.at + DAY_MS;
  }
  return found;
}

const A_FEW = 2;

/** "when is new moon in january", "full moon dates 2027", "full moon october 1995" */
const lunations = (family: string, wanted: 'fullMoon' | 'newMoon', pattern: RegExp): LookUp => ({
  family,
  isAsked: ({ plain, entities }) =>
    pattern.test(plain) &&
    !ECLIPSE.test(plain) &&
    entities.date === undefined &&
    (entities.month !== undefined || /\b(?:19|20)\d\d\b|\b(?:next|this) year\b/u.test(plain)),
  tell: (context) => {
    const span = spanAskedIn(context);
    if (span === null) return null;
    const found = lunationsIn(span, wanted, context);
    const name = wanted === 'fullMoon' ? 'full Moon' : 'new Moon';
    const signOf = (at: number) =>
      signName(signAt(context.sky.positionOf('moon', at).longitudeDeg));
    const facts = found.map((at) =>
      note(
        `${wanted}-${at}`,
        `${name} at ${degreeWords(context.sky.positionOf('moon', at).longitudeDeg)}, ${dateWordsAt(at, context)}`,
      ),
    );
    if (found.length === 0) return told(`There's no ${name} in ${span.words}.`);
    if (found.length > A_FEW) {
      const days = found.map((at) => dateWordsAt(at, context).replace(/, \d{4}$/u, ''));
      return told(`The ${name}s of ${span.words}: ${listWords(days)}.`, ...facts);
    }
    const days = found.map(
      (at) =>
        `${dateWordsAt(at, context)}, at ${clockWords(at, context.zone)} by your clock, in ${signOf(at)}`,
    );
    const verb = (found.at(-1) ?? 0) < context.now ? 'was' : 'is';
    return told(
      `The ${name} of ${span.words} ${verb} on ${days.join(', and again on ')}.`,
      ...facts,
    );
  },
});

/** "On May 3, 1990" · "Tonight" */
const dayOpening = (words: string): string =>
  words.startsWith('to') ? `T${words.slice(1)}` : `On ${words}`;

/** "was it a full moon on 12 august 1987", "moon phase 3 may 1990" */
const phaseThen: LookUp = {
  family: 'moon-today',
  isAsked: ({ plain, entities }) =>
    entities.date !== undefined &&
    !ECLIPSE.test(plain) &&
    /\bmoon phase\b|\bphase\b.{0,20}\bmoon\b|\bmoon\b.{0,20}\bphase\b|\b(?:a|the) (?:full|new) moon\b/u.test(
      plain,
    ),
  tell: ({ entities: { date }, zone, now }) => {
    if (date === undefined) return null;
    const { from, to } = spanOfDay(date.iso, zone);
    const { phase, illuminatedFraction } = moonPhaseAt((from + to) / 2);
    const lit = `about ${Math.round(illuminatedFraction * 100)} percent lit at noon`;
    return told(
      `${dayOpening(date.words)} the Moon ${to < now ? 'was' : 'is'} ${MOON_PHASES[phase].name.toLowerCase().replace(/^(?=full|new)/u, 'at ')}, ${lit}.`,
      note(`phase-${date.iso}`, `${date.words}: ${MOON_PHASES[phase].name}, ${lit}`),
    );
  },
};

/** "what was the moon phase when i was born" */
const phaseAtBirth: LookUp = {
  family: 'moon-sign-mine',
  isAsked: ({ plain, entities }) =>
    entities.date === undefined &&
    (/\bphase\b/u.test(plain) || /\bwhat (?:was|did) the moon (?:doing|do|look)\b/u.test(plain)) &&
    /\bmoon\b/u.test(plain) &&
    /\b(?:i was born|my birth|was i born|born under)\b/u.test(plain),
  tell: ({ chart }) => {
    if (chart === null) return null;
    const { phase, illuminatedFraction } = moonPhaseAt(bornAt(chart));
    const name = MOON_PHASES[phase].name.toLowerCase();
    const lit = `${Math.round(illuminatedFraction * 100)} percent`;
    const when = chart.time === 'known' ? '' : ' at noon of that day';
    return told(
      `You were born under a ${name} Moon, about ${lit} lit${when}.`.replace('moon Moon', 'Moon'),
      note('phase-at-birth', `${MOON_PHASES[phase].name}, ${lit} lit at your birth`),
    );
  },
};

/** "what sign is the moon in tomorrow" */
const moonSignThen: LookUp = {
  family: 'moon-today',
  isAsked: ({ plain, entities }) =>
    entities.date?.isBirth === false &&
    /\b(?:what|which) sign\b.{0,20}\bmoon\b|\bmoon sign\b|\bmoon be in\b/u.test(plain),
  tell: ({ entities: { date }, zone, sky }) => {
    if (date === undefined) return null;
    const { from, to } = spanOfDay(date.iso, zone);
    const [first, last] = [from, to].map((at) =>
      signName(signAt(sky.positionOf('moon', at).longitudeDeg)),
    );
    const day = capitalised(date.words);
    const words = first === last ? `in ${first} all day` : `first in ${first}, then in ${last}`;
    return told(`${day}: the Moon is ${words}.`, note(`moon-${date.iso}`, `${day}: Moon ${words}`));
  },
};

/** "is there an eclipse in august 2027 and can i see it from cairo" */
const eclipsesThen: LookUp = {
  family: 'eclipse',
  isAsked: ({ plain, entities }) =>
    ECLIPSE.test(plain) &&
    (entities.month !== undefined ||
      entities.date !== undefined ||
      /\b(?:19|20)\d\d\b|\b(?:next|this) year\b/u.test(plain)),
  tell: (context) => {
    const { entities, zone } = context;
    const day = entities.date;
    const span =
      day === undefined ? spanAskedIn(context) : { ...spanOfDay(day.iso, zone), words: day.words };
    if (span === null) return null;
    const only = onlyOf(context.plain);
    const isLeft = /\b(?:still|left|more|remaining)\b/u.test(context.plain);
    const found = eclipsesAfter(span.from, MOST_ECLIPSES).filter(
      ({ at, of }) =>
        at < span.to && (only === null || of === only) && (!isLeft || at > context.now),
    );
    const lines = found.map(({ of, kind, at }) => {
      const body = of === 'sun' ? 'Sun' : 'Moon';
      const { longitudeDeg } = context.sky.positionOf('moon', at);
      return `${dateWordsAt(at, context)}, a ${eclipseLook(kind)} one of the ${body} in ${signName(signAt(longitudeDeg))}`;
    });
    if (lines.length === 0)
      return told(
        `There's no ${isLeft ? 'further ' : ''}eclipse ${day === undefined ? 'in' : 'on'} ${span.words}.`,
      );
    const where =
      " From where it can be seen I haven't computed: an observatory's map tells you for your town.";
    return told(
      `${lines.length === 1 ? 'One eclipse' : `${NUMBERS[lines.length]} eclipses`} ${day === undefined ? 'in' : 'on'} ${span.words}: ${lines.join('; ')}.${where}`,
      ...found.map(({ of, kind, at }) =>
        note(
          `eclipse-${at}`,
          `${kind} eclipse of the ${of === 'sun' ? 'Sun' : 'Moon'}, ${dateWordsAt(at, context)}`,
        ),
      ),
    );
  },
};

/** "lunar eclipses": those of the Moon alone. */
function onlyOf(plain: string): 'sun' | 'moon' | null {
  if (/\b(?:lunar|moon) eclipse/u.test(plain)) return 'moon';
  return /\b(?:solar|sun) eclipse/u.test(plain) ? 'sun' : null;
}

/** A year has seven at most. */
const MOST_ECLIPSES = 8;

export const MOON_LOOK_UPS: readonly LookUp[] = [
  eclipsesThen,
  phaseAtBirth,
  phaseThen,
  moonSignThen,
  lunations('full-moon-next', 'fullMoon', /\bfull moons?\b/u),
  lunations('new-moon-next', 'newMoon', /\bnew moons?\b/u),
];
