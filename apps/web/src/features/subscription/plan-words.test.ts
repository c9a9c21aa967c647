import { expect, it } from 'vitest';
import { bannerWords, cardWords } from './plan-words.ts';

it.each([
  ['premium', 0, 'Oracle Premium Active', 'Oracle Premium'],
  ['trial', 7, '7 days left in your free trial', 'Free Trial'],
  ['trial', 1, '1 day left in your free trial', 'Free Trial'],
  ['trial_ended', 0, 'Your free trial has ended', 'Free Account'],
  ['free', 0, 'Start your 7-day free trial', 'Free Account'],
] as const)('%s with %i days left is "%s" and "%s"', (accessType, trialDaysLeft, line, title) => {
  expect(bannerWords({ accessType, trialDaysLeft })).toBe(line);
  expect(cardWords({ accessType, trialDaysLeft }).title).toBe(title);
});
