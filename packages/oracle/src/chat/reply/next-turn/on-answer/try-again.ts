import { NO_LEAN } from '../../../../../content/chat/leans.ts';
import { AGAIN_LINES } from '../../../../../content/chat/turns/on-answer/again-lines.ts';
import { quoteOf } from '../../../compose/may-echo.ts';
import type { MatterForm } from '../../../everyday-matter.ts';
import type { KeptPiece } from '../../../state.ts';
import { answerPiece } from '../../answer-piece.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { readAlone } from '../answer-words.ts';
import { askedForm } from '../by-form/next-form.ts';
import { anotherWay, storyAsked } from '../rejection/another-way.ts';
import { spokenBack } from '../spoken-back.ts';
import type { LastTurn } from './last-turn.ts';
import { lineFor } from './pick-one.ts';
import { unsaidOfStory } from './story-matters.ts';
import { optionsIn } from './told-options.ts';

const NOT_ASKED =
  /^(?:(?:that|this|it) is not (?:really |even |at all )?(?:what i (?:asked|was asking)(?: you| for| about)?|my question|an? answer(?: to my question)?|the question)|(?:you|u) (?:did not|have not|never) (?:really |even )?answer(?:ed)? (?:my question|me|it|the question|that)|answer (?:the|my) question|i asked (?:you )?(?:something else|another thing)|not what i asked)$/u;
const VERY =
  '(?:so |too |very |really |pretty |kind of |a bit |just |all |super |quite |still |that |not |not very |not really |not that |not so )*';
const AFTER =
  '(?: (?:already|before|again|twice|at all|to me|me|too|though|you know|be (?:more )?(?:honest|real|blunt|specific|direct|concrete|practical)(?: with me)?|(?:give|tell) me .+|try again|say something .+|something (?:new|else)|anything else))*$';
const NOT_HELPFUL = new RegExp(
  `^(?:(?:(?:that|this|it|your answer|you) (?:is|was|are|does|did|do|sounds|feels) )?${VERY}(?:not (?:help(?:ful|ing|ed)?|useful|any help|enough)|helpful|useful|useless|unhelpful|no help|not help|generic|vague|boring|general|(?:a )?cliche|lame|obvious|basic|shallow|empty|a cop out|nothing new|what (?:everyone|everybody|they all) says?)|(?:(?:that|this|it) )?(?:did|does) not help|(?:everyone|everybody) says that|(?:give|tell) me something (?:new|else|concrete|useful|real|practical|better|specific)|be (?:more )?(?:specific|concrete|practical)|try again|i (?:know|knew) that|more (?:concrete|specific|practical)(?:ly)?)${AFTER}`,
  'u',
);
const IS_HELPFUL =
  /^(?:(?:that|this|it|you) (?:is|was|are) )?(?:so |very |really |super |quite |pretty |actually )*(?:helpful|useful)$/u;
const REPEATED = new RegExp(
  `^(?:(?:you|u) (?:have |did |are |just |already |literally |keep )*(?:said|told me|wrote|mentioned|say|saying|repeating|repeat)(?: (?:that|this|it|the same(?: thing)?|yourself|exactly that|so))?|(?:i )?(?:have )?(?:already )?(?:heard|read) (?:that|this|it)(?: one)?|(?:the |that is the |it is the )?same (?:thing|answer|advice)(?: as before)?|(?:stop|quit) repeating yourself|same again|anything (?:new|different)|something (?:new|different|else))${AFTER}`,
  'u',
);
const RECALL =
  /^(?:i forgot (?:lol )?)?what (?:did|was) (?:i|my) (?:ask(?:ed)?|say|said|question|last question|first question)(?: (?:you|to you|before|again|earlier|first|last|just now))*(?: i forgot)?$/u;

/** Ways of saying it that a concrete answer comes from, the plainest first. */
const CONCRETE: readonly MatterForm[] = ['how', 'told', 'say', 'should', 'when', 'why'];

