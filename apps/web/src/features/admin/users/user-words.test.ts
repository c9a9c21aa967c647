import { expect, it } from 'vitest';
import { emailStatus, initialOf, planWords, userName } from './user-words.ts';

const email = 'zoe@example.com';

it('names a user and takes the first letter, of the address where there is no name', () => {
  expect(userName({ display_name: 'ada', email })).toBe('ada');
  expect(initialOf({ display_name: 'ada', email })).toBe('A');
  expect(userName({ display_name: '  ', email })).toBe('No name');
  expect(initialOf({ display_name: null, email })).toBe('Z');
  expect(initialOf({ display_name: '𝒜da', email })).toBe('𝒜');
});

it('tells the email status by the time of confirmation', () => {
  expect(emailStatus({ email_confirmed_at: '2026-01-01T00:00:00Z' })).toBe('Confirmed');
  expect(emailStatus({ email_confirmed_at: null })).toBe('Pending');
});

it('tells the plan, with the days of a trial', () => {
  expect(planWords({ subscription_status: 'premium', trial_days_left: 0 })).toBe('Premium');
  expect(planWords({ subscription_status: 'trial', trial_days_left: 7 })).toBe(
    'Trial, 7 days left',
  );
  expect(planWords({ subscription_status: 'trial', trial_days_left: 1 })).toBe('Trial, 1 day left');
  expect(planWords({ subscription_status: 'free', trial_days_left: 0 })).toBe('Free');
});
