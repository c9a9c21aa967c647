import type { ChatState } from '../../../state.ts';
import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { isGraveStory } from './grave-story.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, readAlone } from '../answer-words.ts';
import { areaIn } from '../../look-ups/placements/placement-area.ts';

const MEANT =
  /^(?:(?:no+|nope|sorry|wait|ah|oh|um|but)[\s,.]+)*(?:i (?:mean|meant|asked (?:about|for))|what about|not my \w+,?)\s+(?:my )?(?<planet>sun|moon|rising|venus|mars|mercury|jupiter|saturn)(?: sign)?(?:[\s,]+not (?:my |the )?\w+(?: sign)?)?\W*$/iu;
const OF_CHART = /\b(?:chart|stars?|astrolog\w*|sign|planets?|sun|moon|venus|mars|rising)\b/u;

/** "no i mean my MOON not my sun": the question again, by the placement that is meant. */
export async function answerMeantPlanet(
  message: string,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  const planet = MEANT.exec(message.trim())?.groups?.['planet']?.toLowerCase();
  const last = state.piece?.plain ?? '';
  if (planet === undefined || !OF_CHART.test(last) || isGraveStory(talk, state)) return null;
  const area = areaIn(last);
  const asked =
    area === null ? `what is my ${planet} sign` : `what does my ${planet} sign say about ${area}`;
  const draft = await answerWords(asked, talk, { ...readAlone(state), used: state.used });
  return { ...draft, parts: [plainPart(REPLY_LINES.corrected), ...draft.parts] };
}
