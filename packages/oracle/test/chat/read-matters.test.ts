import { expect, it } from 'vitest';
import {
  EVERYDAY_FOLDER,
  LATER_FOLDER,
  openMatters,
  parseMatters,
} from '../../load/read-matters.ts';

it.each([
  ['everyday', EVERYDAY_FOLDER],
  ['later', LATER_FOLDER],
])('every %s matter is as the format says, and read alone as among all', async (_, folder) => {
  const { matters, problems } = parseMatters(folder);
  expect(problems).toEqual([]);
  const bank = await openMatters(folder);
  for (const matter of matters) expect(bank(matter.id)).toEqual(matter);
});

it('has no matter of an unknown name', async () => {
  const bank = await openMatters(EVERYDAY_FOLDER);
  expect(bank('no-such-matter')).toBeNull();
});
