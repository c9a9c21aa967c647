import { answer } from '@palm/oracle/answer';
import { factsFor } from '@palm/oracle/facts';
import type { Route } from '@palm/oracle/safety';
import type { Refuse } from '../../http/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { planOf } from '../subscriptions/plan-of.ts';
import { messagesLeft, quotaDay } from './chat-history.ts';
import { fixedAnswer } from './fixed-answer.ts';
import type { OracleAnswer } from './give-reading.ts';
import { personOf } from './person-of.ts';
import { addExchange, listMessages, spendMessage } from './store.ts';

const TURNS_REMEMBERED = 20;

interface Asked {
  readonly userId: string;
  readonly message: string;
  readonly route: Exclude<Route, { kind: 'crisis' }>;
  readonly date: string;
  readonly zone: string | undefined;
  readonly now: Date;
}

/** Spends one message of the day and answers it, in one transaction: who gets no answer has spent nothing. */
export async function answerChat(
  db: Db,
  asked: Asked,
  refuse: Refuse<'chat_limit'>,
): Promise<OracleAnswer> {
  const { userId, message, now } = asked;
  const { chatMessagesPerDay: limit } = await planOf(db, userId, now);
  const spent = await spendMessage(db, { userId, date: quotaDay(now), limit });
  if (spent === null) return refuse('chat_limit');
  const given = await answerOpenly(db, asked);
  await addExchange(db, { userId, question: message, answer: given.response, now });
  return { ...given, messagesLeft: messagesLeft(limit, spent) };
}

/** What the router has words for is answered by them alone; the rest by the Oracle, from the sky and the talk so far. */
async function answerOpenly(db: Db, asked: Asked): Promise<OracleAnswer> {
  const { userId, message, route, date, zone } = asked;
  if (route.kind !== 'open') return fixedAnswer(route.answer, { date });
  const profile = await findProfile(db, userId);
  const person = profile ? personOf(profile) : {};
  const said = await listMessages(db, userId);
  const written = answer(message, {
    facts: factsFor({ kind: 'chat', date, zone, person }),
    history: said
      .slice(-TURNS_REMEMBERED)
      .map(({ text, isUser }) => ({ from: isUser ? 'reader' : 'oracle', text })),
    profile: person,
    seed: userId,
  });
  return {
    ...fixedAnswer(written.text, { date }),
    parts: written.parts.map(({ text, cites }) => ({ text, cites: [...cites] })),
    receipts: written.facts.map((fact) => ({ ...fact })),
    source: { writer: 'embedded', model: null, fallback: null },
  };
}
