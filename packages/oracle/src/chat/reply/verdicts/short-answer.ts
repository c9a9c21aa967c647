import { SHORT_ANSWERS, type ShortAnswer } from '../../../../content/chat/words/short-answers.ts';
import { withoutSlang } from '../../understand/words/plain-text.ts';
import { type Draft, plainPart } from '../draft.ts';

const AGE = /\b(?:[2-9]\d)\b/u;
const ANSWERS_ALREADY = /^(?:Yes|No|Not|Never)\b/u;

/** "52 is not too old, right?", "am i cooked": the yes or no first, where the answer leaves it out. */
export function withShortAnswer(message: string, draft: Draft): Draft {
  const text = draft.parts.map((part) => part.text).join(' ');
  // Of several answers each has its own.
  const isOfSeveral = draft.parts.some(({ isParagraph }) => isParagraph);
  if (draft.zone === 'unsure' || isOfSeveral || ANSWERS_ALREADY.test(text)) return draft;
  const plain = withoutSlang(message);
  const found = SHORT_ANSWERS.find((one) => isWanted(one, plain, text));
  return found === undefined
    ? draft
    : { ...draft, parts: [plainPart(lineOf(found, plain)), ...draft.parts] };
}

const isWanted = ({ asked, unless, told }: ShortAnswer, plain: string, text: string): boolean =>
  asked.test(plain) && !unless.test(plain) && !told.test(text);

function lineOf({ asked, says, saysOfAge }: ShortAnswer, plain: string): string {
  const word = asked.exec(plain)?.groups?.['word'] ?? '';
  const age = AGE.exec(plain)?.[0];
  const line = age === undefined ? says : (saysOfAge ?? says);
  return line.replace('{word}', word).replace('{age}', age ?? '');
}
