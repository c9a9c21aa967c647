import { DAY_MS } from '@palm/astrology/instant';
import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import { findHour } from '../../../entities/times/find-hour.ts';
import type { ChatState } from '../../../state.ts';
import type { NamedDay, Piece } from '../../../understood.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, readAlone } from '../answer-words.ts';
import { conversationOf } from '../conversation.ts';

const AFTER_THAT =
  /^(?:(?:ok|okay|and|so|then|thanks|cool) )*(?:when is |what about )?(?:the )?(?:(?:next )?one after(?: that| this)?|(?:the )?following(?: one)?|(?:the )?next one(?: after that)?)$/u;
const FOR_A_SEX =
  /^(?:(?:ok|okay|and|so|but|what about|how about) )*(?:for |in |on )?(?:an? )?(?:man|men|guy|male|boy|woman|women|girl|female|lady)(?: chart| then| instead)?$/u;
const ASKS_MOON =
  /^(?:(?:ok|okay|and|so|but) )*(?:what|where|which sign|what sign)\b.*\bmoon\b(?! in my)(?:.*\b(?:be|then|on (?:those|that|these)|in)\b)?/u;
const WRONG_TIME =
  /\b(?:wrong|incorrect|mixed up|typo\w*)\b.*\b(?:time|hour)\b|\b(?:time|hour)\b.*\b(?:wrong|incorrect)\b|\bborn\b.*\bnot\b.*\b(?:am|pm|morning|afternoon|evening|night)\b/iu;
/** "mum says it was 7pm not 7am", where the hour of birth was the subject. */
const TOLD_OTHERWISE = /\b\d{1,2}(?:[:.]\d{2})? ?[ap]\.?m\b.*\bnot\b/iu;
const OF_HOUR: ReadonlySet<string> = new Set([
  'rising-mine',
  'big-three',
  'house-meaning',
  'placement-house',
  'midheaven',
  'birth-time-fix',
]);
const WHEN_IT_ENDS =
  /\bwhen (?:does|will|is) (?:it|this|that)(?: finally| all)? (?:end|over|stop|finish|pass|done)\b|\bhow long (?:does|will) (?:it|this|that)\b/u;
const OF_TURNS: ReadonlySet<string> = new Set(['mercury-retrograde', 'retrograde-other']);
const TREATMENT =
  /\b(?:c section|csection|caesarean|cesarean|surgery|operation|treatment|procedure|implant|transfer)\b/u;

/** A few words that go on with a look-up: the full Moon after that, for a man, the Moon on the days before, another hour. */
export async function nextInLine(
  piece: Piece,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  if (state.piece === null) return null;
  const again = (words: string): Promise<Draft> =>
    answerWords(words, talk, { ...readAlone(state), used: state.used });
  const { plain } = piece;
  const phase = PHASES[state.family ?? ''];
  if (phase !== undefined && AFTER_THAT.test(plain)) return again(secondOf(phase, talk));
  if (OF_TURNS.has(state.family ?? '') && WHEN_IT_ENDS.test(plain)) {
    return again(`when does ${state.piece.entities.planet ?? 'mercury'} retrograde end`);
  }
  const { planet, sign, house } = state.piece.entities;
  const isOfPlacement = (planet ?? sign ?? house) !== undefined;
  if (isOfPlacement && FOR_A_SEX.test(plain)) {
    return { parts: [plainPart(REPLY_LINES.sameForAll)], chosen: [], zone: 'sure' };
  }
  const whole = `${piece.said} ${piece.text}`.trim();
  const isOfChart = OF_HOUR.has(state.family ?? '') && TOLD_OTHERWISE.test(whole);
  const hour =
    WRONG_TIME.test(whole) || isOfChart ? findHour(whole.replace(/\bnot\b.*$/iu, '')) : null;
  if (hour !== null) {
    const draft = await again(`what would my rising be if i was born at ${hour.iso}`);
    return { ...draft, parts: [...draft.parts, plainPart(REPLY_LINES.hourChanges)] };
  }
  return moonOnDays(piece, state, again);
}

const PHASES: Readonly<Record<string, 'fullMoon' | 'newMoon'>> = {
  'full-moon-next': 'fullMoon',
  'new-moon-next': 'newMoon',
};

function secondOf(phase: 'fullMoon' | 'newMoon', { now, sky, zone }: Talk): string {
  const next = (from: number): number => {
    const found = nextQuarterAfter(from, sky.positionOf);
    return found.phase === phase ? found.at : next(found.at + DAY_MS);
  };
  const second = next(next(now) + DAY_MS);
  const month = new Intl.DateTimeFormat('en', {
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  }).format(second);
  return `when is the ${phase === 'fullMoon' ? 'full' : 'new'} moon in ${month}`;
}

/** "3 or 4 december": the first of two days of one month. */
function dayBefore({ iso }: NamedDay, text: string): Pick<NamedDay, 'iso'> | undefined {
  const day = new RegExp(
    String.raw`\b(?<first>\d{1,2})(?:st|nd|rd|th)? (?:or|and)(?: the)? 0?${Number(iso.slice(8))}\b`,
    'u',
  ).exec(text)?.groups?.['first'];
  return day === undefined ? undefined : { iso: `${iso.slice(0, 8)}${day.padStart(2, '0')}` };
}

/** "what would the moon be", after two days were named: the Moon on each of them. */
async function moonOnDays(
  { plain, entities }: Piece,
  state: ChatState,
  again: (words: string) => Promise<Draft>,
): Promise<Draft | null> {
  const { date, date_b } = state.piece?.entities ?? {};
  const second = date_b ?? (date && dayBefore(date, state.piece?.text ?? ''));
  const isAsked =
    ASKS_MOON.test(plain) && entities.date === undefined && !/\bmy moon\b/u.test(plain);
  if (!isAsked || date === undefined || date.isBirth) return null;
  const [one, two] = [date.iso, ...(second === undefined ? [] : [second.iso])].toSorted();
  const first = await again(`what sign is the moon in on ${one ?? date.iso}`);
  const other = two === undefined ? null : await again(`what sign is the moon in on ${two}`);
  const isMedical = TREATMENT.test(conversationOf(state));
  return {
    ...first,
    parts: [
      ...first.parts,
      ...(other?.parts ?? []),
      ...(isMedical ? [plainPart(REPLY_LINES.doctorsDay)] : []),
    ],
    facts: [...(first.facts ?? []), ...(other?.facts ?? [])],
  };
}
