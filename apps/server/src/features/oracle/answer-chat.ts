import { answer } from '@palm/oracle/answer';
import type { ChatTurn } from '@palm/oracle/chat-turn';
import { factsFor } from '@palm/oracle/facts';
import { promptFor } from '@palm/oracle/prompt';
import { type Intent, recognise } from '@palm/oracle/recognise';
import type { Route } from '@palm/oracle/safety';
import type { SkyOfDay } from '@palm/oracle/sky-of-day';
import type { Profile } from '@palm/contract/entities';
import type { Refuse } from '../../http/refusal.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { planOf } from '../subscriptions/plan-of.ts';
import type { Asking } from './asking.ts';
import { messagesLeft, quotaDay } from './chat-history.ts';
import { countUse } from './count-use.ts';
import { fixedAnswer, type OracleAnswer } from './fixed-answer.ts';
import { hasBudget } from './has-budget.ts';
import { holdMessage } from './hold-message.ts';
import { meanwhile } from './meanwhile.ts';
import { personOf } from './person-of.ts';
import { speak, type Speech } from './speak.ts';
import { addExchange, recentTurns } from './store/messages.ts';
import { releaseMessage, spendMessage } from './store/quota.ts';
import { toldTurns } from './told-turns.ts';

const TURNS_REMEMBERED = 20;
/** Longer than any answer takes; what a dead process held is free again after it. */
const RESERVED_MS = 60_000;

interface Asked {
  readonly message: string;
  readonly route: Exclude<Route, { kind: 'crisis' }>;
  readonly date: string;
  readonly zone: string;
  readonly now: Date;
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
    const given = await answerIt(asking, asked, known);
    const exchange = { userId, question, answer: given, now };
    return await deps.db.asUser(actor, async (db) => {
      const [spent] = await Promise.all([
        spendMessage(db, { userId, date: quotaDay(now) }, held),
        addExchange(db, exchange),
      ]);
      return { ...given, messagesLeft: messagesLeft(limit, spent) };
    });
  } catch (error) {
    await releaseMessage(deps.db.system, userId, held);
    throw error;
  }
}

/** All that is asked of the database beforehand, in one go. */
async function recall(asking: Asking, { route, message, date, zone, now }: Asked) {
  const { deps, actor } = asking;
  const { userId } = actor;
  const own = deps.db.eachAsUser(actor);
  const until = new Date(now.getTime() + RESERVED_MS);
  const day = { userId, date: quotaDay(now) };
  const limiting = planOf(own, userId, now).then(({ chatMessagesPerDay }) => chatMessagesPerDay);
  const holding = holdMessage(own, { ...day, now, until }, limiting);
  try {
    const [held, limit, about, isAffordable, profile, history] = await Promise.all([
      holding,
      limiting,
      meanwhile(() => ({ intent: recognise(message), sky: deps.oracle.skyOf(date, zone) })),
      route.kind === 'open' ? hasBudget(deps) : false,
      findProfile(own, userId),
      recentTurns(own, userId, TURNS_REMEMBERED),
      countUse(asking),
    ]);
    return { ...about, held, limit, isAffordable, profile, history };
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
  /** What the message is about. */
  readonly intent: Intent;
  readonly sky: SkyOfDay;
  readonly profile: Profile | null;
  readonly history: readonly ChatTurn[];
  readonly isAffordable: boolean;
}

/** What the router has words for is answered by them alone; the rest by the Oracle, from the sky and the talk so far. */
async function answerIt(asking: Asking, asked: Asked, known: Known): Promise<OracleAnswer> {
  const { route, date } = asked;
  const before = wordsBefore(route, known.intent);
  if (before !== null) return answerAfterWords(asking, asked, known, before);
  if (route.kind !== 'open') return fixedAnswer(asking, route.answer, { date });
  const spoken = await speak(asking, speechFor(asking, asked, known));
  return { ...spoken, choices: [], date, messagesLeft: null, isCare: false };
}

/** What is said before a reading: to words that may hide more than they say, and to a past that somebody has overcome. */
function wordsBefore(route: Asked['route'], intent: Intent): string | null {
  if (route.kind === 'check-in') return route.answer;
  const goesOn = route.kind === 'sensitive' && route.goesOn && namesSubject(intent);
  return goesOn ? route.answer : null;
}

/** Neither reaches a model: our own writer reads on after the reviewed words. */
async function answerAfterWords(
  asking: Asking,
  asked: Asked,
  known: Known,
  words: string,
): Promise<OracleAnswer> {
  const first = { text: `${words}\n\n`, cites: [] };
  asking.tell(first);
  const spoken = await speak(asking, { ...speechFor(asking, asked, known), forModel: null });
  return {
    ...spoken,
    response: `${first.text}${spoken.response}`,
    parts: [first, ...spoken.parts],
    choices: [],
    date: asked.date,
    messagesLeft: null,
    isCare: true,
  };
}

function speechFor(
  { actor }: Pick<Asking, 'actor'>,
  { message, date, zone }: Asked,
  { intent, sky, profile, history, isAffordable }: Known,
): Speech {
  const person = profile ? personOf(profile) : {};
  const request = { kind: 'chat', date, zone, person } as const;
  const facts = factsFor(request, sky);
  const prompt = () =>
    promptFor(request, {
      facts,
      message,
      history: toldTurns(history),
      fullName: profile?.birth_name ?? undefined,
      turn: 0,
    });
  return {
    isReading: false,
    own: () => answer(message, { facts, history, profile: person, seed: actor.userId }),
    forModel: isForModel(intent)
      ? { kind: 'chat', name: person.name, prompt, shared: null, isAffordable }
      : null,
  };
}

/** Thanks, prices, receipts and other languages have answers of our own that no model would give better. */
const isForModel = ({ kind }: Intent): boolean => kind === 'topic' || kind === 'more';

/** Whether something is asked that a reading can be about; a person may also just tell. */
const namesSubject = (intent: Intent): boolean =>
  intent.kind === 'lookup' || (intent.kind === 'topic' && intent.topic !== 'open');
