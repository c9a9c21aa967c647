import { MATTER_FORMS } from '../../../everyday-matter.ts';
import { LATER_TURNS } from '../../../../../content/chat/turns/later/later.ts';
import type { Turn } from '../../../../../content/chat/turns/turn.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import { replyToOpen } from '../../open-question.ts';
import type { Talk } from '../../talk.ts';
import { askedForm } from '../by-form/next-form.ts';
import { conversationOf } from '../conversation.ts';
import { isTurn } from '../is-turn.ts';
import { storyOf } from '../story/story-of.ts';
import { isGraveStory } from './grave-story.ts';
import { leansAgainst } from './last-lean.ts';
import { sayTurn, wholeOf } from './say-turn.ts';

/** How the names of such turns begin. */
export const LATER_TURN = 'turn/later-';

/** Deeds of any story: a subject that the story is clearly about knows more of them. */
const OF_ANY_STORY: ReadonlySet<string> = new Set(
  ['wait', 'ignore', 'go', 'text', 'say-no'].map((deed) => `later-should-${deed}`),
);
/** Whether to wait with a symptom is for its own words. */
const OF_BODY =
  /\b(?:pains?|lump|mole|doctors?|symptoms?|bleed\w*|fever|pregnan\w*|medic\w+|pills?|chest|rash|swollen|swelling|scan|biopsy|dizzy|numb|blood|hospital|vet)\b/u;
/** No person and no thing is named. */
const SAYS_SOMETHING = /\b(?:say something|bring it up|mention it)\b/u;
const PASSED = 'later-passed';

/** What is said to an update, a "so no then" or a "what if" that the story before it explains; null for any other. */
export async function answerLater(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const piece = wholeOf(pieces);
  if (piece === null || state.piece === null || careIn(state, talk.clock).wasAtRisk) return null;
  const kind = talk.families.get(state.family ?? '')?.kind;
  if (kind === 'lookup' || kind === 'product' || isGraveStory(talk, state)) return null;
  const before = conversationOf(state);
  const turns = LATER_TURNS.filter(
    (one) =>
      isTurn(one, piece.plain, before) &&
      !leansAgainst(one.id, talk) &&
      !isKnownBetter(one, piece, talk, state),
  );
  if (turns.length === 0) return null;
  const reply = pieces.length === 1 ? await replyToOpen(piece, talk, state) : null;
  if (reply !== null) return reply;
  for (const turn of turns) {
    const draft = sayTurn(turn, piece, talk, state);
    if (draft !== null) return turn.id === PASSED ? asGoodNews(draft) : draft;
  }
  return null;
}

/** What is said next belongs to the good news. */
const asGoodNews = (draft: Draft): Draft =>
  draft.piece === undefined
    ? draft
    : { ...draft, piece: { ...draft.piece, family: 'good-news' }, facts: [] };

/** Whether the everyday matter or the subject of the story answers just such a question. */
function isKnownBetter(
  { id, yields = false }: Turn,
  { plain }: Piece,
  talk: Talk,
  state: ChatState,
): boolean {
  if (OF_ANY_STORY.has(id) && OF_BODY.test(conversationOf(state))) return true;
  const story = yields ? storyOf(talk, state) : null;
  const form = MATTER_FORMS.find((one) => one === askedForm(plain));
  const isOfMatter = form !== undefined && story?.matter?.says[form] !== undefined;
  const isOpen = OF_ANY_STORY.has(id) || SAYS_SOMETHING.test(plain);
  return isOpen && (isOfMatter || (story?.isOfFamily === true && OF_ANY_STORY.has(id)));
}
