import { BLESSINGS } from '../../content/blessings.ts';
import { THEME_PAGES } from '../../content/themes/theme-pages.ts';
import type { Fact } from '../facts/fact.ts';
import type { DailyRequest, HoroscopeRequest } from '../request.ts';
import { drawFrom } from '../text/shuffle-bag.ts';
import { echoing, loudWords } from '../text/stumbles.ts';
import { askedByName } from './call-by-name.ts';
import { forTheWeek, holdsForTheWeek } from './for-the-week.ts';
import { fresh } from './fresh.ts';
import { sayAct } from './say-act.ts';
import { type Hand, type Throw, bookSalt, handFor, subjectShift } from './hand.ts';
import { type Signification, affinityOf, rankSignifications } from './rank-significations.ts';
import { type Reading, type ReadingPart, readingOf } from './reading.ts';
import { sayLead } from './say-lead.ts';
import { sayNatal } from './say-natal.ts';
import { sayCommon, sayOpening, sayPersonal } from './say-second.ts';
import { THEMES_OF_DAILY, THEMES_OF_HOROSCOPE, type ThemeId } from './themes.ts';

type Slot =
  | 'lead'
  | 'scene'
  | 'turn'
  | 'thought'
  | 'personal'
  | 'natal'
  | 'opening'
  | 'act'
  | 'question'
  | 'blessing';

/*
 * Ways to order a page. What is told of the sky and of the reader comes first and leads up
 * to the act; a page closes with act and question, because the choice is the reader's. The
 * scene and the act are of the common book, so a sentence of the reader's own stands between.
 */
const SHAPES = [
  ['scene', 'lead', 'personal', 'natal', 'act', 'question'],
  ['lead', 'scene', 'personal', 'act', 'question'],
  ['thought', 'lead', 'scene', 'natal', 'act', 'question'],
  ['natal', 'scene', 'lead', 'personal', 'act', 'question'],
  ['lead', 'turn', 'natal', 'personal', 'act', 'question'],
  ['scene', 'lead', 'turn', 'personal', 'act', 'question'],
  ['opening', 'lead', 'scene', 'natal', 'act', 'question'],
  ['scene', 'lead', 'turn', 'natal', 'act', 'question'],
  ['natal', 'lead', 'turn', 'personal', 'act', 'question'],
  ['lead', 'scene', 'natal', 'personal', 'act', 'question'],
] as const satisfies readonly (readonly Slot[])[];

/** A page of protection closes with its wish. */
const BLESSED_SHAPES = [
  ['scene', 'lead', 'personal', 'act', 'question', 'blessing'],
  ['lead', 'scene', 'natal', 'question', 'act', 'blessing'],
  ['lead', 'turn', 'personal', 'act', 'question', 'blessing'],
  ['natal', 'scene', 'lead', 'question', 'act', 'blessing'],
  ['scene', 'lead', 'turn', 'natal', 'act', 'blessing'],
  ['thought', 'lead', 'personal', 'question', 'act', 'blessing'],
] as const satisfies readonly (readonly Slot[])[];

