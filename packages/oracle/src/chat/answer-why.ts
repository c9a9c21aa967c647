import { NO_FACT_LINES, WHY_CLOSINGS, WHY_OPENINGS } from '../../content/chat/follow-ups.ts';
import { TOPICS, type TopicId } from '../../content/chat/topics.ts';
import type { Fact } from '../facts/fact.ts';
import type { Hand } from '../writer/hand.ts';
import { rankSignifications } from '../writer/rank-significations.ts';
import type { ReadingPart } from '../writer/reading.ts';
import type { ChatTurn } from './chat-turn.ts';
import { citedLast } from './cited-last.ts';

type Asked = { readonly facts: readonly Fact[]; readonly history: readonly ChatTurn[] };

/** The receipt in words: what was computed, and what kind of step leads from it to the advice. */
export function answerWhy(topic: TopicId, asked: Asked, hand: Hand): ReadingPart[] {
  const shown = citedLast(asked.facts, asked.history) ?? likeliest(topic, asked.facts);
  return [
    plain(hand.draw('why-opening', WHY_OPENINGS)),
    ...(shown.length === 0 ? [plain(hand.draw('no-fact', NO_FACT_LINES))] : []),
    ...shown.map((fact) => ({ text: `${fact.words}.`, cites: [fact.id] })),
    plain(hand.draw('why-closing', WHY_CLOSINGS)),
  ];
}

function likeliest(topic: TopicId, facts: readonly Fact[]): Fact[] {
  const { points } = TOPICS[topic];
  const natal = facts.find(
    (fact) => fact.kind === 'natal' && fact.otherSign === null && points.includes(fact.point),
  );
  const transit = rankSignifications(facts).find(({ fact }) => fact.kind === 'transit')?.fact;
  const sky = facts.find((fact) => fact.kind === 'sky' && fact.body === 'sun');
  return [natal, transit ?? sky].filter((fact) => fact !== undefined);
}

const plain = (text: string): ReadingPart => ({ text, cites: [] });
