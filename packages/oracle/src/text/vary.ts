import { SYNONYMS } from '../../content/synonyms.ts';
import { hashOf } from './hash.ts';

const CHOICES = new Map(SYNONYMS.map((words) => [words[0] ?? '', words]));

/** The longest first, so that "You may" is seen before a shorter word inside it. */
const ANY_OF = [...CHOICES.keys()].toSorted((a, b) => b.length - a.length).join('|');
const PLACES = new RegExp(String.raw`(?<![\w'])(?:${ANY_OF})(?![\w'])`, 'gu');

/** The same sentence with a reader's own choice of words where words are equal. */
export function varied(sentence: string, key: string): string {
  let place = 0;
  return sentence.replaceAll(PLACES, (found) => {
    const words = CHOICES.get(found) ?? [found];
    place += 1;
    return words[hashOf(`${key}/${place}/${sentence}`) % words.length] ?? found;
  });
}
