import { ingOf } from './english-forms.ts';
import { nounOf, sayVerb, verbHere } from './choose-reading.ts';
import type { Unit } from './units.ts';

const GOING_ON = /^(?:raha|rahi|rahe|rha|rhi|rhe)$/u;
const IS = /^(?:hai|he|h|hain|hu|hoon|hun|hoo|ho|tha|thi|the)$/u;
const DENIAL = /^(?:nahi|nahin|nhi|nai|na|mat)$/u;

/** The words of one clause in English: "nahi karta hai" as one verb. */
export function hindiInEnglish(clause: readonly Unit[]): readonly string[] {
  const said: string[] = [];
  let isDenied = false;
  const typedAt = (at: number): string => {
    const unit = clause[at];
    return unit?.kind === 'word' ? unit.reading.typed.toLowerCase() : '';
  };
  for (let at = 0; at < clause.length; at += 1) {
    const unit = clause[at];
    if (unit === undefined) break;
    if (unit.kind !== 'word') {
      place(unit.english, said);
      continue;
    }
    if (DENIAL.test(typedAt(at))) {
      isDenied = true;
      continue;
    }
    const verb = verbHere(unit.reading, said.at(-1) === undefined ? 'i' : 'x');
    if (verb === null || (verb.tense === 'ing' && !GOING_ON.test(typedAt(at + 1)))) {
      if (isDenied) said.push('not');
      isDenied = false;
      place(nounOf(unit.reading, said.at(-1) ?? ''), said);
      continue;
    }
    if (verb.tense === 'ing') {
      said.push(`${isDenied ? 'not ' : ''}${ingOf(verb.english)}`);
      at += 1;
    } else {
      said.push(sayVerb({ ...verb, person: verb.tense === 'present' ? 3 : 0 }, isDenied));
    }
    isDenied = false;
    if (IS.test(typedAt(at + 1))) at += 1;
  }
  if (isDenied) said.push('not');
  return said;
}

const POSTPOSITION = /^(?:in|on|from|with|for|after|before|without|about|because of|near|until)$/u;
const BEFORE_NOUN = /^(?:my|your|his|her|our|their|this|the|one|two|three|every|\d+|.*'s)$/u;

/** "school me": what stands behind a noun in Hindi stands before it in English. */
function place(english: string, said: string[]): void {
  if (!POSTPOSITION.test(english) || said.length === 0) {
    said.push(english);
    return;
  }
  const at = BEFORE_NOUN.test(said.at(-2) ?? '') ? said.length - 2 : said.length - 1;
  said.splice(at, 0, english);
}
