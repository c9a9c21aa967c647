import { phrasePattern } from './phrase-pattern.ts';
import type { Rule } from './rule.ts';

export type Test = (text: string) => boolean;

/** Whether a rule finds something in a normalised passage. */
export function testOf({ patterns, unless }: Pick<Rule, 'patterns' | 'unless'>): Test {
  const found = patterns.map(phrasePattern);
  const excuse = unless === undefined ? null : phrasePattern(unless);
  return (text) => found.some((pattern) => pattern.test(text)) && excuse?.test(text) !== true;
}
