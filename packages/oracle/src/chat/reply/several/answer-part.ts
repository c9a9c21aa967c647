import { ANY_LEAN } from '../../../../content/chat/leans.ts';
import type { ChatFact } from '../../../facts/fact.ts';
import type { ReadingPart } from '../../../reading.ts';
import type { Chosen } from '../../compose/choose-passage.ts';
import { sentencesIn } from '../../compose/tidy-text.ts';
import { findSigns } from '../../entities/find-signs.ts';
import { isNearlySaid } from '../../nearness.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import { fullAnswer, shortAnswer } from '../answer-parts.ts';
import { missingVerdict } from '../verdicts/closing-verdict.ts';
import { isTenderFamily, plainPart } from '../draft.ts';
import { lookedUp } from '../look-ups/find-look-up.ts';
import { leanOn } from '../next-turn/decide.ts';
import type { Talk } from '../talk.ts';
import { isDeed, isLookup, type Part } from './part.ts';

export interface PartAnswer {
  readonly parts: readonly ReadingPart[];
  readonly chosen: Chosen | null;
  readonly facts: readonly ChatFact[];
  /** Names of what was said beside passages of families. */
  readonly used?: readonly string[];
}

/** How surely what is written must be meant for a question. */
export type Surely = 'clearly' | 'likely' | 'perhaps' | 'told';

/** Answers a question as a message of its own; null where nothing is written for it so surely. */
export type Alone = (
  piece: Pick<KeptPiece, 'text' | 'said'>,
  state: ChatState,
  surely: Surely,
) => Promise<PartAnswer | null>;

interface Among {
  readonly isHeaviest: boolean;
  readonly isOneDeed: boolean;
  readonly alone: Alone;
}

/** A value, a lean, or the family's own words: their beginning, and in full only where the subject is tender. */
export async function answerPart(
  part: Part,
  { isHeaviest, isOneDeed, alone }: Among,
  talk: Talk,
  state: ChatState,
): Promise<PartAnswer | null> {
  const value = lookedUp(part.piece, talk);
  if (value !== null && !isMoreThanValue(part)) {
    const cites = value.facts.map(({ id }) => id);
    const parts = firstSentences([{ text: value.text, cites }]);
    return { parts, chosen: null, facts: value.facts };
  }
  const { deed } = part.piece.entities;
  // Of several deeds each gets a line: whole answers would be too long to read.
  const isLeaned =
    !isOneDeed || part.family.id === 'should-i' || (!isHeaviest && isKnownDeed(part));
  const isLine = deed !== undefined && isDeed(part) && isLeaned;
  const isAlone = isLookup(part) ? isMoreThanValue(part) : part.family.id !== 'how-tell';
  const usual = part.piece.form === 'tells' ? 'told' : 'likely';
  const surely = isLine && isKnownLean(deed) ? 'clearly' : usual;
  const own = isAlone ? await alone(part.piece, state, surely) : null;
  if (own !== null) return own;
  if (isLine) {
    return { parts: [plainPart(leanOn(deed))], chosen: null, facts: [] };
  }
  const chosen = isLookup(part)
    ? await lookUpAnswer(part, talk, state)
    : await fullAnswer(part, talk, state);
  if (chosen === null) return null;
  const verdict = missingVerdict(part.piece, chosen);
  const isWhole = isTenderFamily(part.family);
  const all = verdict === null ? chosen.parts : [verdict, ...chosen.parts];
  return { parts: isWhole ? all : firstSentences(all), chosen, facts: [] };
}

const ASKS_MEANING =
  /\bmeans?\b|\bsay about\b|\bwhat (?:is|are) an? |\b(?:mess(?:es)? with|affects?|influences?|ruins?|to blame)\b/u;

/** Where a value alone is no answer: what it means is asked, or how two people get along. */
const isMoreThanValue = ({ piece, family }: Part): boolean =>
  family.id === 'two-signs'
    ? findSigns(`${piece.said} ${piece.plain}`).length > 0
    : ASKS_MEANING.test(piece.plain);

/** A deed with a line of its own, which is shorter than the beginning of a passage. */
const isKnownDeed = ({ piece: { entities, near = {} }, family }: Part): boolean =>
  isKnownLean(entities.deed ?? '') && !isNearlySaid(near, family.id);

const isKnownLean = (deed: string): boolean => leanOn(deed) !== ANY_LEAN;

/** The value alone; where it is not known, the whole answer, which says what is missing. */
async function lookUpAnswer(part: Part, talk: Talk, state: ChatState): Promise<Chosen | null> {
  const short = part.family.id === 'pull-a-card' ? null : await shortAnswer(part, talk, state);
  if (part.family.id === 'two-signs' && isMoreThanValue(part)) {
    return (await fullAnswer(part, talk, state)) ?? short;
  }
  const isWhole = short !== null && (short.facts.length > 0 || part.family.kind !== 'lookup');
  return isWhole ? short : ((await fullAnswer(part, talk, state)) ?? short);
}

const MOST_WORDS = 55;
const MOST_SENTENCES = 3;

/** A passage begins with its answer. */
export function firstSentences(parts: readonly ReadingPart[]): readonly ReadingPart[] {
  let words = 0;
  const first = parts.flatMap(sentencesOf).filter(({ text }, at) => {
    words += text.split(/\s+/u).length;
    return at < 2 || (at < MOST_SENTENCES && words <= MOST_WORDS);
  });
  return first.length > 2 && first.at(-1)?.text.endsWith('?') === true ? first.slice(0, -1) : first;
}

const sentencesOf = (part: ReadingPart): ReadingPart[] =>
  sentencesIn(part.text).map((text) => ({ ...part, text }));
