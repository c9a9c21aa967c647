import {
  LUNAR_QUESTIONS,
  LUNAR_THOUGHTS,
  LUNAR_TITLES,
  WANING_ACTS,
  WANING_LINES,
  WAXING_ACTS,
  WAXING_LINES,
} from '../../content/moon/lunar-book.ts';
import { MOON_SIGNS } from '../../content/moon/moon-signs.ts';
import { PHASES } from '../../content/moon/phases.ts';
import { MOON_INGRESS_LINES } from '../../content/sky/second-lines.ts';
import { THEME_PAGES } from '../../content/themes/theme-pages.ts';
import { SIGNS } from '@palm/astrology/vocabulary';
import type { Fact, PhaseFact } from '../facts/fact.ts';
import type { DailyRequest } from '../request.ts';
import { drawFrom } from '../text/shuffle-bag.ts';
import { filled } from '../text/sentences.ts';
import { glueAct, glueQuestion } from './glue.ts';
import { type Hand, type Throw, bookSalt, handFor } from './hand.ts';
import { type Signification, rankSignifications } from './rank-significations.ts';
import { type Reading, type ReadingPart, readingOf } from './reading.ts';
import { sayLead } from './say-lead.ts';
import { sayPersonal } from './say-second.ts';
import { THEMES_OF_DAILY } from './themes.ts';

/** A page by the Moon: its light, where it touches the reader, and what to do by it. */
export function writeLunar(request: DailyRequest, facts: readonly Fact[], thrown: Throw): Reading {
  const hand = handFor(thrown);
  const themes = THEMES_OF_DAILY['lunar-wisdom'];
  const theme = drawFrom(themes, `${thrown.key}/themes`, thrown.count);
  const book = handFor({ ...thrown, salt: bookSalt(thrown.salt) });
  const round = handFor({
    ...thrown,
    count: Math.floor(thrown.count / themes.length),
    salt: bookSalt(thrown.salt),
  });
  const phase = facts.find((fact) => fact.kind === 'phase');
  const ranked = rankSignifications(facts);
  const lead = touchOfMoon(ranked, hand);
  const glue = { lead, theme, hand, name: request.person.name };
  const isGrowing = phase === undefined || phase.angleDeg < 180;
  const scenes = THEME_PAGES[theme].scenes[lead.tone];
  const opening = drawOpening([...sayLight(phase, hand), ...saySign(facts, hand)], hand);
  const scene = plain(round.draw(`scenes-${theme}-${lead.tone}`, scenes));
  const personal = sayPersonal(lead, ranked, hand);
  const parts = [
    ...opening,
    ...sayLead(lead, theme, hand),
    scene,
    ...personal,
    ...sayDirection(phase, book),
    glueAct(book.draw('lunar-acts', isGrowing ? WAXING_ACTS : WANING_ACTS), glue),
    glueQuestion(book.draw('lunar-questions', LUNAR_QUESTIONS), glue),
  ];
  return readingOf(
    hand.draw('lunar-titles', LUNAR_TITLES),
    parts,
    facts,
    `${thrown.key}/${thrown.count}`,
  );
}

/** Phase and sign take turns to open the page. */
const drawOpening = (lines: readonly ReadingPart[], hand: Hand): ReadingPart[] =>
  lines.length === 0 ? [] : [hand.draw(`opening-${lines.length}`, lines)];

const plain = (text: string): ReadingPart => ({ text, cites: [] });

function sayLight(phase: PhaseFact | undefined, hand: Hand): ReadingPart[] {
  if (phase === undefined || !phase.holdsAllDay) return [];
  return [{ text: hand.draw(`phase-${phase.phase}`, PHASES[phase.phase]), cites: [phase.id] }];
}

/** On a day when the Moon changes sign, the change is what is true all day. */
function saySign(facts: readonly Fact[], hand: Hand): ReadingPart[] {
  const moon = facts.find((fact) => fact.kind === 'sky' && fact.body === 'moon');
  if (moon?.kind !== 'sky') return [];
  if (moon.holdsAllDay) {
    return [{ text: hand.draw(`moon-${moon.sign}`, MOON_SIGNS[moon.sign]), cites: [moon.id] }];
  }
  const ingress = facts.find((fact) => fact.kind === 'ingress' && fact.body === 'moon');
  if (ingress?.kind !== 'ingress') return [];
  const words = { bodySign: SIGNS[ingress.sign].name };
  return [
    { text: filled(hand.draw('moon-ingress', MOON_INGRESS_LINES), words), cites: [ingress.id] },
  ];
}

/** What the half of the month is for; around new and full it is neither half. */
function sayDirection(phase: PhaseFact | undefined, hand: Hand): ReadingPart[] {
  const thought = plain(hand.draw('lunar-thoughts', LUNAR_THOUGHTS));
  if (phase === undefined || phase.phase === 'fullMoon' || phase.phase === 'newMoon') {
    return [thought];
  }
  if (hand.draw('lunar-direction', [true, false, false])) return [thought];
  const lines = phase.angleDeg < 180 ? WAXING_LINES : WANING_LINES;
  return [{ text: hand.draw('lunar-lines', lines), cites: [phase.id] }];
}

/** The Moon's own contact with the chart, or its corner of it, or whatever leads today. */
function touchOfMoon(ranked: readonly Signification[], hand: Hand): Signification {
  const passing = ranked.filter(({ fact }) => fact.kind === 'transit' && fact.body === 'moon');
  if (passing.length > 0) return hand.draw(`lunar-passing-${passing.length}`, passing);
  const own = ranked.find(({ fact }) => fact.kind === 'house' && fact.body === 'moon');
  const other = own ?? ranked.find(({ fact }) => fact.kind !== 'sky') ?? ranked[0];
  if (other === undefined) throw new RangeError('a reading needs a sky');
  return other;
}
