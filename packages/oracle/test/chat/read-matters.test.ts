import { expect, it } from 'vitest';
import {
  EVERYDAY_FOLDER,
  LATER_FOLDER,
  openMatters,
  parseMatters,
} from '../../load/read-matters.ts';

/** One line on a phone's button. */
const BUTTON_WORDS = /^(?=.{3,42}$).*[^.!]$/u;

it.each([
  ['everyday', EVERYDAY_FOLDER, BUTTON_WORDS],
  ['later', LATER_FOLDER, /^none$/u],
])(
  'every %s matter is as the format says, and read alone as among all',
  async (_, folder, label) => {
    const { matters, problems } = parseMatters(folder);
    expect(problems).toEqual([]);
    expect(matters.filter((one) => !label.test(one.label ?? 'none'))).toEqual([]);
    const bank = await openMatters(folder);
    for (const matter of matters) expect(bank(matter.id)).toEqual(matter);
  },
);

it('has no matter of an unknown name', async () => {
  const bank = await openMatters(EVERYDAY_FOLDER);
  expect(bank('no-such-matter')).toBeNull();
});
