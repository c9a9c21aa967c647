import {
  DREAM_LINES,
  DREAM_SYMBOLS,
} from '../../../../../content/chat/turns/on-answer/dream-symbols.ts';
import { mayEcho } from '../../../compose/may-echo.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { contentWords } from '../own-subject.ts';
import type { LastTurn } from './last-turn.ts';

const DREAM = /\b(?:dream\w*|nightmares?)\b/u;
const OF_THING =
  /(?:\b(?:about|skipped|forgot|missed|ignored|left out|mention(?:ed)?|explain|mean|with|and|but)|^) (?:the|my|that|this|those|an?) (?<thing>\p{L}+(?: \p{L}+){0,2}?)(?= (?:in|mean|means|stand|part|you|what|from|thing|again|at)\b|$)/u;
const SKIPPED = /\byou (?:skipped|forgot|missed|ignored|left out|did not)\b/u;
const MOST_WORDS = 14;

/** "and the keys?", "you skipped the dog": another thing of the dream that was told. */
export function dreamSymbol({ asks, told, kept, before }: LastTurn): Draft | null {
  if (!DREAM.test(told) || asks.split(' ').length > MOST_WORDS) return null;
  const thing = OF_THING.exec(` ${asks}`)?.groups?.['thing'];
  if (thing === undefined) return null;
  const dream = before.join(' ').toLowerCase();
  const isOfDream = contentWords(thing).some((word) => dream.includes(word.replace(/s$/u, '')));
  if (!isOfDream || !mayEcho(thing)) return null;
  const read = DREAM_SYMBOLS.find(([words]) => words.test(thing))?.[1];
  const text = read ?? DREAM_LINES.other.replace('{thing}', () => `the ${thing}`);
  const opening = SKIPPED.test(asks) ? DREAM_LINES.skipped : '';
  return { parts: [plainPart(`${opening}${text}`)], chosen: [], zone: 'sure', piece: kept };
}
