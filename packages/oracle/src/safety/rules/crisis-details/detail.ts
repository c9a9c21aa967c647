import type { CRISIS_NOTES, CRISIS_VARIANTS } from '../../../../content/safety/crisis-variants.ts';
import type { CrisisTopic } from '../../topics.ts';
import type { Rule } from '../rule.ts';
import { testOf } from '../test-of.ts';

export type Variant = keyof typeof CRISIS_VARIANTS;
export type Note = keyof typeof CRISIS_NOTES;
export type Detail<Name> = {
  readonly name: Name;
  readonly topics: readonly CrisisTopic[];
  readonly pattern: { readonly test: (normalised: string) => boolean };
};

/** What one of these rules finds. */
export const foundBy = (rules: readonly Rule[]): Detail<Variant>['pattern'] => {
  const tests = rules.map(testOf);
  return { test: (normalised) => tests.some((test) => test(normalised)) };
};
