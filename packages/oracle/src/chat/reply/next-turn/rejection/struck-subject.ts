import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import { struckName } from '../../../compose/left-out.ts';
import { findPerson } from '../../../entities/find-people.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { joinedPiece } from '../conversation.ts';
import { spokenBack } from '../spoken-back.ts';
import { anotherWay, storyAsked } from './another-way.ts';

const LEADS = '(?:(?:no|nah|nope|but|well|actually|honestly|and|sorry|ok|wait|btw|hmm|oh) )*';
const NOT = '(?:not|never)(?: really| just| even| only| all| at all| actually)*';

/** "it is not about the money", "that has nothing to do with my mother", "that is not it" */
const NOT_ABOUT = new RegExp(
  `^${LEADS}(?:i do not (?:think|feel like|believe) (?:that )?(?:it|this|that) (?:is|was|has)(?: really| just| even)*(?: about| because of| (?:anything|something) to do with| that| my| the| a)|(?:it|this|that|the dream|the problem) (?:is|was) ${NOT} (?:about|because of|that|it|like that|true|my fault|the (?:problem|point|issue)|what(?! i asked))|(?:it|this|that) has nothing to do with|nothing to do with)\\b ?(?<rest>.*)$`,
  'u',
);
/** "i am not moving she is", "she is not lying she just does not tell me" */
const NOT_SO = new RegExp(
  `^(?<lead>${LEADS})(?:i am|i was|he is|he was|she is|she was|they are|we are|my \\w+ is|i do|i did|he does|she does|he did|she did|they do|there is|i have|he has|she has) (?:${NOT}|no) (?<rest>.+)$`,
  'u',
);
const NEVER_SAID = new RegExp(
  `^${LEADS}(?:i (?:never|did not) (?:said?|mention(?:ed)?|tell you|told you|ask(?:ed)? (?:about|for))|who said|where did you get)\\b ?(?<rest>.*)$`,
  'u',
);
/** "dont say time" */
const NOT_THAT_WORD = new RegExp(
  `^${LEADS}(?:please )?(?:do not|never) (?:say|mention|give me|tell me)(?: me| about| it is| it takes| that)* (?<rest>\\p{L}+(?: \\p{L}+)?)$`,
  'u',
);
const ALIVE =
  /\b(?:still alive|(?:is|are) not dead|(?:nobody|no one) (?:died|is dying|is sick|is dead))\b/u;
/** The right thing follows what is denied. */
const CONTRASTS =
  /\b(?:(?:he|she|they|i|we|it) (?:is|are|am|does|do|did|was|just|only)|that is not it|my \w+ (?:is|does|did)|but|just)\b/u;
const FEELS =
  /^(?:sure|ok|okay|happy|going to|able|ready|good|well|fine|allowed|there yet|over|sleeping|eating|coping|doing|feeling|know|think|want|care|like|even know|understand)\b/u;

/** What a person is, and no feeling. */
const STATES =
  /^(?:an? |my |the |his |her |married|engaged|together|dating|pregnant|single|related|old |young|rich|poor|gay|straight|religious|retired|moving|leaving|selling|quitting|divorced|separated|getting (?:fired|divorced|married))/u;

/** "no i haven't told her": a question is answered, and nothing is denied. */
const NOT_DONE =
  /\bi (?:have|had|did) not (?:even |ever |really |actually )*(?:told|tell|asked?|said|say|spoken|speak|talked?|called?|texted|written|write|wrote|seen|see|met|meet|tried|try|decided?|thought|gone|done|slept|eaten)\b/u;

const MOST_WORDS = 18;
const EMPTY: ReadonlySet<string> = new Set(
  'that this about all just with what when have your they them their even really thing things anything something because like only more much'.split(
    ' ',
  ),
);

/** What is denied, by words that an answer may no longer name; null where nothing is. */
function deniedIn(plain: string, lastAnswer: string): readonly string[] | null {
  if (plain.split(' ').length > MOST_WORDS || NOT_DONE.test(plain)) return null;
  if (ALIVE.test(plain)) return ['died', 'dead', 'grie', 'funeral', 'passed away'];
  const about = (NOT_ABOUT.exec(plain) ?? NEVER_SAID.exec(plain) ?? NOT_THAT_WORD.exec(plain))
    ?.groups?.['rest'];
  if (about !== undefined) return wordsIn(about);
  const { rest, lead = '' } = NOT_SO.exec(plain)?.groups ?? {};
  if (rest === undefined || FEELS.test(rest)) return null;
  const words = wordsIn(rest);
  const isDenied =
    lead !== '' ||
    STATES.test(rest) ||
    CONTRASTS.test(rest) ||
    words.some((word) => lastAnswer.toLowerCase().includes(word));
  return isDenied ? words : null;
}

/** The words of what is denied, up to the contrast: "moving she is" → "moving". */
function wordsIn(rest: string): string[] {
  const denied = rest.slice(0, CONTRASTS.exec(rest)?.index ?? rest.length);
  const own = denied.split(/[^\p{L}]+/u).filter((word) => word.length > 3 && !EMPTY.has(word));
  const relation = findPerson(denied)?.relation ?? null;
  return [...new Set([...own.slice(0, 2), ...(relation === null ? [] : [relation])])];
}

/** "no, i dont think its about my father": accepted, and the subject is told again without it. */
export async function strikeSubject(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const [piece, ...more] = pieces;
  if (piece === undefined || more.length > 0 || state.piece === null) return null;
  const plain = `${piece.said} ${piece.plain}`.trim().toLowerCase();
  // "do not say …" begins like a question.
  if (piece.form !== 'tells' && !NOT_THAT_WORD.test(plain)) return null;
  const denied = deniedIn(plain, talk.ownTexts.at(-1) ?? '');
  if (denied === null || careIn(state, talk.clock).wasAtRisk || state.isTender) return null;
  const asked = storyAsked(talk, state);
  const names = denied.map(struckName);
  const known = { ...state, used: [...state.used, ...names] };
  const other = asked === null ? null : await anotherWay(asked, talk, known);
  const said = NOT_THAT_WORD.test(plain) ? null : spokenBack(`${piece.said} ${piece.text}`);
  const opening =
    said === null ? REPLY_LINES.struckUnquoted : REPLY_LINES.struck.replace('{denied}', () => said);
  const ask = NOT_ABOUT.test(plain) ? REPLY_LINES.struckAskAbout : REPLY_LINES.struckAsk;
  const joined = joinedPiece(piece, state.piece, state, {
    ...state.entities,
    ...piece.entities,
  });
  return {
    parts: [plainPart(opening), ...(other?.parts ?? [plainPart(ask)])],
    chosen: other === null ? [] : [other],
    zone: 'sure',
    piece: asked === null ? joined : { ...joined, family: asked.family.id },
    used: names,
  };
}
