import { ELEMENT_PAIRS, MODE_PAIRS } from '../../../../../content/chat/turns/later/sign-reasons.ts';
import type { KeptPiece } from '../../../state.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { Talk } from '../../talk.ts';

const SIGNS =
  /(?<a>[A-Z][a-z]+) \((?<mode>cardinal|fixed|mutable) (?<element>fire|earth|air|water)\).*?(?<b>[A-Z][a-z]+) \((?<mode2>cardinal|fixed|mutable) (?<element2>fire|earth|air|water)\)/u;

/** Why two signs are said to suit each other or not: by their elements and by how they act; null for other receipts. */
export function whyTwoSigns(receipts: readonly string[]): readonly string[] | null {
  const found = SIGNS.exec(receipts.join(' '))?.groups;
  if (found === undefined) return null;
  const { a = '', b = '', mode = '', mode2 = '', element = '', element2 = '' } = found;
  const byElement = ELEMENT_PAIRS[[element, element2].toSorted().join(' ')];
  const byMode = MODE_PAIRS[[mode, mode2].toSorted().join(' ')];
  if (byElement === undefined || byMode === undefined) return null;
  const second = element === element2 ? 'is too' : `${withArticle(element2)} sign`;
  return [`Because ${a} is ${withArticle(element)} sign and ${b} ${second}: ${byElement}`, byMode];
}

const withArticle = (word: string): string => `${/^[ae]/u.test(word) ? 'an' : 'a'} ${word}`;

const IN_AREA = /^For (?<area>[a-z ]+), your .*? goes like this: (?<first>[^.!?]+[.!?])/u;

/** "shorter" after what a placement says about a part of life: that part in one sentence. */
export function shorterPlacement({ ownTexts }: Talk, piece: KeptPiece): Draft | null {
  const { area, first } = IN_AREA.exec(ownTexts.at(-1) ?? '')?.groups ?? {};
  if (area === undefined || first === undefined) return null;
  return {
    parts: [plainPart(`For ${area}, in one line: ${first}`)],
    chosen: [],
    zone: 'sure',
    piece,
  };
}
