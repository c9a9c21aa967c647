import {
  ADVICE_REASONS,
  ANY_REASON,
  DEED_REASONS,
} from '../../../../../content/chat/turns/on-answer/advice-reasons.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { TALKED_OF } from '../belongs-to-story.ts';
import type { LastTurn } from './last-turn.ts';

const WHY =
  /^(?:why|why is that|why so|why not|how come|why do you (?:say|think|mean) (?:so|that|this)|why (?:did|would) you say (?:so|that|this)|what makes you (?:say|think) (?:so|that|this)|why should i(?: do (?:that|it|this)| wait)?|why (?:that|this|wait|ask|write|then)|explain why|can you (?:say|tell me|explain) why|tell me why|for what reason|and the reason|why that one)$/u;

/** Look-ups and days have receipts, which are told as the reason. */
const isAdvice = ({ talk, state }: LastTurn): boolean => {
  const family = talk.families.get(state.family ?? '');
  return state.receipts.length === 0 && (family === undefined || TALKED_OF.has(family.kind));
};

/** A bare "why" after advice: the reason for that advice. */
export function explainLast(turn: LastTurn): Draft | null {
  const { asks, last, told, kept, state, talk } = turn;
  if (!WHY.test(asks) || state.isTender || !isAdvice(turn)) return null;
  // After what was only told, "why" asks for the reasons of the people in it.
  const isOfAnswer = /\byou\b/u.test(asks) || (state.questions.at(-1) ?? kept).form !== 'tells';
  if (!isOfAnswer) return null;
  const reasons = [...deedReasons(told), ...reasonsFor(last), ANY_REASON];
  const text = reasons.find((one) => !talk.ownTexts.includes(one));
  if (text === undefined) return null;
  return { parts: [plainPart(text)], chosen: [], zone: 'sure', piece: kept };
}

const ASKS_DEED =
  /\b(?:should|shall|do|must) (?:i|we)\b|\b(?:is it|would it be) (?:ok|okay|stupid|wrong|a good idea|worth|time)\b/u;

/** Of a deed that was asked about: why one leans that way. */
const deedReasons = (told: string): readonly string[] =>
  told
    .split('. ')
    .toReversed()
    .filter((asked) => ASKS_DEED.test(asked))
    .flatMap((asked) => DEED_REASONS.find(([deed]) => deed.test(asked))?.[1] ?? [])
    .slice(0, 1);

/** Of other advice: why that kind is given, the kind that the answer begins with first. */
const reasonsFor = (last: readonly string[]): readonly string[] =>
  last
    .filter((text) => !text.endsWith('?'))
    .flatMap((text) => ADVICE_REASONS.find(([given]) => given.test(text))?.[1] ?? []);
