import { FIELDS } from '../../../../../content/chat/situations/situations.ts';
import type { EverydayMatter } from '../../../everyday-matter.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { nearnessOf } from '../../../nearness.ts';
import { answerPiece } from '../../answer-piece.ts';
import { type Draft, draftOf, isTenderFamily } from '../../draft.ts';
import { keptPiece } from '../../kept-piece.ts';
import { isOfLife } from '../../everyday/answer-everyday.ts';
import { formIn } from '../../everyday/form-in.ts';
import { findMatter, storyName } from '../../everyday/find-matter.ts';
import { matterWords } from '../../everyday/matter-words.ts';
import { sayOfMatter } from '../../everyday/say-of-matter.ts';
import { byNeeds } from '../../everyday/weigh-by-needs.ts';
import type { Talk } from '../../talk.ts';
import { joinedTurn } from '../short/later-told.ts';
import { type NextMessage, nextMessage } from '../story/next-message.ts';
import { decidedKind } from './decided.ts';
import type { WithStory } from './say-later.ts';
import { readStory } from './read-story.ts';

/** So like a matter the story must be with the detail. */
const LEAST_NEAR = 0.63;
/** And so surely about it, weighed like a first message: more so where the story goes on to be advised. */
const LEAST_OF_ADVISED = 0.7;
const LEAST_OF_HEARD = 0.64;

/** So near the words of a family's passage the detail is about that. */
const NEARLY = 0.78;

/** Texts that fit any detail of any story: they take it up and go on advising, or only weigh it. */
const ADVISED = /^turn\/any-detail · /u;
const HEARD = /^turn\/(?:going-on|heard-out) (?:noted|weighing) · /u;

/** What somebody says is taken up as their side of it. */
const THEIR_SIDE =
  /^(?:(?:and|but|so|well) )*(?:he|she|they|my \w+) (?:just )?(?:says?|said|thinks?)\b/u;

/** A text that would fit any detail yields to what is written for a decision, or for the story with just this detail. */
export async function ratherThanHeard(
  draft: Draft,
  withStory: WithStory | null,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  const [name = ''] = draft.used ?? [];
  if (isOfField(name)) return withStory?.draft ?? draft;
  const isAdvised = ADVISED.test(name);
  const next = isAdvised || HEARD.test(name) ? nextMessage(pieces, talk, state) : null;
  if (next === null || talk.isReviewed === true) return draft;
  const { piece } = next;
  if (isAdvised && THEIR_SIDE.test(piece.plain)) return draft;
  const own = await answerNearly(piece, talk, state);
  if (own !== null) return own;
  const surely = isAdvised ? LEAST_OF_ADVISED : LEAST_OF_HEARD;
  const matter =
    decided(pieces, talk) ?? (await matterOfDetail({ pieces, next, surely }, talk, state));
  const form = matter && formIn(piece, talk.families.get(piece.family ?? ''), matter);
  if (!matter || !form) return draft;
  const joined = joinedTurn(piece, state);
  const said = sayOfMatter(matter, form, joined.entities, state.used);
  if (said === null) return draft;
  return { parts: said.parts, chosen: [], zone: 'sure', piece: joined, used: [said.name] };
}

/** What fits any story of family, of money or of another field of life. */
const isOfField = (name: string): boolean =>
  FIELDS.some(({ id }) => name.startsWith(`story/${id} · `));

/** "you think he will come back": nearly the words of a subject of life, though nothing asks for it. */
async function answerNearly(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const family = talk.families.get(piece.family ?? '');
  if (family === undefined || piece.zone !== 'sure' || !isOfLife(family)) return null;
  if (isTenderFamily(family) || nearnessOf(piece.near, family.id) < NEARLY) return null;
  const asked = keptPiece(piece);
  const chosen = await answerPiece(
    { family, piece: asked },
    { part: 'answer', isSpecific: true },
    talk,
    state,
  );
  return chosen === null ? null : draftOf(chosen, asked);
}

function decided(pieces: readonly Piece[], talk: Talk): EverydayMatter | null {
  const plain = pieces.map((one) => `${one.said} ${one.plain}`.trim()).join(' ');
  const kind = decidedKind(plain);
  return kind === null ? null : talk.matters.later(kind);
}

interface Detail {
  readonly pieces: readonly Piece[];
  readonly next: NextMessage;
  readonly surely: number;
}

/** The everyday matter that the detail draws the story to: not told yet, and liker than the one that the story had. */
async function matterOfDetail(
  { pieces, next: { story }, surely }: Detail,
  talk: Talk,
  state: ChatState,
): Promise<EverydayMatter | null> {
  const { matters } = await readStory(pieces, talk, state);
  const least = Math.max(LEAST_NEAR, matters[story.matter?.id ?? ''] ?? 0);
  const unsaid = Object.entries(matters).filter(
    ([id, near]) => near >= least && !state.used.includes(`story/${storyName({ id })} · told`),
  );
  const words = `${story.words} . ${matterWords(pieces)}`;
  const bank = talk.matters.everyday;
  const found = findMatter(words, Object.fromEntries(unsaid), bank, byNeeds(words));
  return found !== null && found.likeness >= surely ? found.matter : null;
}
