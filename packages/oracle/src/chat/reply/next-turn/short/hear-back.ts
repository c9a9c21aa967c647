import {
  BAD_EVENTS,
  BAD_TRAITS,
  GOOD_EVENTS,
  GOOD_TRAITS,
  GOT_BY_OTHERS,
  HEARD_KINDS,
  type HeardKind,
  TAKEN_BACK,
} from '../../../../../content/chat/turns/short/heard.ts';
import { SORE_WORDS } from '../../../../../content/chat/tones/sure-tones.ts';
import type { ChatState, KeptPiece } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { type Draft, draftOf } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { chooseTurnPassage, sceneOf } from '../choose-turn-passage.ts';
import { nextPassage, storyFamily } from '../by-form/next-passage.ts';
import { conversationOf } from '../conversation.ts';
import { goOnAdvising, takeUpDetail } from '../reaction/answer-reaction.ts';
import { isGladStory, storyOf } from '../story/story-of.ts';

export const STORY_ID = 'going-on';
/** How the names of passages begin that only hear a story. */
export const HEARD = `turn/${STORY_ID} `;

/** A detail that nothing is written for: more on the story, or what such a detail changes. */
export async function hearBack(
  piece: Piece,
  asked: KeptPiece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const isOfLoss = talk.families.get(state.family ?? '')?.theme === 'loss';
  const story = storyOf(talk, state);
  const isGood = story !== null && isGladStory(story);
  if (piece.entities.a !== undefined || isOfLoss || isGood) return null;
  const scene = sceneOf(piece, talk, state);
  const kind = heardKind(piece, state);
  const heard = { id: `${STORY_ID} ${kind}`, passages: HEARD_KINDS[kind] };
  const isOpen = kind === 'noted' || kind === 'weighing';
  const goingOn = isOpen
    ? ((await takeUpDetail(piece, talk, state)) ??
      (await onSubject(piece, asked, talk, state)) ??
      (await goOnAdvising(piece, talk, state)))
    : null;
  if (goingOn !== null) return goingOn;
  const said = chooseTurnPassage(heard, scene, asked.entities, state.used);
  if (said === null) return null;
  return { parts: said.filled.parts, chosen: [], zone: 'sure', piece: asked, used: [said.name] };
}

/** What the story's subject has for such a detail. */
async function onSubject(
  piece: Piece,
  asked: KeptPiece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const story = storyFamily(talk, state);
  const chosen = story === null ? null : await nextPassage(story, piece, talk, state, 'told');
  const isWritten =
    chosen !== null && (chosen.passage.when.length > 0 || chosen.passage.phrases.length > 0);
  return isWritten ? draftOf(chosen, asked) : null;
}

/** What the user did is no blow that they took. */
const OWN_DEED =
  /^(?:(?:and|but|so|well|ok) )*(?:last \w+ )?i (?:\w+ )?(?:got drunk|cried|threw|sold|refused|ignored|laughed|yelled|shouted|dumped|left|blocked|broke|forgot)\b/u;

const LOUD = /\b(?:yay|woohoo|yess+)\b|[🎉🥳😍🙌]/iu;
/** Marks alone shout for anger as often as for joy: nothing in the words may complain. */
const SHOUTED = /!{2,}|\bomg\b|\p{Lu}{3,} \p{Lu}{3,}/u;
const SOMEBODY = /\b(?:i|we|he|she|they|it|you)\b/u;
const COMPLAINS =
  /\b(?:not|never|no|nothing|hates?|sick of|tired of|angry|furious|mad|ugh|wtf|seriously|why|again|still|forgot|lied|lies|stupid|worst|worse|wrong|late|broke|lost|hurts?|unfair|rude|mean|done with|enough|stop|help|scared|panic\w*|crying|cry)\b/u;
/** "no omg not my boyfriend, my STEPDAD": a detail is put right. */
const CORRECTS = /^(?:no|nope|sorry|wait)\b(?! way\b).*\bnot\b/iu;
/** A deed is being weighed: asked for, or wanted by another person. */
const WEIGHED =
  /(?<!\b(?:what|which|when|how|where|who)\b.{0,20})\b(?:should|shall) (?:i|we)\b|\bis it (?:\w+ )?(?:a good idea|worth|ok|okay|safe) to\b|\bwants? (?:me )?to (?:borrow|come|move|visit|stay|meet|use|have)\b|\b(?:asked me (?:to|for|out)|invited (?:me|us)|can i trust)\b/u;
/** Deeds that lead away from a person or a place: what speaks against the person speaks for the deed. */
const AWAY =
  /\b(?:quit|leave|leaving|break up|divorce|dump|say no|decline|cancel|block|cut (?:him|her|them)|sell|move out|end (?:it|things)|stop|give up|report|fire|skip|refuse|confront|tell (?:him|her|them))\b/u;

/** What a detail does to the story, by its words. */
export function heardKind({ said, plain, text }: Piece, state: ChatState): HeardKind {
  const words = `${said} ${plain}`.toLowerCase();
  const isOwn = OWN_DEED.test(words.trim());
  const isBlow = !isOwn && BAD_EVENTS.test(words);
  const typed = `${said} ${text}`;
  const isShouted = SHOUTED.test(typed) && SOMEBODY.test(words) && !COMPLAINS.test(words);
  const isLoud = LOUD.test(typed) || isShouted;
  const isJoy =
    !isBlow &&
    !CORRECTS.test(typed) &&
    !TAKEN_BACK.test(words) &&
    !GOT_BY_OTHERS.test(words) &&
    !SORE_WORDS.test(words) &&
    (GOOD_EVENTS.test(words) || (isLoud && !BAD_TRAITS.test(words)));
  const story = conversationOf(state);
  const isWeighed = WEIGHED.test(story);
  if (isJoy && (isLoud || !isWeighed)) return 'glad';
  if (isBlow && !isWeighed) return 'sting';
  const isAgainst = isBlow || (!isOwn && BAD_TRAITS.test(words));
  const isFor = !isAgainst && (isJoy || GOOD_TRAITS.test(words));
  if (!isWeighed || !(isAgainst || isFor)) return isWeighed ? 'weighing' : 'noted';
  return isFor === AWAY.test(story) ? 'against' : 'toward';
}