/** "thats not what i asked", "not helpful", "you already said that": the same question, answered otherwise. */
export async function tryAgain(turn: LastTurn): Promise<Draft | null> {
  const { asks, state, talk } = turn;
  if (talk.families.get(state.family ?? '')?.theme === 'loss') return null;
  const question = questionOf(turn);
  if (RECALL.test(asks)) return recalled(question);
  if (NOT_ASKED.test(asks)) {
    return (
      (await answerAnew(turn, AGAIN_LINES.notAsked)) ?? (await readAfresh(turn)) ?? askWhat(turn)
    );
  }
  if (NOT_HELPFUL.test(asks) && !IS_HELPFUL.test(asks)) {
    return (await answerAnew(turn, AGAIN_LINES.notHelpful)) ?? askWhat(turn);
  }
  return REPEATED.test(asks) ? answerAnew(turn, AGAIN_LINES.alreadySaid) : null;
}

const isAsked = ({ form, text }: KeptPiece): boolean => form !== 'tells' || text.includes('?');

const allOf = ({ state: { questions, piece } }: LastTurn): readonly KeptPiece[] =>
  piece === null ? questions : [...questions, piece];

const askedIn = (turn: LastTurn): boolean => allOf(turn).some(isAsked);

/** The last thing that was asked in so many words, or else the last that was told. */
function questionOf(turn: LastTurn): string {
  const all = allOf(turn);
  return (all.findLast(isAsked) ?? all.at(-1))?.text ?? '';
}

const MOST_QUOTED = 24;

function recalled(question: string): Draft {
  const quote = quoteOf(question, MOST_QUOTED);
  const text =
    quote === null
      ? AGAIN_LINES.recallUnquoted
      : AGAIN_LINES.recall.replace('{question}', () => quote);
  return { parts: [plainPart(text)], chosen: [], zone: 'sure' };
}

/** Nothing was asked in so many words: what was told is said back. */
function askWhat(turn: LastTurn): Draft {
  const quote = quoteOf(questionOf(turn), MOST_QUOTED);
  const text = askedIn(turn)
    ? quote === null
      ? AGAIN_LINES.askWhatUnquoted
      : AGAIN_LINES.askWhat.replace('{question}', () => quote)
    : toldBack(turn.kept.text);
  return { parts: [plainPart(text)], chosen: [], zone: 'sure' };
}

function toldBack(text: string): string {
  const told = spokenBack(text);
  return told === null ? AGAIN_LINES.toldUnquoted : AGAIN_LINES.told.replace('{told}', () => told);
}

async function answerAnew(turn: LastTurn, opening: string): Promise<Draft | null> {
  const { kept, talk, state } = turn;
  const draft = { chosen: [], zone: 'sure', piece: kept } as const;
  const question = questionOf(turn);
  const options = opening === AGAIN_LINES.notAsked ? optionsIn([question]) : null;
  if (options !== null && !NO_LEAN.test(question.toLowerCase())) {
    return { ...draft, parts: [plainPart(opening), plainPart(lineFor(options, turn.before))] };
  }
  const form = MATTER_ASKED.find((one) => one === askedForm(question.toLowerCase()));
  // What was asked for is not answered by another way of asking.
  const isSame = opening === AGAIN_LINES.notAsked;
  const said = unsaidOfStory(turn, [
    ...(form === undefined ? [] : [form]),
    ...(isSame ? [] : CONCRETE),
  ]);
  if (said !== null) {
    return { ...draft, parts: [plainPart(opening), ...said.parts], used: [said.name] };
  }
  const asked = storyAsked(talk, state);
  if (asked === null || isSame) return null;
  const other =
    (await answerPiece(asked, { part: 'next', form: 'how' }, talk, state)) ??
    (await anotherWay(asked, talk, state));
  return other === null
    ? null
    : {
        ...draft,
        chosen: [other],
        parts: [plainPart(opening), ...other.parts],
        piece: asked.piece,
      };
}

const MOST_READ = 240;

/** All that was told and asked, read as one first message. */
async function readAfresh(turn: LastTurn): Promise<Draft | null> {
  const { before, kept, state, talk, answerWords } = turn;
  if (!askedIn(turn)) return null;
  const all = before.length > 0 ? before : [kept.text];
  const own = all.filter((text, at) => !all.some((other, i) => i !== at && other.includes(text)));
  const whole = own.join('. ').slice(-MOST_READ);
  const draft = await answerWords(whole, talk, { ...readAlone(state), used: state.used });
  if (draft.zone === 'unsure') return null;
  return { ...draft, parts: [plainPart(AGAIN_LINES.notAsked), ...draft.parts], choices: [] };
}

const MATTER_ASKED: readonly MatterForm[] = [
  'should',
  'how',
  'say',
  'why',
  'will',
  'when',
  'normal',
  'them',
];
