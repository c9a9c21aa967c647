import { TRIAL_DAYS } from '@palm/contract/price';
import type { Letter } from '../../../platform/mail/letter/letter.ts';
import { longDate } from './long-date.ts';
import type { NoticeDetails } from './notices.ts';
import type { NoticeKind } from '../store/notices.ts';

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly sentences: readonly string[];
  readonly button: string;
}

/** Plain and short: what happened, what it costs, when, and where to change it. */
const wordsFor: Record<NoticeKind, (details: NoticeDetails) => Words> = {
  trial_started: ({ amountCents, at }) => ({
    subject: 'Your free trial of Oracle Premium has begun',
    heading: 'Your free trial has begun',
    sentences: [
      `You have all of Oracle Premium for ${TRIAL_DAYS} days. Nothing was charged.`,
      `The first charge is ${dollars(amountCents)} on ${day(at)}. If you cancel before, you pay nothing.`,
      'We will write to you three days before.',
    ],
    button: 'Manage or cancel',
  }),
  trial_ending: ({ amountCents, at }) => ({
    subject: `Your first charge of ${dollars(amountCents)} is on ${day(at)}`,
    heading: 'Your free trial is ending',
    sentences: [
      `Your free trial ends on ${day(at)}. On that day ${dollars(amountCents)} is charged, and then every month until you cancel.`,
      'If you cancel before, you pay nothing.',
    ],
    button: 'Manage or cancel',
  }),
  charged: ({ amountCents, at, nextChargeAt }) => ({
    subject: `Receipt: ${dollars(amountCents)} for Oracle Premium`,
    heading: `Receipt for ${dollars(amountCents)}`,
    sentences: [
      `${dollars(amountCents)} was charged on ${day(at)} for a month of Oracle Premium.`,
      nextChargeAt === null
        ? 'Nothing more will be charged.'
        : `The next charge is on ${day(nextChargeAt)}, unless you cancel before.`,
    ],
    button: 'Manage or cancel',
  }),
  payment_failed: ({ amountCents, at }) => ({
    subject: 'Your payment for Oracle Premium failed',
    heading: 'Your payment failed',
    sentences: [
      `The charge of ${dollars(amountCents)} for Oracle Premium was not accepted.`,
      `You keep access until ${day(at)}. Please check your card before then, and nothing will be interrupted.`,
    ],
    button: 'Check the payment method',
  }),
  cancelled: ({ at }) => ({
    subject: 'Oracle Premium is cancelled',
    heading: 'Your subscription is cancelled',
    sentences: [
      `You have access until ${day(at)}. Nothing more will be charged.`,
      'You can change your mind at any time before then.',
    ],
    button: 'See your subscription',
  }),
  trial_refused: ({ amountCents }) => ({
    subject: 'Your free trial could not start',
    heading: 'Your free trial could not start',
    sentences: [
      'A free trial was already taken with this address or this card, and there is one for each person. The subscription was ended at once. Nothing was charged.',
      `You can subscribe without a trial for ${dollars(amountCents)} a month.`,
    ],
    button: 'See your subscription',
  }),
};

export function billingMail(kind: NoticeKind, details: NoticeDetails, link: string): Letter {
  const { subject, heading, sentences, button } = wordsFor[kind](details);
  return {
    subject,
    blocks: [
      { kind: 'heading', label: 'Oracle Premium', text: heading },
      ...sentences.map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'button', words: button, link },
    ],
  };
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const day = (iso: string): string => longDate(new Date(iso));
