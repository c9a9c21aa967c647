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
import { THEME_PAGES } from '../../content/themes/theme-pages.ts';
import type { Fact, PhaseFact } from '../facts/fact.ts';
import type { DailyRequest } from '../request.ts';
import { drawFrom } from '../text/shuffle-bag.ts';
import { askedByName } from './call-by-name.ts';
import { fresh } from './fresh.ts';
import { sayAct } from './say-act.ts';
import { type Hand, type Throw, bookSalt, handFor } from './hand.ts';
import { type Signification, rankSignifications } from './rank-significations.ts';
import { type Reading, type ReadingPart, readingOf } from './reading.ts';
import { sayLead } from './say-lead.ts';
import { sayMoonIngress } from './say-moon-ingress.ts';
import { sayNatal } from './say-natal.ts';
import { sayPersonal } from './say-second.ts';
import { THEMES_OF_DAILY } from './themes.ts';

/** A page by the Moon: its light, where it touches the reader, and what to do by it. */
export function writeLunar(request: DailyRequest, facts: readonly Fact[], thrown: Throw): Reading {
  const hand = handFor(thrown);
  const themes = THEMES_OF_DAILY['lunar-wisdom'];
  const theme = drawFrom(themes, `${thrown.key}/themes`, thrown.count);
  const booked = { ...thrown, salt: bookSalt(thrown.salt) };
  const rounds = { ...booked, count: Math.floor(thrown.count / themes.length) };
  const said = (bag: string, lines: readonly string[]): readonly ReadingPart[] =>
    fresh(booked, (one) => [plain(one.draw(bag, lines))]);
  const phase = facts.find((fact) => fact.kind === 'phase');
  const ranked = rankSignifications(facts);
  const lead = touchOfMoon(ranked, hand);
  const isGrowing = phase === undefined || phase.angleDeg < 180;
  const scenes = THEME_PAGES[theme].scenes[lead.tone];
  const personal = fresh(thrown, (one) => sayPersonal(lead, ranked, theme, one));
  const natal = fresh(thrown, (one) => sayNatal(facts, lead, theme, one));
  // One of the two is enough on a page that is the Moon's.
  const own = hand.draw('lunar-own', [natal, personal]);
  const [act] = said(`lunar-acts-${isGrowing}`, isGrowing ? WAXING_ACTS : WANING_ACTS);
  const [question] = said('lunar-questions', LUNAR_QUESTIONS);
  const parts = [
    ...fresh(thrown, (one) => drawOpening([...sayLight(phase, one), ...saySign(facts, one)], one)),
    ...fresh(thrown, (one) => sayLead(lead, theme, one)),
    ...hand.draw('lunar-middle', [
      fresh(rounds, (one) => [plain(one.draw(`scenes-${theme}-${lead.tone}`, scenes))]),
      fresh(booked, (one) => sayDirection(phase, one)),
    ]),
    ...own,
    sayAct(act?.text ?? '', lead, hand),
    plain(askedByName(question?.text ?? '', request.person.name, hand)),
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

function saySign(facts: readonly Fact[], hand: Hand): ReadingPart[] {
  const moon = facts.find((fact) => fact.kind === 'sky' && fact.body === 'moon');
  if (moon?.kind !== 'sky') return [];
  if (!moon.holdsAllDay) return sayMoonIngress(facts, hand);
  return [{ text: hand.draw(`moon-${moon.sign}`, MOON_SIGNS[moon.sign]), cites: [moon.id] }];
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

/** How many of the weightiest other facts take turns when the Moon touches nothing. */
const OTHERS = 6;

/** The Moon's own contact with the chart, or its corner of it, or whatever leads today. */
function touchOfMoon(ranked: readonly Signification[], hand: Hand): Signification {
  const passing = ranked.filter(({ fact }) => fact.kind === 'transit' && fact.body === 'moon');
  if (passing.length > 0) return hand.draw(`lunar-passing-${passing.length}`, passing);
  const own = ranked.find(
    ({ fact }) => (fact.kind === 'house' || fact.kind === 'solar-house') && fact.body === 'moon',
  );
  if (own !== undefined) return own;
  const nearer = ranked.filter(({ fact }) => fact.kind !== 'sky');
  const others = (nearer.length > 0 ? nearer : ranked).slice(0, OTHERS);
  return hand.draw(`lunar-others-${others.length}`, others);
}
