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
      said.push(unit.english);
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
      said.push(nounOf(unit.reading, said.at(-1) ?? ''));
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
