import { NO_LEAN } from '../../../content/chat/leans.ts';
import { HELP_LABELS, SOMETHING_ELSE } from '../../../content/chat/reply-lines.ts';
import { GRAVE_FAMILIES } from '../../../content/chat/grave-families.ts';
import type { Family } from '../family.ts';
import type { KeptPiece, ShownChoice } from '../state.ts';
import type { Talk } from './talk.ts';

/** Families to tap, by their labels, for what a person said. */
export const choicesFor = (
  families: readonly string[],
  { families: bank }: Pick<Talk, 'families'>,
  { said, text }: Pick<KeptPiece, 'said' | 'text'>,
): ShownChoice[] =>
  families.flatMap((id) => {
    const family = bank.get(id);
    const isHidden = family !== undefined && isGrave(family) && !isNamed(family, `${said} ${text}`);
    return family === undefined || isHidden
      ? []
      : [{ id: `family:${id}`, label: family.label, does: { kind: 'family', family: id } }];
  });

/** Families that tell of the same thing in nearly the same words: one is no choice beside the other. */
const ALIKE: readonly (readonly string[])[] = [
  ['two-signs', 'compat-person', 'compare-charts', 'sign-in-love'],
  ['today', 'horoscope-sign'],
];

/** What a message might have meant instead of a family that has answered it. */
export const insteadOf = (answered: string, families: readonly string[]): readonly string[] =>
  families.filter((id) => !ALIKE.some((group) => group.includes(id) && group.includes(answered)));

const isGrave = (family: Family): boolean =>
  family.theme === 'loss' || GRAVE_FAMILIES.has(family.id);

const LEAST_LETTERS = 4;
const STEM_LETTERS = 5;

/** A word of the label, such as "pregnancy", stands in what was said. */
const isNamed = ({ label }: Family, said: string): boolean =>
  label
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word.length >= LEAST_LETTERS)
    .some((word) => said.toLowerCase().includes(word.slice(0, STEM_LETTERS)));

export const somethingElse: ShownChoice = {
  id: 'something-else',
  label: SOMETHING_ELSE,
  does: { kind: 'something-else' },
};

/** Ways of helping to tap where no subject is near what a person said. */
export const waysToHelp = (
  { families: bank }: Pick<Talk, 'families'>,
  { said, plain }: Pick<KeptPiece, 'said' | 'plain'>,
): ShownChoice[] =>
  Object.entries(HELP_LABELS).flatMap(([way, { label, family }]): ShownChoice[] => {
    if (family === null) return [{ id: `help:${way}`, label, does: { kind: 'listen' } }];
    const isLeftOut = way === 'verdict' && NO_LEAN.test(`${said} ${plain}`);
    return isLeftOut || !bank.has(family)
      ? []
      : [{ id: `help:${way}`, label, does: { kind: 'family', family } }];
  });
