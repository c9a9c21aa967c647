import type { Letter } from '../../platform/mail/letter/letter.ts';
import { shortLetter } from '../../platform/mail/letter/short-letter.ts';

const BILLING_ENDED = 'If you had a subscription, it has ended and nothing more will be charged.';
const BILLING_LEFT =
  'Your subscription could not be ended yet. We keep trying; if you are charged again, please answer this mail and you get it back.';

export const farewellMail = ({ isBillingLeft }: { isBillingLeft: boolean }): Letter =>
  shortLetter({
    subject: 'Your Palm & Soul account is deleted',
    heading: 'It is done',
    opening: `Your account, your profile, your readings, your conversations with the Oracle and your photos are deleted. ${isBillingLeft ? BILLING_LEFT : BILLING_ENDED}`,
    closing:
      'We keep no copy of your address, and this is the last mail you get from us. If this was not your wish, please answer it. You are welcome back at any time.',
  });
