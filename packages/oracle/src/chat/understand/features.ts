import { conceptsIn } from './concepts-in.ts';
import { stem } from './words/stem.ts';

/** How much each kind of feature weighs before rarity is counted. */
const WEIGHTS = {
  word: 1,
  pair: 0.7,
  gapPair: 0.4,
  letters: 0.3,
  concept: 1.2,
  conceptPair: 0.7,
  opening: 0.8,
  mark: 0.8,
} as const;

const LEAST_LETTERS = 3;
const MOST_LETTERS = 5;

/** What a message is recognised by besides its meaning: names of features, and their weights. */
export function featuresOf(plain: string, marks: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const words = plain.split(' ').filter((word) => word !== '');
  const stems = words.map(stem);
  const add = (name: string, weight: number): void => {
    found.set(name, Math.max(weight, found.get(name) ?? 0));
  };
  stems.forEach((word, at) => {
    add(`w ${word}`, WEIGHTS.word);
    addPairs(stems, at, add);
  });
  for (const word of new Set(words)) addLetters(word, add);
  addConcepts(stems, add);
  for (const length of [1, 2, 3]) {
    if (words.length >= length) add(`o ${words.slice(0, length).join(' ')}`, WEIGHTS.opening);
  }
  for (const mark of marks) add(`m ${mark}`, WEIGHTS.mark);
  return found;
}

type Add = (name: string, weight: number) => void;

function addPairs(stems: readonly string[], at: number, add: Add): void {
  for (const gap of [1, 2, 3]) {
    const other = stems[at + gap];
    if (other === undefined) return;
    add(`p ${stems[at]} ${other}`, gap === 1 ? WEIGHTS.pair : WEIGHTS.gapPair);
  }
}

function addLetters(word: string, add: Add): void {
  const closed = `^${word}$`;
  for (let length = LEAST_LETTERS; length <= MOST_LETTERS; length += 1) {
    for (let at = 0; at + length <= closed.length; at += 1) {
      add(`l ${closed.slice(at, at + length)}`, WEIGHTS.letters);
    }
  }
}

function addConcepts(stems: readonly string[], add: Add): void {
  const concepts = conceptsIn(stems).toSorted();
  concepts.forEach((concept, index) => {
    add(`c ${concept}`, WEIGHTS.concept);
    for (const other of concepts.slice(index + 1)) {
      add(`cc ${concept} ${other}`, WEIGHTS.conceptPair);
    }
  });
}
