import { expect, it } from 'vitest';
import { PLACEMENT_LINES } from '../content/placement-lines.ts';
import { findOffVoice } from '../src/checks/find-off-voice.ts';
import { findBannedClaims } from '../src/safety/find-banned-claims.ts';
import { sentencesOf } from '../src/text/sentences.ts';

const lines = Object.entries(PLACEMENT_LINES).flatMap(([point, bySign]) =>
  Object.entries(bySign).map(([sign, text]) => [`${point} in ${sign}`, text] as const),
);

it.each(lines)('tells %s in two sentences of the Oracle’s voice', (_, text) => {
  expect(sentencesOf(text)).toHaveLength(2);
  expect(findOffVoice(text)).toEqual([]);
  expect(findBannedClaims(text)).toEqual([]);
});

it('tells no two placements alike', () => {
  const sentences = lines.flatMap(([, text]) => sentencesOf(text));
  expect(new Set(sentences).size).toBe(sentences.length);
});
