import { sentencesOf } from './sentences.ts';

/* What makes a page of separately written sentences sound like one: the same start twice running, the same word again. */

/** Words that may come again unnoticed. */
const QUIET = new Set(
  `about after again along also always angle another anybody anyone anything around asked because become been
  before begin being beside birth between both bring brings brought call chart close come comes corner could days does doing
  done down each easy even evening ever every everybody everyone exact expect facing feel feeling feels find first
  from full gets give gives goes going good habit hard have help here hour hours house inclined into itself just
  keep kind know known large last late learn least leave less let's like likely line little long look lost made make
  makes many matter matters maybe mean means might mind minute minutes more most much must name natal near nearly need
  needs never next night nobody note nothing often older once only open opposite other others over part past people
  perhaps person place plain point quite rather read readers reading really right room said same says season second
  seem seems shape short should show side sign since small some somebody someone something somewhere soon start
  stand stands still stop such sure take takes tell tends than thank that their them then there these they thing things think
  this those three through time times today together tonight took towards tradition true turn until upon used using
  usual usually very want wants week weeks well went were what when where whether which while whole whom whose will
  with without work would write wrong year your yours yourself`
    .split(/\s+/u)
    .map(stemOf),
);

const SHORTEST_WORD = 4;

function stemOf(word: string): string {
  return word.replace(/s$/u, '').slice(0, 5);
}

/** The words of a text that a reader would notice if they came again. */
export function loudWords(text: string): Set<string> {
  const words = text.match(/(?<![\w'])[a-z]+/gu) ?? [];
  const long = words.filter(({ length }) => length >= SHORTEST_WORD).map(stemOf);
  return new Set(long.filter((stem) => !QUIET.has(stem)));
}

/** Sentences that start with the word the one before them started with; "the" and "a" pass. */
function repeatedStarts(text: string): number {
  const starts = sentencesOf(text).map((sentence) => sentence.split(/[ ,]/u)[0] ?? '');
  return starts.filter((start, at) => start === starts[at - 1] && !/^(?:The|An?)$/u.test(start))
    .length;
}

/** Loud words that come up in two parts of a page. */
function echoes(parts: readonly string[]): number {
  const heard = parts.flatMap((part) => [...loudWords(part)]);
  return heard.length - new Set(heard).size;
}

export const stumblesIn = (parts: readonly string[]): number =>
  repeatedStarts(parts.join(' ')) + echoes(parts);
