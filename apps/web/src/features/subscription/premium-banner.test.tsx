import type { AccessType } from '@palm/contract/plans';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SubscriptionContext, UNSUBSCRIBED } from '../../lib/user/subscription-context.ts';
import { PremiumBanner } from './premium-banner.tsx';

const nothing = (): void => undefined;

const shown = (
  accessType: AccessType,
  isNewcomer: boolean | undefined,
  page = '/daily-readings',
): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[page]}>
      <SubscriptionContext
        value={{
          ...UNSUBSCRIBED,
          accessType,
          userId: 'a user',
          loading: false,
          isKnown: true,
          opening: null,
          createCheckout: nothing,
          openCustomerPortal: nothing,
          checkAgain: nothing,
        }}
      >
        <PremiumBanner viewer="user" isNewcomer={isNewcomer} />
      </SubscriptionContext>
    </MemoryRouter>,
  );

it('offers the trial only once birth details were given', () => {
  expect(shown('free', undefined)).not.toContain('free trial');
  expect(shown('free', true)).not.toContain('free trial');
  expect(shown('free', false)).toContain('Start your 7-day free trial');
});

it('does not stand above the form for birth details', () => {
  expect(shown('free', false, '/profile-setup')).toBe('');
});

it('tells of a plan that was taken without waiting for birth details', () => {
  expect(shown('trial_ended', true)).toContain('Your free trial has ended');
  expect(shown('premium', undefined)).toContain('Oracle Premium Active');
});