/** A daily reading or a horoscope on one theme: fact, feeling, scene, act, question. */
export function writePage(
  request: DailyRequest | HoroscopeRequest,
  known: readonly Fact[],
  thrown: Throw,
): Reading {
  const { key, count, salt } = thrown;
  const isWeekly = request.kind === 'horoscope' && request.type === 'weekly';
  const facts = isWeekly ? known.filter(holdsForTheWeek) : known;
  const themes = themesOf(request);
  const theme = drawFrom(themes, `${key}/themes`, count + subjectShift(salt));
  // The theme comes round once in as many pages, and turns its own page each time.
  const round = Math.floor(count / themes.length);
  const paged = { ...thrown, key: `${key}/${theme}`, count: round, salt: bookSalt(salt) };
  const hand = handFor(paged);
  const ranked = rankSignifications(facts);
  const lead = leadFor(theme, ranked, isWeekly, hand);
  const page = THEME_PAGES[theme];
  const book = (bag: string, lines: readonly string[]): readonly ReadingPart[] =>
    fresh(paged, (one) => [plain(one.draw(bag, lines))]);
  const daily = (make: (one: Hand) => readonly ReadingPart[]): readonly ReadingPart[] =>
    fresh(thrown, make);
  const common = daily((one) => sayCommon(facts, lead, one));
  const [act] = book('acts', page.acts);
  const [question] = book('questions', page.questions);
  const shapes: readonly (readonly Slot[])[] = isBlessed(request) ? BLESSED_SHAPES : SHAPES;
  const shape = handFor(thrown).draw(`shape-${shapes.length}`, shapes);
  const natal = daily((one) => sayNatal(facts, lead, theme, one, shape[0] === 'natal'));
  const isAfterScene = shape[shape.indexOf('lead') - 1] === 'scene';
  const slots: Record<Slot, readonly ReadingPart[]> = {
    lead: daily((one) => sayLead(lead, theme, one, isAfterScene)),
    personal: daily((one) => sayPersonal(lead, ranked, theme, one)),
    // Who has told nothing of their birth shares the sky with everybody.
    natal: natal.length > 0 ? natal : common,
    opening: daily((one) => sayOpening(facts, lead, one)),
    scene: book(`scenes-${lead.tone}`, page.scenes[lead.tone]),
    turn: book(`turns-${lead.tone}`, page.turns[lead.tone]),
    thought: book('thoughts', page.thoughts),
    act: [sayAct(act?.text ?? '', lead, handFor(thrown))],
    question: [plain(askedByName(question?.text ?? '', request.person.name, handFor(thrown)))],
    blessing: daily((one) => [plain(one.draw('blessing', BLESSINGS))]),
  };
  const parts = [...new Set(shape.flatMap((slot) => slots[slot]))];
  const said = loudWords(parts.map(({ text }) => text).join(' '));
  const titles = echoing(said, page.titles);
  return readingOf(
    hand.draw(`titles-${titles.length}`, titles),
    isWeekly ? parts.map(forTheWeek) : parts,
    facts,
    `${key}/${count}`,
  );
}

const plain = (text: string): ReadingPart => ({ text, cites: [] });

const isBlessed = (request: DailyRequest | HoroscopeRequest): boolean =>
  request.kind === 'daily' && request.type === 'protection-blessing';

function themesOf(request: DailyRequest | HoroscopeRequest): readonly ThemeId[] {
  return request.kind === 'daily'
    ? THEMES_OF_DAILY[request.type]
    : THEMES_OF_HOROSCOPE[request.type];
}

/** Facts nearly as weighty as the weightiest take turns, so that a long stay is not all one reads of. */
const NEARLY_AS_WEIGHTY = 0.6;
const LEADS = 4;
/** A sign has no contacts of its own, only planets that stay for weeks: more of them take turns. */
const NEARLY_FOR_SIGNS = 0.3;
const LEADS_FOR_SIGNS = 7;

/** One of the weightiest facts that have something to say about the theme. */
function leadFor(
  theme: ThemeId,
  ranked: readonly Signification[],
  isWeekly: boolean,
  hand: Hand,
): Signification {
  const fitting = ranked
    .filter(({ fact }) => isWeekly || fact.kind !== 'dated-transit')
    .map((one) => ({ one, weight: weightFor(one, theme) }))
    .toSorted((a, b) => b.weight - a.weight);
  const isBySign = ranked.every(({ fact }) => fact.kind !== 'transit');
  const least = (fitting[0]?.weight ?? 0) * (isBySign ? NEARLY_FOR_SIGNS : NEARLY_AS_WEIGHTY);
  const leads = fitting
    .filter(({ weight }) => weight >= least)
    .slice(0, isBySign ? LEADS_FOR_SIGNS : LEADS);
  return hand.draw(`leads-${leads.length}`, leads).one;
}

function weightFor({ fact, weight }: Signification, theme: ThemeId): number {
  // In a weekly reading a day that can be named beats a long stay.
  return weight * affinityOf(fact, theme) * (fact.kind === 'dated-transit' ? 2 : 1);
}
