import { afterCare } from '@palm/oracle/kept-care';
import type { Asking } from '../asking.ts';
import type { Asked } from '../chat/asked.ts';
import { fixedAnswer, type OracleAnswer } from './fixed-answer.ts';
import { mayKeepCare } from './may-keep-care.ts';
import { saveChatState } from '../store/chat-states.ts';
import { addExchange } from '../store/add-exchange.ts';

/** Answers with words of care. They cost nothing, and a conversation remembers them. */
export async function giveCare(
  asking: Asking,
  words: string,
  { message: question, assessed, state, date, now, isChat }: Asked & { readonly isChat: boolean },
): Promise<OracleAnswer> {
  const { deps, actor } = asking;
  const { userId } = actor;
  const answer = fixedAnswer(asking, words, { date, care: assessed });
  if (!isChat || !(await mayKeepCare(asking))) return answer;
  const next = afterCare(state, assessed, { now: now.getTime(), today: date });
  await deps.db.asUser(actor, async (db) => {
    await addExchange(db, { userId, question, answer, now });
    await saveChatState(db, { userId, state: next, now });
  });
  return answer;
}
