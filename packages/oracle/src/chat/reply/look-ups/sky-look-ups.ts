import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, type PlanetId } from '@palm/astrology/vocabulary';
import { MONTHS } from '../../../text/calendar-names.ts';
import { dateWordsAt } from '../../slots/calendar/date-words.ts';
import { spanOfDay } from '../../slots/calendar/local-time.ts';
import { bodyName, moonSlots, signName } from '../../slots/sky/moon-slots.ts';
import { nextIngressOf } from '../../slots/sky/ingress.ts';
import { namedPlanet } from '../../slots/sky/planet-slots.ts';
import { stationNote, stationsOf } from '../../slots/sky/retrograde-slots.ts';
import { note, type SlotContext } from '../../slots/slot.ts';
import { type LookUp, told } from './look-up.ts';

type Turning = Exclude<PlanetId, 'sun' | 'moon'>;

const turningIn = (plain: string): Turning =>
  PLANET_IDS.find(
    (id): id is Turning =>
      id !== 'sun' && id !== 'moon' && plain.includes(BODIES[id].name.toLowerCase()),
  ) ?? 'mercury';

/** "is mercury retrograde in december", "will venus be retrograde on june 5" */
const retrogradeThen: LookUp = {
  family: 'retrograde-other',
  isAsked: ({ plain, entities }) =>
    /\bretrograde\b/u.test(plain) &&
    /\b(?:is|will|are|does|be)\b/u.test(plain) &&
    !/\b(?:natal|born|birth|my chart)\b/u.test(plain) &&
    (entities.month !== undefined || entities.date?.isBirth === false),
  tell: (context) => {
    const planet = turningIn(context.plain);
    const span = spanAsked(context);
    if (span === null) return null;
    const stations = stationsOf(planet, context);
    const retro = stations.flatMap((station, index) => {
      const end = stations[index + 1];
      return station.turns === 'retrograde' && end !== undefined ? [{ station, end }] : [];
    });
    const found = retro.find(({ station, end }) => station.at < span.to && end.at > span.from);
    const name = BODIES[planet].name;
    if (found !== undefined) {
      return told(
        `Yes, ${span.words}: ${name} is retrograde from ${dateWordsAt(found.station.at, context)} to ${dateWordsAt(found.end.at, context)}. Nothing has to be put off for it.`,
        stationNote(found.station, context),
        stationNote(found.end, context),
      );
    }
    const next = retro.find(({ station }) => station.at > span.from);
    if (next === undefined) return null;
    return told(
      `No, ${name} moves forward ${span.words}. Its next backward stretch is ${dateWordsAt(next.station.at, context)} to ${dateWordsAt(next.end.at, context)}.`,
      stationNote(next.station, context),
    );
  },
};

function spanAsked({ entities, zone }: SlotContext) {
  const { date, month } = entities;
  if (date?.isBirth === false) return { ...spanOfDay(date.iso, zone), words: `on ${date.words}` };
  if (month === undefined) return null;
  const [year = 0, at = 0] = month.split('-').map(Number);
  const from = Date.UTC(year, at - 1, 1);
  return { from, to: Date.UTC(year, at, 1), words: `in ${MONTHS[at - 1]}` };
}

/** "is it full moon tonight" */
const isLunation: LookUp = {
  family: 'moon-today',
  isAsked: ({ plain }) =>
    /\b(?:is|was) (?:it|there|today|tonight|the moon) (?:a |the )?(?:full|new)(?: moon)?(?: in \w+)?(?: (?:today|tonight|now|out|right now))?$/u.test(
      plain,
    ) ||
    /^(?:(?:the|a|is) )*(?:full|new) moon (?:is )?(?:in \w+ )?(?:today|tonight|now)\b/u.test(plain),
  tell: (context) => {
    const phase = moonSlots.moon_phase(context);
    const isFull = /\bfull\b/u.test(context.plain);
    const next = isFull ? moonSlots.next_full_moon(context) : moonSlots.next_new_moon(context);
    if (phase === null || next === null) return null;
    const name = isFull ? 'full moon' : 'new moon';
    const { longitudeDeg } = context.sky.positionOf('moon', context.now);
    const sign = signName(signAt(longitudeDeg));
    const isSign =
      context.entities.sign === undefined || context.entities.sign === signAt(longitudeDeg);
    const isPhase = phase.text === name;
    const answer =
      isPhase && isSign
        ? `Yes, within a day or so, in ${sign}`
        : `No, the Moon is ${isPhase ? name.replace(' moon', '') : phase.text.replace(/ moon$/u, '')} today and in ${sign}`;
    return told(
      `${answer}. The next ${isFull ? 'full' : 'new'} Moon: ${next.text.replace(/\.$/u, '')}.`,
      ...phase.facts,
      ...next.facts,
    );
  },
};

/** "is the sun still in scorpio", "when is uranus moving to gemini" while it is there. */
const planetThere: LookUp = {
  family: 'planet-now',
  isAsked: ({ plain, entities: { planet, sign } }) =>
    planet !== undefined &&
    sign !== undefined &&
    !/\bmy\b/u.test(plain) &&
    (/\bis\b.*\bin\b.*\b(?:still|now|today|currently|yet|already)\b|\bstill in\b/u.test(plain) ||
      /\bwhen\b.*\b(?:mov\w+|enter\w*|go\w*|get\w*|come\w*)\b/u.test(plain)),
  tell: (context) => {
    const planet = namedPlanet(context);
    if (planet === null) return null;
    const now = signAt(context.sky.positionOf(planet, context.now).longitudeDeg);
    const isThere = now === context.entities.sign;
    if (!isThere && /\bwhen\b/u.test(context.plain)) return null;
    const leaves = nextIngressOf(planet, context);
    const until =
      leaves === null
        ? ''
        : `, until ${dateWordsAt(leaves.at, context)}, when it moves to ${signName(leaves.sign)}`;
    const name = bodyName(planet);
    const answer = isThere
      ? `${name} is in ${signName(now)} already`
      : `No, ${name.replace('The', 'the')} is in ${signName(now)} now`;
    return told(
      `${answer}${until}.`,
      note(`now-${planet}`, `${BODIES[planet].name} in ${signName(now)}`),
    );
  },
};

export const SKY_LOOK_UPS: readonly LookUp[] = [retrogradeThen, isLunation, planetThere];
