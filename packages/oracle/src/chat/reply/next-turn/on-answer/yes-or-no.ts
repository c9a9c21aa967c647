import { ANY_LEAN, DEED_LEANS, NO_LEAN } from '../../../../../content/chat/leans.ts';
import {
  MONEY_WORD_TURNS,
  SO_NO_TURNS,
  SO_YES_TURNS,
} from '../../../../../content/chat/turns/later/verdicts.ts';
import { AGAIN_LINES } from '../../../../../content/chat/turns/on-answer/again-lines.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { entitySlot } from '../../../compose/entity-slots.ts';
import { fillPassage } from '../../../compose/fill-passage.ts';
import { fill } from '../../../slots/slot.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { isTurn } from '../is-turn.ts';
import type { LastTurn } from './last-turn.ts';
import { unsaidOfStory } from './story-matters.ts';

const ASKS =
  /^(?:(?:is (?:that|it)|that is|it is|that was|was that|is your answer|would that be|thats|i take (?:that|it) as|can i take (?:that|it) as|in short|simple|simply|a simple|give me|tell me|say|only)? ?(?:an? |the )?(?:simple |straight |clear )?(?:yes|no)(?: or (?:an? )?(?:no|yes))?(?: answer| from you)?|(?:does|do) (?:that|this|it|you) mean(?: that)? (?:i (?:should|should not|can|can not)|yes|no|it is a (?:yes|no))(?: .{0,40})?|(?:so )?(?:i )?should i or (?:should i )?not|should i(?: do (?:it|that|this)| go(?: for it)?)?(?: or (?:not|no))?|do it or not|what is (?:the|your) (?:answer|verdict|lean)|do (?:it|i do it)|go for it)$/u;
const BARE = /^(?:an? )?(?:yes|no)$/u;
const ASKS_BARE = /\?|^(?:ok |okay |and |but )*(?:so|then)\b/iu;
/** What another person feels, did or will do. */
const OF_HEART =
  /\b(?:does|is|has|did|will|would|do|are) (?:he|she|they|my \w+|this \w+|the \w+)\b[^.?]{0,60}\b(?:love|like|likes|miss|cheat\w*|think|feel|feels|want|wants|come back|coming back|hate|hates|lying|lie|serious|interested|into me|jealous|leave|trust|regret)\b/u;

const OF_FATE =
  /\b(?:is|are|was) (?:he|she|they|we|this|my \w+) (?:really )?(?:the one|my soulmate|soulmates|my person|meant (?:to be|for me|for each other)|my twin flame)\b/u;

/** What others or time decide. */
const OF_OUTCOME =
  /\bwill (?:i|we|it|they|he|she|(?:my|our|the) \w+) (?:ever |really |still |soon )?(?:get|pass|win|find|make|become|recover|lose|be (?:ok|okay|fine|approved|accepted|hired|rich|famous))\b/u;

/** "so thats a yes?", "does that mean i should or not": yes or no, as it was said, with the reason. */
export function yesOrNo(turn: LastTurn): Draft | null {
  const { asks, typed, told, piece, kept, state, talk } = turn;
  // A bare yes is an answer.
  if (BARE.test(asks) && !ASKS_BARE.test(typed)) return null;
  if (!ASKS.test(asks) || state.isTender || NO_LEAN.test(told)) return null;
  const isOfStory = talk.families.get(state.family ?? '')?.kind !== 'lookup';
  if (!isOfStory) return null;
  const draft = { chosen: [], zone: 'sure', piece: kept } as const;
  if (OF_FATE.test(told)) return { ...draft, parts: [plainPart(AGAIN_LINES.noVerdictOnFate)] };
  if (OF_OUTCOME.test(told)) {
    return { ...draft, parts: [plainPart(AGAIN_LINES.noVerdictOnOutcome)] };
  }
  if (OF_HEART.test(told)) {
    const entities = { ...state.entities, ...kept.entities };
    const source = (slot: string) => fill(entitySlot(slot, entities));
    const filled = fillPassage(AGAIN_LINES.noVerdictOnHeart, source, entities);
    return filled === null ? null : { ...draft, parts: filled.parts };
  }
  // What is written for such a story.
  if (WRITTEN.some((one) => isTurn(one, piece.plain, told))) return null;
  const said = saidBefore(turn.last);
  if (said !== null) return { ...draft, parts: said.map(plainPart) };
  const deed = DEED_LEANS.find(([pattern]) => pattern.test(`${kept.plain} ${told}`));
  const written = unsaidOfStory(turn, ['should']);
  if (written !== null)
    return { ...draft, parts: written.parts.slice(0, MOST), used: [written.name] };
  return { ...draft, parts: [plainPart(deed?.[1] ?? ANY_LEAN)] };
}

const WRITTEN = [...MONEY_WORD_TURNS, ...SO_NO_TURNS, ...SO_YES_TURNS];
const MOST = 3;
const LEAN =
  /^(?:yes|no|my lean|i lean|i'd|i would(?:n't)?|go for it|go with|go,|only if|don't|keep|take|wait|say yes|say no|not (?:yet|now)|renew|stay|leave|lean|sell|buy|text first|rather)\b/iu;
const IS_NO =
  /^(?:no|not|don't|i'd not|i wouldn't|i would not|rather not|lean toward not|wait|my lean: no)\b/iu;
const HAS_YES = /^(?:yes|no)\b|\b(?:yes|no)\b/iu;
const CONDITION = /\b(?:if|unless|only|except|until|as long as)\b/u;

/** The yes or no that the last answer gave, with its condition. */
function saidBefore(last: readonly string[]): readonly string[] | null {
  const at = last.slice(0, 2).findIndex((text) => LEAN.test(text));
  const text = last[at];
  if (text === undefined || text.endsWith('?')) return null;
  const opening = HAS_YES.test(text) ? '' : IS_NO.test(text) ? 'A no, then. ' : 'A yes, then. ';
  const next = last[at + 1];
  const more = next !== undefined && CONDITION.test(next) && !next.includes('"') ? [next] : [];
  return [capitalised(`${opening}${text}`), ...more];
}
