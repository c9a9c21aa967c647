import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Refuse } from '../../http/refusal.ts';
import { answerChat } from './chat/answer-chat.ts';
import type { Asking } from './asking.ts';
import { fixedAnswer, type OracleAnswer } from './fixed-answer.ts';
import { giveReading } from './give-reading.ts';
import { inTurn } from './in-turn.ts';
import { mayKeepCare } from './may-keep-care.ts';
import { routeQuestion } from './route-question.ts';
import { addExchange } from './store/messages.ts';
import { todayFor } from './today.ts';

type Question = ParsedInputOf<Calls['oracleChat']>;
type OracleRefusal = Refuse<Calls['oracleChat']['refusals'][number]>;

/**
 * Somebody who may be in need is answered first, before any plan, count or queue is looked at, with words that were
 * reviewed in advance. Everything else is a conversation or a reading.
 */
export async function askOracle(
  asking: Asking,
  { message, context, choice, zone: given }: Question,
  refuse: OracleRefusal,
): Promise<OracleAnswer> {
  const { deps, actor } = asking;
  const { userId } = actor;
  const now = deps.clock.now();
  const zone = knownZone(given, now);
  const date = todayFor(deps, zone);
  const route = await routeQuestion(asking, { message, context }, { zone, now });
  if (route.kind === 'crisis' || route.kind === 'check-in') {
    const care = fixedAnswer(asking, route.answer, { date, isCare: true });
    const isKept = context.kind === 'chat' && (await mayKeepCare(asking));
    await deps.db.asUser(actor, async (db) => {
      if (isKept) {
        await addExchange(db, { userId, question: message, answer: care, now });
      }
    });
    return care;
  }
  return inTurn(asking, () =>
    context.kind === 'chat'
      ? answerChat(asking, { message, choice, route, date, zone, now }, refuse)
      : giveReading(asking, { context, date, zone, now }, refuse),
  );
}

/** A zone nobody knows counts as none. */
const knownZone = (zone: string | undefined, now: Date): string =>
  zone !== undefined && localDateIn(zone, now.getTime()) !== undefined ? zone : 'UTC';
