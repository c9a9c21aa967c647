import { wordsOf } from '../../text/words-of.ts';

const ECHO_WORDS = 8;

/** The instructions are the same from part to part and from answer to answer: their words are told apart once. */
let told = { instructions: '', words: '' };
function wordsTold(instructions: string): string {
  if (told.instructions !== instructions) {
    told = { instructions, words: ` ${wordsOf(instructions).join(' ')} ` };
  }
  return told.words;
}

/** Eight words in a row as we said them are no accident. */
export const echoes = (text: string, instructions: string): boolean =>
  hasRunOf(text, wordsTold(instructions), ECHO_WORDS);

const REPEAT_WORDS = 10;

export const repeats = (text: string, earlier: string): boolean =>
  earlier !== '' && hasRunOf(text, ` ${wordsOf(earlier).join(' ')} `, REPEAT_WORDS);

function hasRunOf(text: string, said: string, length: number): boolean {
  const words = wordsOf(text);
  return words.some((_, at) => {
    const run = words.slice(at, at + length);
    return run.length === length && said.includes(` ${run.join(' ')} `);
  });
}
