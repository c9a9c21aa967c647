import { factsFor } from '@palm/oracle/facts';
import type { Route } from '@palm/oracle/safety';
import { write } from '@palm/oracle/write';
import type { Refuse } from '../../http/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { planOf } from '../subscriptions/plan-of.ts';
import { messagesLeft, quotaDay } from './chat-history.ts';
import { fixedAnswer } from './fixed-answer.ts';
import type { OracleAnswer } from './give-reading.ts';
import { personOf } from './person-of.ts';
import { addExchange, spendMessage } from './store.ts';

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
  const answer = await answerOpenly(db, asked);
  await addExchange(db, { userId, question: message, answer: answer.response, now });
  return { ...answer, messagesLeft: messagesLeft(limit, spent) };
}

async function answerOpenly(db: Db, { userId, route, date, zone }: Asked): Promise<OracleAnswer> {
  if (route.kind !== 'open') return fixedAnswer(route.answer, { date });
  const profile = await findProfile(db, userId);
  const request = {
    kind: 'daily',
    type: 'daily-guidance',
    date,
    zone,
    person: profile ? personOf(profile) : {},
  } as const;
  const written = write(request, factsFor(request), { seed: userId });
  return {
    ...fixedAnswer(written.text, { date }),
    parts: written.parts.map(({ text, cites }) => ({ text, cites: [...cites] })),
    receipts: written.facts.map((fact) => ({ ...fact })),
  };
}
