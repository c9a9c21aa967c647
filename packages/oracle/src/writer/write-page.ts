import { BLESSINGS } from '../../content/blessings.ts';
import { THEME_PAGES } from '../../content/themes/theme-pages.ts';
import type { Fact } from '../facts/fact.ts';
import type { DailyRequest, HoroscopeRequest } from '../request.ts';
import { drawFrom } from '../text/shuffle-bag.ts';
import { type Glue, askPlainly, glueAct, glueBlessing, glueQuestion } from './glue.ts';
import { type Hand, type Throw, bookSalt, handFor, subjectShift } from './hand.ts';
import { type Signification, affinityOf, rankSignifications } from './rank-significations.ts';
import { type Reading, type ReadingPart, readingOf } from './reading.ts';
import { sayLead } from './say-lead.ts';
import { sayCommon, sayPersonal } from './say-second.ts';
import { THEMES_OF_DAILY, THEMES_OF_HOROSCOPE, type ThemeId } from './themes.ts';

type Slot = 'lead' | 'scene' | 'turn' | 'thought' | 'personal' | 'common' | 'act' | 'question';

/*
 * Ways to order a page. Two sentences from the common book never touch: between them
 * stands one of the reader's own, so that no two readers share a long row of words.
 * A page closes with its question, because the choice is the reader's.
 */
const SHAPES = [
  ['scene', 'lead', 'turn', 'act', 'personal', 'question'],
  ['lead', 'scene', 'personal', 'turn', 'act', 'question'],
  ['thought', 'lead', 'scene', 'act', 'personal', 'question'],
  ['thought', 'lead', 'scene', 'personal', 'turn', 'act', 'question'],
  ['scene', 'lead', 'turn', 'personal', 'thought', 'act', 'question'],
  ['lead', 'turn', 'personal', 'scene', 'act', 'question'],
  ['common', 'lead', 'scene', 'act', 'personal', 'question'],
  ['common', 'lead', 'scene', 'personal', 'turn', 'act', 'question'],
] as const satisfies readonly (readonly Slot[])[];

/** For a sky with only one thing to say to the reader. */
const LONE_SHAPES = [
  ['common', 'lead', 'scene', 'turn', 'act', 'question'],
  ['scene', 'lead', 'turn', 'thought', 'act', 'question'],
  ['thought', 'lead', 'scene', 'turn', 'act', 'question'],
  ['common', 'lead', 'turn', 'scene', 'act', 'question'],
] as const satisfies readonly (readonly Slot[])[];

/** A daily reading or a horoscope on one theme: fact, feeling, scene, act, question. */
export function writePage(
  request: DailyRequest | HoroscopeRequest,
  facts: readonly Fact[],
  { key, count, turn, salt }: Throw,
): Reading {
  const themes = themesOf(request);
  const theme = drawFrom(themes, `${key}/themes`, count + subjectShift(salt));
  // The theme comes round once in as many pages, and turns its own page each time.
  const round = Math.floor(count / themes.length);
  const hand = handFor({ key: `${key}/${theme}`, count: round, turn, salt: bookSalt(salt) });
  const daily = handFor({ key, count, turn, salt });
  const ranked = rankSignifications(facts);
  const lead = leadFor(theme, ranked, request, hand);
  const page = THEME_PAGES[theme];
  const personal = sayPersonal(lead, ranked, daily);
  const common = sayCommon(facts, lead, daily);
  const glue = { lead, theme, hand: daily, name: request.person.name };
  const shapes: readonly (readonly Slot[])[] = personal.length > 0 ? SHAPES : LONE_SHAPES;
  const shape = daily.draw(`shape-${shapes.length}`, shapes);
  const asked = hand.draw('questions', page.questions);
  // After a sentence of the reader's own the question needs no bridge.
  const question =
    shape.at(-2) === 'personal' ? askPlainly(asked, glue) : glueQuestion(asked, glue);
  const slots: Record<Slot, readonly ReadingPart[]> = {
    lead: sayLead(lead, theme, daily),
    personal,
    common,
    scene: [plain(hand.draw(`scenes-${lead.tone}`, page.scenes[lead.tone]))],
    turn: [plain(hand.draw(`turns-${lead.tone}`, page.turns[lead.tone]))],
    thought: [plain(hand.draw('thoughts', page.thoughts))],
    act: [glueAct(hand.draw('acts', page.acts), glue)],
    question: [question],
  };
  const parts = shape.flatMap((slot) => slots[slot]);
  return readingOf(
    hand.draw('titles', page.titles),
    [...parts, ...blessing(request, glue)],
    facts,
    `${key}/${count}`,
  );
}

const plain = (text: string): ReadingPart => ({ text, cites: [] });

function themesOf(request: DailyRequest | HoroscopeRequest): readonly ThemeId[] {
  return request.kind === 'daily'
    ? THEMES_OF_DAILY[request.type]
    : THEMES_OF_HOROSCOPE[request.type];
}

function blessing(request: DailyRequest | HoroscopeRequest, glue: Glue): ReadingPart[] {
  const isBlessed = request.kind === 'daily' && request.type === 'protection-blessing';
  return isBlessed ? [glueBlessing(glue.hand.draw('blessing', BLESSINGS), glue)] : [];
}

/** Facts nearly as weighty as the weightiest take turns, so that a long stay is not all one reads of. */
const NEARLY_AS_WEIGHTY = 0.6;
const LEADS = 4;

/** One of the weightiest facts that have something to say about the theme. */
function leadFor(
  theme: ThemeId,
  ranked: readonly Signification[],
  request: DailyRequest | HoroscopeRequest,
  hand: Hand,
): Signification {
  const isWeekly = request.kind === 'horoscope' && request.type === 'weekly';
  const fitting = ranked
    .filter(({ fact }) => isWeekly || fact.kind !== 'dated-transit')
    .map((one) => ({ one, weight: weightFor(one, theme) }))
    .toSorted((a, b) => b.weight - a.weight);
  const least = (fitting[0]?.weight ?? 0) * NEARLY_AS_WEIGHTY;
  const leads = fitting.filter(({ weight }) => weight >= least).slice(0, LEADS);
  return hand.draw(`leads-${leads.length}`, leads).one;
}

function weightFor({ fact, weight }: Signification, theme: ThemeId): number {
  // In a weekly reading a day that can be named beats a long stay.
  return weight * affinityOf(fact, theme) * (fact.kind === 'dated-transit' ? 2 : 1);
}
