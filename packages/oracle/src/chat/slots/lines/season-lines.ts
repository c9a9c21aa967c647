import { separationDeg } from '@palm/astrology/angle';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { findTransits } from '@palm/astrology/transits';
import { BODIES, type PlanetId } from '@palm/astrology/vocabulary';
import { readingOf } from '../../../../content/chat/fact-lines.ts';
import { touchedPoints } from '../../../facts/touched-points.ts';
import type { NatalPointId } from '../../../facts/fact-kinds/fact-id.ts';
import { longitudeOf, natalFact } from '../birth/points.ts';
import { clockWords, dateWordsAt, todayOf } from '../calendar/date-words.ts';
import { daysBetween, localTimeAt, spanOfDay } from '../calendar/local-time.ts';
import { bodyName, nextFull, nextNew } from '../sky/moon-slots.ts';
import { fill, note, perMessage, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';
import { strongest } from '../transits/asked-contact.ts';
import type { Contact, Touch } from '../transits/contact.ts';
import { ASPECT_PLAIN, contactNote, plainPoint } from '../transits/contact-words.ts';
import { contactSentence } from './touch-lines.ts';

const QUICK: readonly PlanetId[] = ['mars', 'sun', 'venus', 'mercury', 'moon'];
const WAKING = [8, 22] as const;

/** What becomes exact today: the slower planet first, the Moon only in waking hours. */
const exactToday = perMessage((context): (Touch & { at: Instant }) | null => {
  const { chart, sky, zone } = context;
  if (chart === null) return null;
  const span = spanOfDay(todayOf(context), zone);
  const natal = touchedPoints(chart).filter(({ uncertaintyDeg }) => uncertaintyDeg < 0.5);
  for (const body of QUICK) {
    const transits = findTransits({ natal, span, transiting: [body], positionOf: sky.positionOf });
    for (const { natal: point, aspect, exact } of transits) {
      const [at] = exact;
      const pointDeg = natal.find((one) => one.point === point)?.longitudeDeg;
      if (at === undefined || pointDeg === undefined) continue;
      const { hour } = localTimeAt(at, zone);
      const isAsleep = hour < WAKING[0] || hour >= WAKING[1];
      if (body === 'moon' && (isAsleep || at < context.now)) continue;
      return { body, aspect, point: point as NatalPointId, pointDeg, at };
    }
  }
  return null;
});

function todayLine(context: SlotContext): Filled | null {
  const found = exactToday(context);
  if (found === null) return null;
  const { body, aspect, point, at } = found;
  const name = bodyName(body);
  const where = `${ASPECT_PLAIN[aspect]} your ${plainPoint(point)}`;
  const hour =
    body === 'moon' ? ` for a few hours around ${clockWords(at, context.zone)}` : ' today';
  return fill(
    `${name} is ${where}${hour}. Astrologers read that as ${readingOf(body, aspect)}.`,
    note(
      `today-${body}-${aspect}-${point}`,
      `${BODIES[body].name} ${aspect} natal ${plainPoint(point)}, exact ${clockWords(at, context.zone)}`,
    ),
  );
}

function moonLine(context: SlotContext): Filled | null {
  const today = todayOf(context);
  for (const [find, name] of [
    [nextFull, 'full'],
    [nextNew, 'new'],
  ] as const) {
    const { at } = find({ ...context, now: context.now - DAY_MS });
    const days = daysBetween(today, localTimeAt(at, context.zone).date);
    const when = { '-1': 'was NAME yesterday', 0: 'is NAME today', 1: 'is NAME tomorrow' }[days];
    if (when === undefined) continue;
    const studied =
      name === 'full' ? '; some people sleep badly around it, and the studies are split' : '';
    return fill(
      `The Moon ${when.replace('NAME', name)}${studied}.`,
      note(
        `${name}-moon-near`,
        `${name} Moon on ${dateWordsAt(at, context)}, ${clockWords(at, context.zone)}`,
      ),
    );
  }
  return moonOnMoon(context);
}

function moonOnMoon({ chart, now, sky }: SlotContext): Filled | null {
  const natalDeg = chart?.time === 'known' ? longitudeOf(chart, 'moon') : null;
  if (chart === null || natalDeg === null) return null;
  const apart = separationDeg(sky.positionOf('moon', now).longitudeDeg, natalDeg);
  if (apart > 6) return null;
  return fill(
    'The Moon is passing the place it had when you were born, which happens once a month and is read as feeling more like yourself.',
    natalFact(chart, 'moon'),
  );
}

const seasonLine = (context: SlotContext): Filled | null => {
  const [contact] = strongest(context);
  return contact === undefined
    ? null
    : fill(contactSentence(contact, context), contactNote(contact, context));
};

/** The next day on which a slow contact that runs now is exact. */
const nextDate = perMessage((context): { at: Instant; contact: Contact } | null => {
  const dates = strongest(context).flatMap((contact) => {
    const at = contact.series.exact.find((one) => one > context.now);
    return at === undefined ? [] : [{ at, contact }];
  });
  return dates.toSorted((a, b) => a.at - b.at)[0] ?? null;
});

export const seasonLines = {
  season_line: seasonLine,
  today_line: todayLine,
  moon_line: moonLine,
  next_date: (context) => {
    const next = nextDate(context);
    return next === null
      ? null
      : fill(dateWordsAt(next.at, context), contactNote(next.contact, context));
  },
  next_date_line: (context) => {
    const next = nextDate(context);
    if (next === null) return null;
    const { body, aspect, point } = next.contact;
    return fill(
      `${BODIES[body].name} is ${ASPECT_PLAIN[aspect]} your ${plainPoint(point)} to the degree that day. Astrologers read that as ${readingOf(body, aspect)}.`,
      contactNote(next.contact, context),
    );
  },
} as const satisfies SlotGroup;
