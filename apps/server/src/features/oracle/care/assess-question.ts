import { type ChatState, NEW_STATE } from '@palm/oracle/chat-state';
import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { helpLinesIn } from '@palm/contract/help-lines';
import { careIn } from '@palm/oracle/kept-care';
import { assess, type AssessOptions } from '@palm/oracle/safety/assess';
import type { Assessment } from '@palm/oracle/safety/assessment';
import type { Asking } from '../asking.ts';
import { findChatState } from '../store/chat-states.ts';

type Question = Pick<ParsedInputOf<Calls['oracleChat']>, 'message' | 'context' | 'choice'>;

interface AssessedQuestion {
  /** What the rules find, at once. */
  readonly byRules: Assessment;
  /** What it is once the classifier was heard, which takes the time of a sentence encoder. */
  readonly heard: () => Promise<Assessment>;
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
  if (context.kind !== 'chat') return assessedByRules(message, { help });
  const state = await findChatState(deps.db.eachAsUser(actor), actor.userId);
  const care = careIn(state, now.getTime());
  const options = { help, choice: choice ?? null };
  const byRules = assess(message, care, options);
  return { byRules, heard: () => deps.oracle.chat.hear(byRules, message, care, options), state };
}

/** The message of a page is a sentence of the client's own, which the encoder need not read. */
function assessedByRules(message: string, options: AssessOptions): AssessedQuestion {
  const byRules = assess(message, undefined, options);
  return { byRules, heard: () => Promise.resolve(byRules), state: NEW_STATE };
}
