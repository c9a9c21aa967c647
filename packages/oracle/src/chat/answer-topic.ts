import { MORE_OPENINGS } from '../../content/chat/follow-ups.ts';
import { TOPIC_STEPS, type TopicSteps } from '../../content/chat/topic-steps.ts';
import { TOPICS, type TopicId } from '../../content/chat/topics.ts';
import { MOON_SIGNS } from '../../content/moon/moon-signs.ts';
import { PHASES } from '../../content/moon/phases.ts';
import { THEME_PAGES } from '../../content/themes/theme-pages.ts';
import type { Fact, FactId } from '../facts/fact.ts';
import type { Person } from '../request.ts';
import { wordsOf } from '../text/four-grams.ts';
import { firstNameOf } from '../writer/call-by-name.ts';
import type { Hand } from '../writer/hand.ts';
import {
  type Signification,
  affinityOf,
  rankSignifications,
} from '../writer/rank-significations.ts';
import type { ReadingPart } from '../writer/reading.ts';
import { sayLead } from '../writer/say-lead.ts';
import type { ThemeId } from '../writer/themes.ts';
import { uncapitalised } from '../text/sentences.ts';
import type { ChatTurn } from './chat-turn.ts';
import { sayPlacement } from './say-placement.ts';

type Asked = {
  readonly facts: readonly Fact[];
  readonly history: readonly ChatTurn[];
  readonly profile: Person;
  readonly isMore: boolean;
};

/** Opening, the reader's own placement, today's contact, an honest view, an act, a question. */
export function answerTopic(topic: TopicId, asked: Asked, hand: Hand): ReadingPart[] {
  const { themes, points, tone, openings, views } = TOPICS[topic];
  const said = asked.history.filter(({ from }) => from === 'oracle').map(({ text }) => text);
  const unsaid = (lines: readonly string[]): readonly string[] =>
    lines.filter((line) => said.every((text) => !isIn(line, text)));
  const fresh = (lines: readonly string[]): readonly string[] => {
    const left = unsaid(lines);
    return left.length > 0 ? left : lines;
  };
  const theme = hand.draw('theme', themes);
  const steps = stepsFor(topic, theme);
  const page = THEME_PAGES[theme];
  // The subject's own steps before those of the theme, which the talk comes to when it is long.
  const step = (kind: keyof TopicSteps): readonly string[] => {
    const own = unsaid(steps[kind]);
    return own.length > 0 ? own : fresh(page[kind]);
  };
  const ranked = rankSignifications(asked.facts).filter((one) => (tone ?? one.tone) === one.tone);
  const lead = leadFor(theme, ranked, citedIn(asked.history), hand);
  const opening = hand.draw('opening', fresh(asked.isMore ? MORE_OPENINGS : openings));
  const question = hand.draw('question', step('questions'));
  const told = topic === 'moon' ? sayMoon(asked.facts, hand) : sayLead(lead, theme, hand);
  const view = plain(hand.draw('view', fresh(views)));
  const closing = plain(withName(question, asked, said));
  // What was not understood gets a short answer: advice on it would be advice on nothing.
  if (topic === 'open') return [plain(opening), ...told, view];
  return [
    plain(opening),
    ...sayPlacement(asked.facts, { points, theme, unsaid }, hand),
    ...told,
    view,
    plain(hand.draw('act', step('acts'))),
    closing,
  ];
}

/** The day as a whole has the steps of its theme. */
const stepsFor = (topic: TopicId, theme: ThemeId): TopicSteps =>
  topic === 'today' || topic === 'open' ? THEME_PAGES[theme] : TOPIC_STEPS[topic];

const plain = (text: string): ReadingPart => ({ text, cites: [] });

/** Compared by words, because each reading chooses among synonyms. */
function isIn(line: string, text: string): boolean {
  const tail = wordsOf(line).slice(-4).join(' ');
  return wordsOf(text).join(' ').includes(tail);
}

/** The name is used once in a conversation, in the first answer. */
function withName(question: string, { profile }: Asked, said: readonly string[]): string {
  const name = firstNameOf(profile.name);
  return name === null || said.some((text) => text.includes(name))
    ? question
    : `${name}, ${uncapitalised(question)}`;
}

const citedIn = (history: readonly ChatTurn[]): ReadonlySet<FactId> =>
  new Set(history.flatMap(({ cites }) => cites ?? []));

/** The weightiest contacts that fit, before those that the conversation has had. */
function leadFor(
  theme: ThemeId,
  ranked: readonly Signification[],
  cited: ReadonlySet<FactId>,
  hand: Hand,
): Signification {
  const unsaid = ranked.filter(({ fact }) => !cited.has(fact.id) && affinityOf(fact, theme) > 0);
  const fitting = (unsaid.length > 0 ? unsaid : ranked)
    .map((one) => ({ one, weight: one.weight * affinityOf(one.fact, theme) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 3);
  return hand.draw(`lead-${fitting.length}`, fitting).one;
}

function sayMoon(facts: readonly Fact[], hand: Hand): ReadingPart[] {
  return facts.flatMap((fact): ReadingPart[] => {
    if (fact.kind === 'phase' && fact.holdsAllDay) {
      return [{ text: hand.draw('phase', PHASES[fact.phase]), cites: [fact.id] }];
    }
    if (fact.kind === 'sky' && fact.body === 'moon' && fact.holdsAllDay) {
      return [{ text: hand.draw('moon', MOON_SIGNS[fact.sign]), cites: [fact.id] }];
    }
    return [];
  });
}
