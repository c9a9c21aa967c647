import type { ChatState } from '@palm/oracle/chat-state';
import type { Reply } from '@palm/oracle/talk';
import type { Refuse } from '../../../http/refusal.ts';
import type { Asking } from '../asking.ts';
import { countUse } from '../count-use.ts';
import { fixedAnswer, type OracleAnswer } from '../fixed-answer.ts';
import { hasBudget } from '../has-budget.ts';
import { speak } from '../speak.ts';
import { saveChatState } from '../store/chat-states.ts';
import { addExchange } from '../store/messages.ts';
import { releaseMessage, spendMessage } from '../store/quota.ts';
import { planOf } from '../../subscriptions/plan-of.ts';
import type { Asked } from './asked.ts';
import { messagesLeft, quotaDay } from './chat-history.ts';
import { chatSpeech } from './chat-speech.ts';
import { holdMessage } from './hold-message.ts';
import { type KnownReader, learnReader } from './learn-reader.ts';

/** Longer than any answer takes; what a dead process held is free again after it. */
const RESERVED_MS = 60_000;

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
  const { limit, held, ...known } = await recall(asking, asked);
  // What has no limit needs nothing held.
  if (held === null && Number.isFinite(limit)) return unspent(asking, asked, refuse);
  try {
    const { answer, state } = await answerIt(asking, asked, known);
    return await deps.db.asUser(actor, async (db) => {
      const [spent] = await Promise.all([
        spendMessage(db, { userId, date: quotaDay(now) }, held),
        addExchange(db, { userId, question, answer, now }),
        saveChatState(db, { userId, state, now }),
      ]);
      return { ...answer, messagesLeft: messagesLeft(limit, spent) };
    });
  } catch (error) {
    await releaseMessage(deps.db.system, userId, held);
    throw error;
  }
}

/** All that is asked of the database beforehand, in one go. */
async function recall(asking: Asking, { route, now }: Asked) {
  const { deps, actor } = asking;
  const { userId } = actor;
  const own = deps.db.eachAsUser(actor);
  const until = new Date(now.getTime() + RESERVED_MS);
  const day = { userId, date: quotaDay(now) };
  const limiting = planOf(own, userId, now).then(({ chatMessagesPerDay }) => chatMessagesPerDay);
  const holding = holdMessage(own, { ...day, now, until }, limiting);
  try {
    const [held, limit, isAffordable, reader] = await Promise.all([
      holding,
      limiting,
      route.kind === 'open' ? hasBudget(deps) : false,
      learnReader(own, userId),
      countUse(asking),
    ]);
    return { held, limit, isAffordable, reader };
  } catch (error) {
    await releaseMessage(deps.db.system, userId, await holding.catch(() => null));
    throw error;
  }
}

/** Nothing is left of the day's messages; what asks after somebody's safety is said all the same. */
async function unspent(
  asking: Asking,
  { route, date, message: question, now }: Asked,
  refuse: Refuse<'chat_limit'>,
): Promise<OracleAnswer> {
  if (route.kind !== 'check-in') return refuse('chat_limit');
  const { deps, actor } = asking;
  const care = fixedAnswer(asking, route.answer, { date, isCare: true });
  await deps.db.asUser(actor, (db) =>
    addExchange(db, { userId: actor.userId, question, answer: care, now }),
  );
  return care;
}

interface Known {
  readonly reader: KnownReader;
  readonly isAffordable: boolean;
}

/** What the router has words for is answered by them alone; the rest by the families, from the sky and the talk so far. */
async function answerIt(asking: Asking, asked: Asked, known: Known): Promise<Given> {
  const { route, date } = asked;
  if (route.kind === 'sensitive' && !route.goesOn) {
    return { answer: fixedAnswer(asking, route.answer, { date }), state: known.reader.state };
  }
  const { speech, reply } = await chatSpeech(asking, asked, known);
  const { state } = reply;
  // A past that somebody has overcome is thanked for alone where nothing else was asked.
  if (route.kind === 'sensitive' && asksNothing(reply)) {
    return { answer: fixedAnswer(asking, route.answer, { date }), state: known.reader.state };
  }
  const before = route.kind === 'open' ? null : { text: `${route.answer}\n\n`, cites: [] };
  if (before !== null) asking.tell(before);
  // What follows reviewed words does not reach a model.
  const spoken = await speak(asking, before === null ? speech : { ...speech, forModel: null });
  const isByModel = spoken.source.writer === 'model';
  const answer = {
    ...spoken,
    response: `${before?.text ?? ''}${spoken.response}`,
    parts: before === null ? spoken.parts : [before, ...spoken.parts],
    // A model that wrote an answer has not guessed.
    choices: isByModel ? [] : [...reply.choices],
    date,
    messagesLeft: null,
    isCare: before !== null,
  };
  return { answer, state: isByModel ? afterModel(state, answer) : state };
}

const asksNothing = ({ zone, state }: Reply): boolean =>
  zone === 'unsure' || state.piece?.form === 'tells';

/** "Why?" asks for what the model's own words rest on. */
const afterModel = (state: ChatState, { receipts }: OracleAnswer): ChatState => ({
  ...state,
  receipts: receipts.map(({ words }) => words),
  shown: [],
});
