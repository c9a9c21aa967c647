import { ASKED_VERDICTS } from '../../../content/chat/asked-verdicts.ts';
import {
  TOPICS_OF_LATER_TURNS,
  TOPICS_OF_MATTERS,
  TOPICS_OF_NEAR_PASSAGES,
  TOPICS_OF_TOLD,
} from '../../../content/chat/topic-families.ts';
import type { Assessment, Reviewed } from '../../safety/assessment.ts';
import { withCare } from '../kept-care.ts';
import { DECIDES_PASSAGE } from '../nearness.ts';
import type { ChatState } from '../state.ts';
import { MATTER_PREFIX } from './everyday/find-matter.ts';
import { plainPart } from './draft.ts';
import { keepsToTopic } from './keeps-to-topic.ts';
import { LATER_TURN } from './next-turn/later/answer-later.ts';
import { isOnlyMentioned } from './only-mentioned.ts';
import { isOtherSense } from './other-sense.ts';
import { replyTo, type Said } from './reply-to.ts';
import { SEVERAL_REVIEWED } from './several/answer-reviewed.ts';
import type { Reply, Talk } from './talk.ts';
import { TOLD } from './told/answer-told.ts';

/**
 * The reply to a message that care has looked at and does not answer itself: by a family, or by the reviewed words of
 * its topic where no family has an answer that keeps to them.
 */
export async function replyAfterAssessing(
  said: Said,
  talk: Talk,
  state: ChatState,
  { answer, reviewed, softLine, next }: Assessment,
): Promise<Reply> {
  const kept = withCare(state, next, talk.clock);
  if (answer !== null) return fixedReply(answer, kept);
  const isReviewed = reviewed !== null;
  const reply = await replyTo(said, { ...talk, softLine, isReviewed, reviewed }, kept);
  if (reviewed === null || said.choice !== undefined) return reply;
  if (isOfTold(reviewed, reply, kept) || reply.state.used.at(-1) === SEVERAL_REVIEWED) return reply;
  if (!asksVerdict(reviewed, said.message) && maySay(reviewed, said, reply, talk, kept))
    return reply;
  const { piece, questions, people, entities } = reply.state;
  // What was told stays known, so that the next message is read with it.
  const told = { ...kept, piece, questions, people, entities };
  return { ...fixedReply(reviewed.answer, told), topic: reviewed.topic };
}

/** Whether the answer that was found keeps to what the topic demands, or is not on the topic at all. */
const maySay = (
  reviewed: Reviewed,
  { message }: Said,
  reply: Reply,
  talk: Talk,
  kept: ChatState,
): boolean =>
  keepsToTopic(reviewed.topic, reply) ||
  isOfMatter(reviewed, reply, kept) ||
  isOfLaterTurn(reviewed, reply, kept) ||
  isOtherSense(reviewed.topic, message) ||
  isWrittenFor(reviewed, reply, talk, kept) ||
  (reply.zone !== 'unsure' && isOnlyMentioned(reviewed, message));

const asksVerdict = ({ topic }: Reviewed, message: string): boolean =>
  ASKED_VERDICTS[topic]?.test(message) === true;

/** The answer is that of an everyday matter, which is given here only to what is nearly its own words. */
const isOfMatter = ({ topic }: Reviewed, { state }: Reply, before: ChatState): boolean =>
  TOPICS_OF_MATTERS.has(topic) &&
  state.used.length > before.used.length &&
  state.used.at(-1)?.startsWith(`story/${MATTER_PREFIX}`) === true;

/** A few words that the story explains, such as "yes or no" or "i nearly did": the answer is written for them. */
const isOfLaterTurn = ({ topic }: Reviewed, { state }: Reply, before: ChatState): boolean =>
  TOPICS_OF_LATER_TURNS.has(topic) &&
  state.used.length > before.used.length &&
  state.used.at(-1)?.startsWith(LATER_TURN) === true;

/** Warm words for a situation that is told and not asked about. */
const isOfTold = ({ topic }: Reviewed, { state }: Reply, before: ChatState): boolean =>
  TOPICS_OF_TOLD.has(topic) &&
  state.used.length > before.used.length &&
  state.used.at(-1)?.startsWith(TOLD) === true;

/** A passage that is written for just such a message, of a family that says nothing of the sky by itself. */
function isWrittenFor(
  { topic }: Reviewed,
  { family, zone, facts, state }: Reply,
  { families }: Talk,
  before: ChatState,
): boolean {
  if (zone === 'unsure' || facts.length > 0 || !TOPICS_OF_NEAR_PASSAGES.has(topic)) return false;
  if (family === null || families.get(family)?.facts === 'ok') return false;
  if (state.piece === before.piece || state.family !== family) return false;
  return (state.piece?.near?.[`${family}/${state.passage}`] ?? 0) >= DECIDES_PASSAGE;
}

const fixedReply = (text: string, state: ChatState): Reply => ({
  parts: [plainPart(text)],
  facts: [],
  choices: [],
  family: null,
  zone: 'sure',
  topic: null,
  state: { ...state, open: null, shown: [] },
});
