import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { contextOf } from '../../answer-piece.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { type AnswerWords, readAlone } from '../../next-turn/answer-words.ts';
import { conversationOf } from '../../next-turn/conversation.ts';
import { isGraveStory } from '../../next-turn/later/grave-story.ts';
import type { Talk } from '../../talk.ts';
import { wholeOf } from '../whole/whole-look-up.ts';
import { askedForDay } from './again/asked-again.ts';
import { wholeQuestion } from './again/whole-question.ts';
import type { ChartTurn, OnChart } from './chart-turn.ts';
import { CARD_AND_FATE_TURNS } from './card-and-fate-turns.ts';
import { CLAIM_TURNS } from './claim-turns.ts';
import { elementIsWhy } from './fire-and-water.ts';
import { LIGHT_TURNS } from './light-turns.ts';
import { MEANING_TURNS } from './meaning-turns.ts';
import { OBJECTIONS } from './objections.ts';
import { PART_OF_LIFE_TURNS } from './placement/part-of-life.ts';
import { PEOPLE_TURNS } from './people-turns.ts';
import { TIME_TURNS } from './time-turns.ts';
import { tooVague } from './too-vague.ts';

/** What was asked before is about chart, sky or signs. */
const OF_CHART =
  /\b(?:moons?|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|(?:north|south) node|lilith|ascendant|midheaven|(?:birth |natal |my |his |her |the )charts?|in (?:the|my) stars|astrolog\w*|placements?|transits?|eclipses?|retrograde|retro|(?:\w+(?:st|nd|rd|th)|empty) house|stellium|horoscope|zodiac|(?:sun|star|rising|which|what|whose|worst|best) signs?|rising|aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/u;

/** Numbers, cards and babies too; the older turns have answers of their own there. */
const NEAR_CHART =
  /\b(?:angel numbers?|(\d)\1{1,3}|(\d\d):?\2|baby|compatib\w*|tarot|cards?|hanged man|the (?:tower|fool|hermit|devil)|life ?path|(?:your|star|zodiac) sign|(?:what|how) (?:will|does|is|about) (?:20\d\d|next year|this year|my year)|soulmate|fire|earth|air|water|squares?|oppositions?|trines?|sextiles?|conjunctions?)\b/u;

const TURNS_NEAR_CHART: readonly ChartTurn[] = [
  ...OBJECTIONS,
  elementIsWhy,
  ...CARD_AND_FATE_TURNS,
];

const TURNS: readonly ChartTurn[] = [
  tooVague,
  ...OBJECTIONS,
  ...CLAIM_TURNS,
  ...TIME_TURNS,
  ...PEOPLE_TURNS,
  ...PART_OF_LIFE_TURNS,
  ...MEANING_TURNS,
  ...LIGHT_TURNS,
  ...CARD_AND_FATE_TURNS,
];

const MOST_ANSWERS = 3;

const ONE_SENTENCE =
  /^(?:(?:ok|okay|pls|please|now|and|but|can you|say it|say that|that) )*(?:in|just) (?:one|a|1|a single) (?:short )?(?:sentence|line)(?: (?:pls|please|thanks))*\W*$/u;
const LEAST_WORDS = 6;

/** "in one sentence": the first full one of the last answer. */
function ownInOneSentence(text: string, { ownTexts }: Talk): string | null {
  const said = ownTexts.at(-1);
  if (said === undefined || !ONE_SENTENCE.test(text)) return null;
  const sentences = said.match(/[^.!?]+[.!?]+(?=\s|$|[A-Z"])/gu) ?? [];
  const full = sentences.find((one) => one.trim().split(/\s+/u).length >= LEAST_WORDS);
  return full?.trim() ?? null;
}

/** What is said to a later message that only the chart question before it explains; null for any other. */
export async function answerOnChart(
  message: string,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  const last = state.piece;
  const whole = (last?.text ?? '').toLowerCase();
  const earlier = `${conversationOf(state)}. ${whole}`.replaceAll(/['’`´]/gu, '');
  if (last === null || isGraveStory(talk, state) || careIn(state, talk.clock).wasAtRisk)
    return null;
  const turn: OnChart = {
    ...wholeOf(message, pieces, last),
    earlier,
    answered: talk.ownTexts.at(-1) ?? '',
    spoken: talk.ownTexts.slice(-MOST_ANSWERS).join(' '),
  };
  const asked = `${last.said} ${last.text}`.toLowerCase().trim();
  const again = (words: string): Promise<Draft> =>
    answerWords(words, talk, { ...readAlone(state), used: state.used });
  const ofDay = askedForDay(turn, asked);
  if (ofDay !== null) {
    const draft = await again(ofDay);
    return { ...draft, parts: [plainPart(REPLY_LINES.onlyThatDay), ...draft.parts] };
  }
  const isOfChart = OF_CHART.test(earlier);
  if (!isOfChart && !NEAR_CHART.test(earlier)) return null;
  const cut = ownInOneSentence(turn.text, talk);
  if (cut !== null) return { parts: [plainPart(cut)], chosen: [], zone: 'sure', piece: last };
  const question = wholeQuestion(turn, asked);
  if (question !== null) return again(question);
  const family = talk.families.get(last.family ?? '') ?? talk.families.get('term-explain');
  if (family === undefined) return null;
  const context = contextOf({ family, piece: { ...last, entities: turn.entities } }, talk);
  for (const { isSaid, tell } of isOfChart ? TURNS : TURNS_NEAR_CHART) {
    const value = isSaid(turn) ? tell(context, turn) : null;
    if (value === null) continue;
    return {
      parts: [{ text: value.text, cites: value.facts.map(({ id }) => id) }],
      chosen: [],
      facts: value.facts,
      zone: 'sure',
      piece: last,
    };
  }
  return null;
}
