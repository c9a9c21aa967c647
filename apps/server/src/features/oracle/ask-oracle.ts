import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { helpLinesIn } from '@palm/contract/help-lines';
import { routeMessage } from '@palm/oracle/safety';
import type { Deps } from '../../deps.ts';
import { limitRate } from '../../http/limit-rate.ts';
import type { Refuse } from '../../http/refusal.ts';
import type { Actor } from '../../platform/db/db.ts';
import { answerChat } from './answer-chat.ts';
import { fixedAnswer } from './fixed-answer.ts';
import { giveReading, type OracleAnswer } from './give-reading.ts';
import { addExchange } from './store.ts';
import { todayFor } from './today.ts';

type Question = ParsedInputOf<Calls['oracleChat']> & { readonly actor: Actor };
type OracleRefusal = Refuse<Calls['oracleChat']['refusals'][number]>;

/** "Unlimited" is meant for people: nobody asks twice a minute for an hour. */
const FAIR_USE = { max: 120, perMs: 60 * 60 * 1000 };

/**
 * Somebody who may be in need is answered first, before any plan or count is looked at, with words that were
 * reviewed in advance. Everything else is a conversation or a reading.
 */
export async function askOracle(
  deps: Deps,
  { actor, message, context, zone }: Question,
  refuse: OracleRefusal,
): Promise<OracleAnswer> {
  const { userId } = actor;
  const now = deps.clock.now();
  const date = todayFor(deps, zone);
  const route = routeMessage(message, { help: helpLinesIn(zone) });
  if (route.kind === 'crisis') {
    await deps.db.asUser(actor, async (db) => {
      if (context.kind === 'chat') {
        await addExchange(db, {
          userId,
          question: message,
          answer: route.answer,
          isCare: true,
          now,
        });
      }
    });
    return fixedAnswer(route.answer, { date, isCare: true });
  }
  await limitRate(deps, `oracle:${userId}`, FAIR_USE);
  return deps.db.asUser(actor, (db) =>
    context.kind === 'chat'
      ? answerChat(db, { userId, message, route, date, zone, now }, refuse)
      : giveReading(db, { userId, context, date, zone, now }, refuse),
  );
}
