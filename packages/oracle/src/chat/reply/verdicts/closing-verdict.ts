import { DEED_LEANS, NO_LEAN } from '../../../../content/chat/leans.ts';
import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import type { ReadingPart } from '../../../reading.ts';
import type { Chosen } from '../../compose/choose-passage.ts';
import { type Lean, smallLean, weighed } from '../../slots/lean-slots.ts';
import type { KeptPiece } from '../../state.ts';
import { isTenderFamily, plainPart } from '../draft.ts';

/** "should i cancel it", "do i just send it": a deed on which a yes or a no is wanted. */
const ASKED =
  /\b(?:should|shall) (?:i|we)\b|\b(?:do|can) (?:i|we) (?:just |even |really |still )?(?:send|text|call|write|tell|ask|go|quit|leave|stay|wait|reply|answer|say|take|keep|give|cancel|skip|accept|book|buy|block|apologi[sz]e|let|invite|sign|apply|move|lower|raise|report|forgive|confront|ignore|delete|post|end|sell|drop)\b/u;
/** Questions for something else than a yes: "what should i say". */
const ASKED_HOW =
  /\b(?:what|how|when|where|which|who|why|whom)\b(?: \w+){0,3} (?:should|shall|do|can) (?:i|we)\b/u;
const VERDICT =
  /^(?:Yes|No|Not|My lean|I'd|I would|Don't|Do|Go|Wait|Send|Write|Text|Call|Ask|Tell|Stay|Keep|Take|Say|Give|Leave|Try|Apply|Cancel|Sleep|Let|Neither|Either|Both|Probably|Only|It depends|Whichever|If|Before|First|Pick|Choose|Flip|You can|You may)\b/u;

const DECIDES: ReadonlySet<string> = new Set([
  'should-i',
  'should-a-or-b',
  'yes-no-card',
  'is-it-worth',
]);

/** The yes or no, or the one of two, that a message asks for and a passage leaves open; null where none is missing. */
export function missingVerdict(
  piece: KeptPiece,
  { family, passage, parts }: Chosen,
): ReadingPart | null {
  if (family.care !== 'none' || isTenderFamily(family) || DECIDES.has(family.id)) return null;
  // "do i just send it" is a deed, and how the app sends mail is no answer to it.
  if (family.kind === 'product') return null;
  // What is written for such a question answers it in its own way.
  if (passage.phrases.some((phrase) => ASKED.test(phrase) || /\bor\b/u.test(phrase))) return null;
  const text = parts.map((part) => part.text);
  const isTold = [text[0], text.at(-1)].some((one) => one !== undefined && VERDICT.test(one));
  if (isTold) return null;
  return leanFor(piece);
}

/** The way to lean on the deed, or between the two things, that a message asks about; null where it asks for none. */
export function leanFor(piece: KeptPiece): ReadingPart | null {
  if (NO_LEAN.test(`${piece.said} ${piece.plain}`)) return null;
  const line = betweenTwo(piece) ?? onDeed(piece);
  return line === null ? null : plainPart(line);
}

function onDeed({ plain, entities: { deed } }: KeptPiece): string | null {
  if (!ASKED.test(plain) || ASKED_HOW.test(plain)) return null;
  const asked = deed ?? plain.slice(plain.search(ASKED));
  return DEED_LEANS.find(([pattern]) => pattern.test(asked.toLowerCase()))?.[1] ?? null;
}

function betweenTwo({ plain, entities }: KeptPiece): string | null {
  const lean = smallLean(plain, entities);
  return lean === null ? weighed(plain, entities) : lineOf(lean);
}

/** "My lean: the train, because …" */
export const lineOf = ({ option, reason }: Lean): string =>
  REPLY_LINES.takeOption.replace('{option}', () => option).replace('{reason}', reason);
