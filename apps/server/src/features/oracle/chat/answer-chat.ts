import type { ChatState } from '@palm/oracle/chat-state';
import type { Refuse } from '../../../http/answers/refusal.ts';
import type { Asking } from '../asking.ts';
import { fixedAnswer, type OracleAnswer } from '../care/fixed-answer.ts';
import { textOf } from '../readings/text-of.ts';
import { speak } from '../speak.ts';
import { saveChatState } from '../store/chat-states.ts';
import { addExchange } from '../store/add-exchange.ts';
import { releaseMessage, spendMessage } from '../store/quota.ts';
import type { Asked } from './asked.ts';
import { messagesLeft, quotaDay } from './chat-history.ts';
import { chatSpeech } from './chat-speech.ts';
import { giveCareUnasked } from '../care/give-care-unasked.ts';
import { NeedsCare } from '../model/needs-care.ts';
import { isOrdinary } from './is-ordinary.ts';
import type { ChatUser } from './load-chat-user.ts';
import { recall } from './recall-chat.ts';

/** An answer, and what is kept in mind after it. */
interface Given {
  readonly answer: OracleAnswer;
  readonly state: ChatState;
}

/**
 * Holds one message of the day, answers it with no transaction open, then spends it and keeps the exchange in one: who
 * gets no answer has spent nothing.
 */
export async function answerChat(
  asking: Asking,
  asked: Asked,
  refuse: Refuse<'chat_limit'>,
): Promise<OracleAnswer> {
  const { deps, actor } = asking;
  const { userId } = actor;
  const { now, message: question } = asked;
  // After care, nothing is counted for the rest of the conversation.
  const isCounted = asked.assessed.register === 'ordinary';
  const { limit, held, ...known } = await recall(asking, asked);
  // What has no limit needs nothing held.
  if (held === null && isCounted && Number.isFinite(limit)) return refuse('chat_limit');
  try {
    const { answer, state } = await answerIt(asking, asked, known);
    return await deps.db.asUser(actor, async (db) => {
      const [spent] = await Promise.all([
        spendMessage(db, { userId, date: quotaDay(now) }, held),
        addExchange(db, { userId, question, answer, now }),
        saveChatState(db, { userId, state, now }),
      ]);
      return { ...answer, messagesLeft: isCounted ? messagesLeft(limit, spent) : null };
    });
  } catch (error) {
    await releaseMessage(deps.db.system, userId, held);
    if (error instanceof NeedsCare) return giveCareUnasked(asking, asked);
    throw error;
  }
}

interface Known {
  readonly user: ChatUser;
  readonly isAffordable: boolean;
}

async function answerIt(asking: Asking, asked: Asked, known: Known): Promise<Given> {
  const { date, assessed } = asked;
  const { speech, reply } = await chatSpeech(asking, asked, known);
  const { state } = reply;
  if (reply.topic !== null || assessed.answer !== null) {
    return { answer: fixedAnswer(asking, textOf(reply.parts), { date }), state };
  }
  const spoken = await speak(asking, isOrdinary(assessed) ? speech : { ...speech, forModel: null });
  const isByModel = spoken.source.writer === 'model';
  const answer = {
    ...spoken,
    // A model that wrote an answer has not guessed.
    choices: isByModel ? [] : [...reply.choices],
    date,
    moon: null,
    pageId: null,
    messagesLeft: null,
    isCare: false,
  };
  return { answer, state: isByModel ? afterModel(state, answer) : state };
}

/** "Why?" asks for what the model's own words rest on. */
const afterModel = (state: ChatState, { receipts }: OracleAnswer): ChatState => ({
  ...state,
  receipts: receipts.map(({ words }) => words),
  shown: [],
});
