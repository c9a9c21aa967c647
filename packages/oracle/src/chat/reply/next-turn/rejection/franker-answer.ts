import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { answerPiece } from '../../answer-piece.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { anotherWay, storyAsked } from './another-way.ts';

const BEFORE =
  '(?:(?:ok|okay|but|and|no|well|so|honestly|come on|ugh|meh|lol|sorry|hmm|really|oh|wow|yes|sure|thanks but|boring|generic|vague|nah|still|that is) )*';
const AFTER =
  '(?: (?:already|before|again|twice|lol|please|now|at all|to me|for me|me|too|honestly|sorry|though|you know|be (?:more )?(?:honest|real|blunt|specific|direct|concrete)(?: with me)?|give me .+|tell me .+|try again|say something .+|something (?:new|else)(?: please)?|anything else))*$';
const VERY =
  '(?:so |too |very |really |pretty |kind of |a bit |just |all |way too |super |quite )*';

const REPEATED = new RegExp(
  `^${BEFORE}(?:you (?:have |did )?(?:already |just |literally )*(?:said|told me|wrote|mentioned|say) (?:that|this|it|the same(?: thing)?|exactly that)|(?:i )?(?:have )?(?:already )?(?:heard|read) (?:that|this|it)(?: one)?|(?:the )?same (?:thing|answer|advice)(?: as before)?|(?:stop|quit) repeating yourself|you (?:keep|are) repeating yourself)${AFTER}`,
  'u',
);
const VAGUE = new RegExp(
  `^${BEFORE}(?:(?:(?:that|this|it|your answer) (?:is|was|sounds|feels|does) )?${VERY}(?:generic|vague|boring|general|cliche|lame|obvious|unhelpful|basic|shallow|useless|a cliche|a cop out|empty|not (?:helpful|help|helping|useful|an answer)(?: me)?|nothing new|what (?:everyone|everybody|they all) says?)|(?:everyone|everybody) says that|(?:does|did) not help|(?:no )?(?:give|tell) me something (?:new|else|real|better|concrete|useful)|try again|i (?:know|knew) that(?: already)?)${AFTER}`,
  'u',
);
const MOST_WORDS = 16;

/** "boring. be more honest", "u said that already": the same subject again, shorter and franker. */
export async function frankerAnswer(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const whole = pieces.map(({ said, plain }) => `${said} ${plain}`.trim().toLowerCase()).join(' ');
  const isRepeated = REPEATED.test(whole);
  if (!(isRepeated || VAGUE.test(whole)) || whole.split(' ').length > MOST_WORDS) return null;
  const asked = storyAsked(talk, state);
  if (asked === null || careIn(state, talk.clock).wasAtRisk || asked.family.theme === 'loss')
    return null;
  const bare = { ...state, isTender: true };
  const other =
    (await answerPiece(asked, { part: 'short' }, talk, bare)) ??
    (await anotherWay(asked, talk, bare));
  const opening = isRepeated ? REPLY_LINES.alreadySaid : REPLY_LINES.frankerAnswer;
  return other === null
    ? {
        parts: [plainPart(REPLY_LINES.nothingFranker)],
        chosen: [],
        zone: 'sure',
      }
    : {
        parts: [plainPart(opening), ...other.parts],
        chosen: [other],
        zone: 'sure',
        piece: asked.piece,
      };
}
