import { AGE_MIN_YEARS, PREMIUM_PRICE, TRIAL_DAYS } from '@palm/contract/limits';
import type { LegalSection } from './legal-page.tsx';

export const termsText: readonly LegalSection[] = [
  {
    title: 'Acceptance of Terms',
    paragraphs: [
      'By using Palm & Soul you accept these terms. If you do not accept them, please do not use it. When you sign up, we store when you accepted them and in which version.',
    ],
  },
  {
    title: 'Use License',
    paragraphs: [
      'You may use the product and its readings for yourself. You may quote and share a reading that was written for you. You may not resell the service, copy it in bulk, break its limits, or try to reach what belongs to another person.',
      `Oracle Premium costs ${PREMIUM_PRICE} a month after a free trial of ${TRIAL_DAYS} days. You can cancel anytime; access then lasts until the end of the period.`,
    ],
  },
  {
    title: 'Disclaimer of Liability',
    paragraphs: [
      'Readings are for reflection and entertainment. They are not medical, legal, financial or psychological advice, and they do not foretell events. Please do not base decisions of weight on them alone.',
      'We are not liable for what you decide or do after reading, as far as the law allows such an exclusion.',
    ],
  },
  {
    title: 'Service Availability',
    paragraphs: [
      'We try to keep the service running and your data safe, but we promise neither uninterrupted service nor freedom from errors. Features may change. What you paid for stays yours until its period ends.',
    ],
  },
  {
    title: 'Privacy',
    paragraphs: [
      'What we collect and why is described in the Privacy Policy, which is part of these terms.',
    ],
  },
  {
    title: 'Governing Law',
    paragraphs: [
      'These terms follow the law of the place where the operator of this service is established. Rights that the law of your own country gives you as a consumer remain untouched.',
    ],
  },
  {
    title: 'Age Restriction',
    paragraphs: [
      `You must be ${AGE_MIN_YEARS} or older to use Palm & Soul. By signing up you say that you are.`,
    ],
  },
  {
    title: 'Contact',
    paragraphs: ['Reply to any mail you had from us; it reaches the operator of this service.'],
  },
];
