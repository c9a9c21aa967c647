import { PURPOSE_WORDS } from '../../../content/chat/day-purposes.ts';
import { choosePassage, type Chosen, type Wanted } from '../compose/choose-passage.ts';
import type { Situation } from '../compose/holds.ts';
import { type SlotSource, slotSource } from '../compose/slot-source.ts';
import type { Family, Purpose } from '../family.ts';
import { todayOf } from '../slots/calendar/date-words.ts';
import { FACT_LINES } from '../slots/computed-slots.ts';
import type { SlotContext } from '../slots/slot.ts';
import type { ChatState, KeptPiece } from '../state.ts';
import type { Talk } from './talk.ts';

/** A piece to be answered from one family. */
export interface Asked {
  readonly family: Family;
  readonly piece: KeptPiece;
  /** For a day on which another family's deed is to be done. */
  readonly purpose?: Purpose | null;
  /** Slots that only the reply as a whole knows. */
  readonly extra?: Readonly<Record<string, string>>;
}

export async function answerPiece(
  asked: Asked,
  wanted: Wanted,
  talk: Talk,
  state: ChatState,
): Promise<Chosen | null> {
  const situation = situationOf(asked, talk, state);
  return choosePassage(asked.family, wanted, situation, { used: state.used, pause: talk.pause });
}

export function situationOf(asked: Asked, talk: Talk, state: ChatState): Situation {
  const { family, piece, extra = {} } = asked;
  const mayDraw = state.tenderOn !== todayOf(talk);
  const source = slotSource(family, contextOf(asked, talk, mayDraw), {
    isSkyAllowed: isSkyAllowed(family, piece, state),
    extra,
  });
  return { piece, chart: talk.chart, source: withoutToldFacts(source, state) };
}

/** What the slots of a piece are computed from. */
export const contextOf = (
  { family, piece, purpose = family.purpose }: Asked,
  talk: Talk,
  mayDraw = false,
): SlotContext => ({
  ...talk,
  familyId: family.id,
  purpose: purposeFor(purpose, piece),
  entities: piece.entities,
  plain: piece.plain,
  mayDraw,
});

const AT_WORK: ReadonlySet<string> = new Set(['boss', 'manager', 'coworker', 'colleague']);

/** A person at work is met in office hours, and a lease is signed in them. */
function purposeFor(purpose: Purpose | null, { entities, plain }: KeptPiece): Purpose | null {
  if (purpose === null) return null;
  if (AT_WORK.has(entities.who?.relation ?? '')) return 'asking-at-work';
  if (purpose !== 'general') return purpose;
  const words = entities.deed ?? plain;
  return PURPOSE_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? purpose;
}

/** Whether the user asks for the chart or the sky in so many words. */
const ASKS_SKY =
  /\b(?:chart|stars?|planets?|astrolog\w*|horoscope|sky|transits?|saturn|mercury|venus|mars|jupiter|uranus|neptune|pluto|moon|retrograde|zodiac|sign(?! (?:the|a|it|up|off|in|on|this|that|my|our|his|her|papers|anything|divorce|lease|contract|language)\b))\b/u;

export const asksSky = (plain: string): boolean => ASKS_SKY.test(plain);

function isSkyAllowed(family: Family, { plain }: KeptPiece, { isTender }: ChatState): boolean {
  const isAsked = asksSky(plain);
  if (family.facts === 'ok') return isAsked || !isTender;
  return family.facts === 'asked' && isAsked;
}

/** A sentence about the sky is told once in a conversation. */
function withoutToldFacts(source: SlotSource, { facts }: ChatState): SlotSource {
  return (name) => {
    const found = source(name);
    if (found === null || !FACT_LINES.has(name)) return found;
    return found.facts.every(({ id }) => facts.includes(id)) ? null : found;
  };
}
