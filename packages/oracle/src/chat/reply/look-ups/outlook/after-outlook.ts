import { OUTLOOK_AREAS, OUTLOOK_TURNS } from '../../../../../content/chat/named/area-outlooks.ts';
import { dayWords } from '../../../slots/calendar/date-words.ts';
import { daySlots } from '../../../slots/days/day-slots.ts';
import { findDays } from '../../../slots/days/find-days.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import type { ChatState } from '../../../state.ts';
import { bareWords } from '../../../understand/words/bare-words.ts';
import { contextOf } from '../../answer-piece.ts';
import type { Draft } from '../../draft.ts';
import { type AnswerWords, readAlone } from '../../next-turn/answer-words.ts';
import type { Talk } from '../../talk.ts';
import { told, type Told } from '../look-up.ts';
import { contextThen } from './area-outlook.ts';
import { areaAsked } from './asked-outlook.ts';
import { STRETCH_WORDS, stretchIn } from './stretch.ts';

const FILLERS =
  /^(?:(?:and|ok|okay|so|then|but|hm+|what about|how about|what of|how is|hows|for|in|at|my|the|with|is) )+|(?: (?:then|please|pls|looking))+$/gu;
const WHY =
  /^(?:(?:but|and|ok|so) )*(?:why(?: is that| that day| then)?|how (?:do|can|did) (?:you|u) (?:know|tell|see|work)(?: that| this| it)?(?: out)?|where (?:do|does|did) (?:you|that|this|it) (?:get|come)(?: that| this)?(?: from)?|based on what|how so|says who)$/u;
const GOOD_OR_BAD =
  /^(?:(?:so|and|but|ok) )*(?:(?:is|was) (?:that|it|this) (?:a )?(?:good|bad)(?: thing| sign| or bad)?|(?:so )?good or bad|what (?:does|do) (?:that|this|it|they) (?:even |actually |really )?mean(?: for me)?|meaning|what do you mean)$/u;
const SHORTER =
  /^(?:(?:ok|and|but|a bit|make it|say it) )*(?:shorter|short version|tldr|in short|too long|(?:just )?the day)(?: (?:please|pls))*$/u;

const timeIn = (text: string): string => (text.match(STRETCH_WORDS) ?? []).join(' ');

/** "and next week?", "and money?": the outlook before, for another time or another part of life. */
function askedAgain(text: string, last: string): string | null {
  const words = text.replaceAll(FILLERS, '').trim();
  const area = areaAsked(last);
  if (words === '' || area === null) return null;
  if (words.replaceAll(STRETCH_WORDS, '').trim() === '') return `how is my ${area.asked} ${words}`;
  const other = OUTLOOK_AREAS.find(({ typed }) => words.replace(typed, '').trim() === '');
  return other === undefined ? null : `how is my ${other.asked} ${timeIn(last)}`.trim();
}

/** What an outlook rests on, whether it is good, or its day alone. */
function explained(text: string, last: string, context: SlotContext): Told | null {
  const area = areaAsked(last);
  const stretch = stretchIn(last, context);
  if (area === null || stretch === null) return null;
  if (GOOD_OR_BAD.test(text)) return told(OUTLOOK_TURNS.neither);
  if (WHY.test(text) && stretch.year !== undefined) return told(OUTLOOK_TURNS.ofYear);
  const then = contextThen(area, stretch, context);
  if (WHY.test(text)) {
    const detail = daySlots.window_detail(then);
    const found = detail === null ? '' : ` What speaks for that day: ${detail.text}.`;
    return told(`${OUTLOOK_TURNS.ofDays}${found}`, ...(detail?.facts ?? []));
  }
  const { best } = findDays(then);
  return SHORTER.test(text) && best !== null && stretch.year === undefined
    ? told(`For ${area.name}: ${dayWords(best.date)}, ${best.words}.`)
    : null;
}

/** What is said to a few words after an outlook for a part of life; null for any other message. */
export async function answerAfterOutlook(
  message: string,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  const { piece } = state;
  const last = bareWords(piece?.text ?? '');
  if (piece === null || areaAsked(last) === null) return null;
  const text = bareWords(message);
  const again = askedAgain(text, last);
  if (again !== null) return answerWords(again, talk, { ...readAlone(state), used: state.used });
  const family = talk.families.get(piece.family ?? '');
  const value = family && explained(text, last, contextOf({ family, piece }, talk));
  return value === null || value === undefined
    ? null
    : {
        parts: [{ text: value.text, cites: value.facts.map(({ id }) => id) }],
        chosen: [],
        facts: value.facts,
        zone: 'sure',
        piece,
      };
}
