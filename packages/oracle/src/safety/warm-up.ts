import { assess } from './assess.ts';
import { madePatterns } from './rules/phrase-pattern.ts';

const SOME_MESSAGE = 'will i hear from him this week';

/**
 * The engine translates a pattern at its first use, and once more at its second: half a second for all of them, in
 * which the first user and everybody else would wait. Here one after the other, with a pause for others between.
 */
export async function warmUpCare(pause: () => Promise<void>): Promise<void> {
  for (const pattern of madePatterns()) {
    pattern.test(SOME_MESSAGE);
    await pause();
    pattern.test(SOME_MESSAGE);
    await pause();
  }
  assess(SOME_MESSAGE);
}
