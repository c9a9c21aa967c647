import { CONCEPTS } from '../../../content/chat/concepts.ts';
import { stem } from './words/stem.ts';

const CONCEPTS_OF = new Map<string, string[]>();
for (const [concept, words] of CONCEPTS) {
  for (const word of words) {
    const key = word.split(' ').map(stem).join(' ');
    CONCEPTS_OF.set(key, [...(CONCEPTS_OF.get(key) ?? []), concept]);
  }
}
const LONGEST = Math.max(...[...CONCEPTS_OF.keys()].map((key) => key.split(' ').length));

/** Which concepts the stems of a message name, each once. */
export function conceptsIn(stems: readonly string[]): string[] {
  const found = new Set<string>();
  for (let at = 0; at < stems.length; at += 1) {
    for (let length = 1; length <= LONGEST && at + length <= stems.length; length += 1) {
      const phrase = stems.slice(at, at + length).join(' ');
      for (const concept of CONCEPTS_OF.get(phrase) ?? []) found.add(concept);
    }
  }
  return [...found];
}
