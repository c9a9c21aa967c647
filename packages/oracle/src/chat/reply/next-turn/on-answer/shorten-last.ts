import { type Draft, plainPart } from '../../draft.ts';
import { contentWords } from '../own-subject.ts';
import { shorterPlacement } from '../later/about-look-up.ts';
import type { LastTurn } from './last-turn.ts';

const SHORTER =
  /^(?:(?:can|could|will|would) (?:you|u) )?(?:please |just )?(?:(?:say|make|put|tell|give|explain|write|keep|sum|have)(?: (?:it|that|this|me|us))*(?: up)? ?)?(?:an? |the |in )*(?:(?:bit |lot |much |way )?(?:shorter|briefer)(?: (?:version|answer|one))?|short(?: (?:version|answer|form))?|briefly|tl ?dr|summar(?:y|i[sz]e)(?: (?:it|that|this))?|bottom line|nutshell|sum (?:it|that) up|(?:one|a|1|two|2|three|few(?:er)?|less) (?:single |short )?(?:sentences?|lines?|words?))$|^(?:(?:that is|it is|this is|way|much) )*(?:too (?:long|much(?: text)?)|so long)(?: (?:did not|do not|not going to) read(?: (?:it|that|all that))?)?$/u;
const IN_ONE = /\b(?:one|a|1) (?:single |short )?(?:sentence|line|word)\b|\bbottom line\b/u;

/** "shorter", "in one sentence": what matters most of the last answer, in its own sentences. */
export function shortenLast({ asks, last, told, kept, talk }: LastTurn): Draft | null {
  if (!SHORTER.test(asks)) return null;
  const placement = shorterPlacement(talk, kept);
  if (placement !== null) return placement;
  const words = last.join(' ').split(' ').length;
  if (words <= FEW) return null;
  const isBrief = last.length <= 2 || words <= FEW * 3;
  const most = IN_ONE.test(asks) || isBrief ? 1 : 2;
  const parts = shortened(last, told, most).map(plainPart);
  return parts.length === 0 ? null : { parts, chosen: [], zone: 'sure', piece: kept };
}

const LEANS =
  /^(?:It|That|This|And|But|So|They|Then|The (?:rest|other)|Those|These|Which|If not)\b/u;
const DOES =
  /^(?:Yes|No|My lean|I'd|Go|Wait|Don't|Write|Ask|Say|Tell|Take|Keep|Send|Start|Choose|Pick|Give|Put|Leave|Set|Call|Make|Check|Try|Read|Begin|Agree|Settle|Sleep|Stay|Do|Renew|Look|Get|Book|Talk)\b/u;
const DAY =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:best|friendliest) (?:stretch|day|hour)\b/u;
const SAYS_NOTHING =
  /^(?:You're right, I did|Got it|Fair|Fair enough|Okay|Sorry|I'm so sorry|All right|You could put it like this)\b[^.]{0,40}[.:]$/u;
const LONG = 26;
const BRIEF = 9;
const FEW = 20;

/** The sentences that say most, in their order. */
function shortened(sentences: readonly string[], told: string, most: number): readonly string[] {
  const words = new Set(contentWords(told.toLowerCase()));
  const weighed = joinedShort(sentences.filter((one) => !SAYS_NOTHING.test(one))).map(
    (text, at) => ({ text, at, weight: weightOf(text, at, words) }),
  );
  const best = weighed.toSorted((a, b) => b.weight - a.weight);
  const isLong = (best[0]?.text.split(' ').length ?? 0) >= LONG;
  return best
    .slice(0, isLong ? 1 : most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text);
}

/** A few words need the sentence behind them. */
function joinedShort(sentences: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const text of sentences) {
    const before = joined.at(-1);
    const isOpen = before !== undefined && before.split(' ').length < BRIEF;
    if (isOpen) joined.splice(-1, 1, `${before} ${text}`);
    else joined.push(text);
  }
  return joined;
}

function weightOf(text: string, at: number, words: ReadonlySet<string>): number {
  const count = text.split(' ').length;
  const named = contentWords(text.toLowerCase()).filter((word) => words.has(word)).length;
  return (
    (at === 0 ? 3 : 0) +
    Math.min(named, 3) +
    (DOES.test(text) ? 2 : 0) +
    (DAY.test(text) ? 2 : 0) -
    (LEANS.test(text) ? 2 : 0) -
    (text.endsWith('?') ? 4 : 0) -
    (count > LONG ? 1 : 0) -
    (count < 4 ? 2 : 0)
  );
}
