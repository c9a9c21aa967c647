import { type ChatState, NEW_STATE } from '@palm/oracle/chat-state';
import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { helpLinesIn } from '@palm/contract/help-lines';
import { careIn } from '@palm/oracle/kept-care';
import type { Assessment } from '@palm/oracle/safety/assessment';
import type { Asking } from '../asking.ts';
import { findChatState } from '../store/chat-states.ts';

type Question = Pick<ParsedInputOf<Calls['oracleChat']>, 'message' | 'context' | 'choice'>;

interface AssessedQuestion {
  readonly assessed: Assessment;
  /** The conversation before the question. */
  readonly state: ChatState;
}

/** What a question asks of care. In a conversation it may be the answer to what care asked before. */
export async function assessQuestion(
  { deps, actor }: Pick<Asking, 'deps' | 'actor'>,
  { message, context, choice }: Question,
  { zone, now }: { zone: string; now: Date },
): Promise<AssessedQuestion> {
  const help = helpLinesIn(zone);
  if (context.kind !== 'chat')
    return { assessed: await deps.chat.assess(message, undefined, { help }), state: NEW_STATE };
  const state = await findChatState(deps.db.eachAsUser(actor), actor.userId);
  const about = (await deps.chat.families()).get(state.family ?? '')?.label ?? null;
  const care = careIn(state, now.getTime());
  const options = { help, about, choice: choice ?? null };
  return { assessed: await deps.chat.assess(message, care, options), state };
}
