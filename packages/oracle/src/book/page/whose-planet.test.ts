import { expect, it } from 'vitest';
import type { Passage } from '../entry.ts';
import type { News } from '../news/news.ts';
import { whosePlanet } from './whose-planet.ts';

const tie = (of: string, to: string) => ({ fact: { kind: 'cross', of, to } }) as unknown as News;
const passage = { owner: null } as Passage;

it('says whose planet is whose in a tie of two charts', () => {
  expect(whosePlanet(tie('sun', 'venus'), passage)).toBe("It's your Sun, and their Venus.");
  expect(whosePlanet(tie('mars', 'ascendant'), passage)).toBe(
    "It's your Mars, and their rising sign.",
  );
});

it('says nothing where both have the same planet, or where the passage says it', () => {
  expect(whosePlanet(tie('moon', 'moon'), passage)).toBeNull();
  const owned = { owner: { yours: 'sun', theirs: 'venus' } } as Passage;
  expect(whosePlanet(tie('sun', 'venus'), owned)).toBeNull();
});
