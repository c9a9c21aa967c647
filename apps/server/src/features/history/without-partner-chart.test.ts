import { expect, it } from 'vitest';
import { withoutPartnerChart } from './without-partner-chart.ts';

const source = { writer: 'embedded', model: null, fallback: null } as const;

it.each([
  ['Your Venus, their Mars: trine, orb 1.2°', 'Your Venus, their Mars: trine'],
  ['Their Sun at 12°04′ Libra', 'Their Sun in Libra'],
  ['Mars in 3°39′ Aquarius', 'Mars in Aquarius'],
])('tells "%s" without the degrees that give a birth date away', (words, plain) => {
  const receipt = { id: 'cross:a', kind: 'cross', words, toLongitudeDeg: 192.07 };
  const page = { title: null, parts: [], receipts: [receipt], source };
  const [kept] = withoutPartnerChart(page).receipts;
  expect(kept).toEqual({ id: 'cross:a', kind: 'words', words: plain });
});
