import type { PlainTurn, Thread, ThreadSay } from '../../../../../content/chat/threads/thread.ts';
import { AGAIN_LINES } from '../../../../../content/chat/turns/on-answer/again-lines.ts';
import { fillPassage } from '../../../compose/fill-passage.ts';
import { isLeftOut } from '../../../compose/left-out.ts';
import type { Family } from '../../../family.ts';
import type { MatterForm } from '../../../everyday-matter.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { situationOf } from '../../answer-piece.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { MATTER_PREFIX } from '../../everyday/find-matter.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, readAlone } from '../answer-words.ts';
import { type LastTurn, lastTurnOf } from '../on-answer/last-turn.ts';
import { joinedTurn } from '../short/later-told.ts';
import { plainTurnOf } from './plain-turn.ts';
import { storyOf } from '../story/story-of.ts';
import { withSignsNamed } from './signs-named.ts';
import { threadOf } from './thread-of.ts';

/** "why", "when exactly", "what do i say": what is written for it on the subject that is spoken about; null where nothing is. */
export async function answerInThread(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  const turn = lastTurnOf(pieces, talk, state, answerWords);
  const found = turn === null ? null : threadOf(turn);
  if (turn === null || found === null) return null;
  for (const { say, name } of sayings(found.thread, turn)) {
    if (state.used.includes(name)) continue;
    if ('text' in say && isLeftOut(say.text, state.used)) continue;
    if ('asks' in say) {
      const draft = await answerWords(say.asks, talk, readAlone(state));
      return { ...draft, used: [...(draft.used ?? []), name] };
    }
    const draft = tell(say.text, name, found.family, turn);
    if (draft !== null) return draft;
  }
  return null;
}

/** The way of asking of an everyday matter that a turn stands for. */
const OF_MATTER: Readonly<Partial<Record<PlainTurn, MatterForm>>> = {
  why: 'why',
  do: 'how',
  say: 'say',
  verdict: 'should',
  valence: 'normal',
};

/** An everyday matter that came up last knows more of some turns than the subject that it came up in. */
function isLeftToMatter(asked: PlainTurn, { of }: Thread, { talk, state }: LastTurn): boolean {
  const isFirst = state.questions.length === 1 && of !== undefined;
  if (isFirst || state.used.at(-1)?.startsWith(`story/${MATTER_PREFIX}`) !== true) return false;
  const form = OF_MATTER[asked];
  return form !== undefined && storyOf(talk, state)?.matter?.says[form] !== undefined;
}

/** What the thread has for such a message, the most particular first. */
function sayings(
  thread: Thread,
  turn: LastTurn,
): readonly { readonly say: ThreadSay; readonly name: string }[] {
  const { id, says, also = [] } = thread;
  const asked = plainTurnOf(turn.asks);
  const particular = also.flatMap(([words, say], at) =>
    words.test(turn.asks)
      ? [{ say: withFound(say, words, turn.asks), name: `thread/${id} · also ${at}` }]
      : [],
  );
  const plain =
    asked === null || isLeftToMatter(asked, thread, turn)
      ? []
      : (says[asked] ?? []).map((say, at) => ({ say, name: `thread/${id} · ${asked} ${at}` }));
  return [...particular, ...plain].filter(({ say }) => fits(say, turn));
}

/** "what about leo and pisces": the signs stand in the question that is asked in its place. */
const withFound = (say: ThreadSay, words: RegExp, asked: string): ThreadSay =>
  'asks' in say ? { ...say, asks: asked.replace(words, say.asks) } : say;

const COMPLAINS = /\b(?:vague|general|generic|unclear)\b/u;

const fits = ({ of }: ThreadSay, { told, asks }: LastTurn): boolean =>
  of === undefined || of.test(`${told}. ${asks}`);

function tell(text: string, name: string, family: Family, turn: LastTurn): Draft | null {
  const { piece, kept, talk, state } = turn;
  const turned = joinedTurn(piece, state);
  const entitiesNow = withSignsNamed(turn, turned.entities);
  const joined = { ...turned, family: family.id, entities: entitiesNow };
  const { thing: _thing, ...entities } = joined.entities;
  const { thing } = kept.entities;
  // A card is drawn for what was asked at first, whatever these words name.
  const asked = { ...kept, entities: { ...entities, ...(thing !== undefined && { thing }) } };
  const { source } = situationOf({ family, piece: asked }, talk, state);
  const filled = fillPassage(text, source, joined.entities);
  if (filled === null) return null;
  return {
    parts: COMPLAINS.test(turn.asks)
      ? [plainPart(AGAIN_LINES.notHelpful), ...filled.parts]
      : filled.parts,
    chosen: [],
    facts: filled.facts,
    zone: 'sure',
    piece: joined,
    used: [name],
  };
}
