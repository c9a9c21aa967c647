import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Refuse } from '../../http/answers/refusal.ts';
import { assessQuestion } from './care/assess-question.ts';
import { answerChat } from './chat/answer-chat.ts';
import type { Asking } from './asking.ts';
import type { OracleAnswer } from './care/fixed-answer.ts';
import { giveCare } from './care/give-care.ts';
import { giveReading } from './readings/give-reading.ts';
import { inTurn } from './in-turn.ts';
import { todayFor, zoneOrUtc } from './readings/today.ts';

type Question = ParsedInputOf<Calls['oracleChat']>;
type OracleRefusal = Refuse<Calls['oracleChat']['refusals'][number]>;

/**
 * A user who may be in need is answered first, before any plan, count or queue is checked, with words that were
 * reviewed in advance. Everything else is a conversation or a reading.
 */
export async function askOracle(
  asking: Asking,
  { message, context, choice, again, zone: given }: Question,
  refuse: OracleRefusal,
): Promise<OracleAnswer> {
  const { deps } = asking;
  const now = deps.clock.now();
  const zone = zoneOrUtc(given, now);
  const date = todayFor(deps, zone);
  const found = await assessQuestion(asking, { message, context, choice }, { zone, now });
  const asked = { message, choice, ...found, date, zone, now };
  const { answer, register } = found.assessed;
  const isChat = context.kind === 'chat';
  if (answer !== null && register === 'care') {
    return giveCare(asking, answer, { ...asked, isChat });
  }
  return inTurn(asking, () =>
    context.kind === 'chat'
      ? answerChat(asking, asked, refuse)
      : giveReading(
          asking,
          { context, date, zone, now, again, hasModel: deps.model !== null },
          refuse,
        ),
  );
}
