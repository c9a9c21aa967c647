import { MEDICINE_STOPPED } from './body-and-mind/medicine-stopped.ts';
import { withoutHarmlessPhrases } from './harmless-phrases.ts';
import { DANGER_NOW } from './other-people/danger-now.ts';
import { WORKER_HURT } from './other-people/worker-hurt.ts';
import { JOINS_THE_DEAD } from './own-life/end-announced.ts';
import { PARTING_IN_DEEDS } from './own-life/parting-in-deeds.ts';
import { testOf } from './test-of.ts';

const WHOLE = [
  ...DANGER_NOW,
  ...WORKER_HURT,
  ...MEDICINE_STOPPED,
  ...PARTING_IN_DEEDS,
  ...JOINS_THE_DEAD,
].map(testOf);

/** Several signs stand together, however calmly they are told: the classifier's doubt does not count. */
export const isToldWhole = (passages: readonly string[]): boolean =>
  passages.some((passage) => {
    const text = withoutHarmlessPhrases(passage);
    return WHOLE.some((test) => test(text));
  });
