import type { CrisisTopic } from '../../topics.ts';
import type { Detail, Note, Variant } from './detail.ts';
import { NEEDS_HELP_AT_ONCE } from './needs-help-at-once.ts';
import { NOTES } from './notes.ts';
import { WHERE_IT_HAPPENS } from './where-it-happens.ts';
import { WHO_IT_HAPPENS_TO } from './who-it-happens-to.ts';

const VARIANTS: readonly Detail<Variant>[] = [
  ...NEEDS_HELP_AT_ONCE,
  ...WHO_IT_HAPPENS_TO,
  ...WHERE_IT_HAPPENS,
];

const nameIn =
  <Name extends Variant | Note>(details: readonly Detail<Name>[]) =>
  (topic: CrisisTopic, normalised: string): Name | null =>
    details.find(({ topics, pattern }) => topics.includes(topic) && pattern.test(normalised))
      ?.name ?? null;

/** The words that fit a crisis better than those for its topic, or null. */
export const variantIn = nameIn(VARIANTS);
/** What is added to the words for a topic, or null. */
export const noteIn = nameIn(NOTES);
