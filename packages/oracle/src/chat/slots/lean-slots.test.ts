import { expect, test } from 'vitest';
import { leanBetween, weighed } from './lean-slots.ts';

test('Of two options without a reason none is taken because it came first', () => {
  expect(leanBetween({ a: 'the green coat', b: 'the grey one' })).toBeNull();
});

test('Both sides of a choice get a line, and then what would decide it', () => {
  expect(weighed('my uncle left me his boat keep or sell', { a: 'keep', b: 'sell' })).toMatch(
    /^For "keep": .+\. For "sell": .+\. What would decide it: the sum for a whole year/u,
  );
});

test('What the options name decides before the rest of the story', () => {
  const told = 'the school is on the corner should we buy it or rent';
  expect(weighed(told, { a: 'should you two buy it', b: 'rent' })).toMatch(
    /^For "buy it": .* What would decide it: the sum for a whole year/u,
  );
});

test('A treatment is not weighed', () => {
  expect(weighed('surgery or wait', { a: 'surgery', b: 'wait' })).toBeNull();
});
