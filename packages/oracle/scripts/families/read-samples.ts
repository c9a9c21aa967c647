import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EVERYDAY_FOLDER, LATER_FOLDER, readMatters } from '../../load/read-matters.ts';
import { readFamilies } from '../../load/read-families.ts';
import { plainName, usedName } from '../../src/chat/compose/choose-passage.ts';
import { detectLanguage } from '../../src/chat/language/detect-language.ts';
import { featuresOf } from '../../src/chat/understand/features.ts';
import { inEnglish } from '../../src/chat/understand/words/in-english.ts';
import { lookAt, marksOf } from '../../src/chat/understand/look-at.ts';
import { hashFeature } from '../../src/chat/understand/hash-feature.ts';
import { NONE, type Model } from '../../src/chat/understand/model.ts';
import { asOneText } from '../../src/chat/understand/read-with-story.ts';
import { withoutSlang } from '../../src/chat/understand/words/plain-text.ts';
import { bankWords, type BankWords } from '../../src/chat/understand/words/repair-spelling.ts';
import { plainAsks } from './plain-asks.ts';

const STRANGERS = new URL('../../content/chat/strangers.txt', import.meta.url);
/** Phrasings that name days are read as if on this one. */
const SOME_DAY = '2026-11-18';

export interface Labelled {
  readonly family: string;
  readonly text: string;
}

export interface Sample {
  readonly family: string;
  readonly plain: string;
  readonly features: ReadonlyMap<string, number>;
}

export interface Samples {
  readonly words: BankWords;
  readonly samples: readonly Sample[];
  readonly hash: string;
  readonly learned: Uint32Array;
}

/** Every phrasing of every family, and the strangers. */
export function readPhrasings(): Labelled[] {
  const strangers = readFileSync(STRANGERS, 'utf8').trim().split('\n');
  return [
    ...readFamilies().flatMap(({ id, asks }) => asks.map((text) => ({ family: id, text }))),
    ...strangers.map((text) => ({ family: NONE, text })),
  ];
}

/**
 * What stands under `for:` of every passage; the passage is named as in `ChatState.used`. The plain phrasings of a
 * family are among them, and, as those of a passage without a name, phrasings that the model has not learned yet.
 */
export const readPhrases = (model: Pick<Model, 'learned'>): Labelled[] => [
  ...readFamilies().flatMap((family) => [
    ...family.passages.flatMap((passage) =>
      passage.phrases.map((text) => ({ family: usedName(family, passage), text })),
    ),
    ...plainAsks(family).map((text) => ({ family: plainName(family), text })),
  ]),
  ...notLearned(model).map(({ family, text }) => ({ family: `${family}/`, text })),
];

/** What people type about everyday matters. */
export const readMatterTries = (): Labelled[] =>
  readMatters(EVERYDAY_FOLDER).flatMap(({ id, tries }) =>
    tries.map((text) => ({ family: id, text })),
  );

/** What people go on with: in a certain story, with what they told before it and alone, and in any story. */
export function readLaterTries(): Readonly<Record<'whole' | 'alone' | 'inAny', Labelled[]>> {
  const tries = readMatters(LATER_FOLDER).flatMap(({ id, tries: own }) =>
    own.map((text) => ({ family: id, parts: text.split(AFTER) })),
  );
  const inStory = tries.flatMap(({ family, parts: [before = '', now] }) =>
    now === undefined ? [] : [{ family, before, now }],
  );
  return {
    whole: inStory.map(({ family, before, now }) => ({ family, text: asOneText(before, now) })),
    alone: inStory.map(({ family, now }) => ({ family, text: now })),
    inAny: tries.flatMap(({ family, parts: [text = '', now] }) =>
      now === undefined ? [{ family, text }] : [],
    ),
  };
}
/** Stands between what was told before and what is typed now. */
const AFTER = ' | ';

/** Every phrasing of every family, as that of a passage without a name. */
export const allPhrasings = (): Labelled[] =>
  readPhrasings()
    .filter(({ family }) => family !== NONE)
    .map(({ family, text }) => ({ family: `${family}/`, text }));

/** Phrasings that are newer than the model. */
export function notLearned({ learned }: Pick<Model, 'learned'>): Labelled[] {
  const known = new Set(learned);
  return readPhrasings().filter(
    (phrasing) => phrasing.family !== NONE && !known.has(hashPhrasing(phrasing)),
  );
}

const hashPhrasing = ({ family, text }: Labelled): number => hashFeature(`${family}\n${text}`);

/** A phrasing changed, and this changes. */
export function hashPhrasings(phrasings: readonly Labelled[]): string {
  const hash = createHash('sha256');
  for (const { family, text } of phrasings) hash.update(`${family}\n${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** The phrasings as they are recognised by. */
export function readSamples(): Samples {
  const phrasings = readPhrasings();
  const words = bankWords(
    phrasings
      .filter(({ family }) => family !== NONE)
      .map(({ text }) => withoutSlang(asUnderstood(text))),
    readFamilies().flatMap(({ passages }) => passages.map(({ text }) => withoutSlang(text))),
  );
  const samples = phrasings.map((one) => sampleOf(one, words));
  const learned = Uint32Array.from(phrasings, hashPhrasing).toSorted();
  return { words, samples, hash: hashPhrasings(phrasings), learned };
}

/**
 * A phrase or phrasing as a message is seen whose spelling is repaired with the same words. One in another language is
 * learned as a message in it is understood: word by word in English.
 */
export function sampleOf({ family, text }: Labelled, words: BankWords): Sample {
  const looked = lookAt({ text: asUnderstood(text), said: '' }, words, SOME_DAY);
  return { family, plain: looked.plain, features: featuresOf(looked.typed, marksOf(looked)) };
}

function asUnderstood(text: string): string {
  const language = detectLanguage(text);
  return language === 'en' ? text : (inEnglish(text, language) ?? text);
}
