import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Assessment } from '@palm/oracle/safety/assessment';
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
 * A user who may be in need is answered first, before any plan or count is checked, with words that were reviewed in
 * advance; a crisis that the rules find, before the queue as well. Everything else is a conversation or a
 * reading.
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
  const question = { message, context, choice };
  const { byRules, heard, state } = await assessQuestion(asking, question, { zone, now });
  const isChat = context.kind === 'chat';
  const asked = { message, choice, state, date, zone, now };
  const careFor = (assessed: Assessment): Promise<OracleAnswer> | null =>
    assessed.answer === null || assessed.register !== 'care'
      ? null
      : giveCare(asking, assessed.answer, { ...asked, assessed, isChat });
  const crisis = byRules.grade < 3 ? null : await heard();
  return (
    careFor(crisis ?? byRules) ??
    inTurn(asking, async () => {
      const assessed = crisis ?? (await heard());
      return (
        careFor(assessed) ??
        (context.kind === 'chat'
          ? answerChat(asking, { ...asked, assessed }, refuse)
          : giveReading(
              asking,
              { context, date, zone, now, again, hasModel: deps.model !== null },
              refuse,
            ))
      );
    })
  );
}
