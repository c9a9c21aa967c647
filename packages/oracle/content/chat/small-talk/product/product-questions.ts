import type { SmallTalk } from '../small-talk.ts';
import { ABOUT_THE_APP } from './about-the-app.ts';
import { ACCOUNT_QUESTIONS } from './account-questions.ts';
import { FEATURE_QUESTIONS } from './feature-questions.ts';
import { LIMIT_QUESTIONS } from './limit-questions.ts';
import { PALM_PHOTO_QUESTIONS } from './palm-photo-questions.ts';
import { PAYMENT_QUESTIONS } from './payment-questions.ts';
import { PEOPLE_DATA_QUESTIONS } from './people-data-questions.ts';
import { PLAIN_QUESTIONS } from './plain-questions.ts';
import { PLAN_QUESTIONS } from './plan-questions.ts';
import { PRIVACY_QUESTIONS } from './privacy-questions.ts';
import { READING_QUESTIONS } from './reading-questions.ts';
import { REFUND_QUESTIONS } from './refund-questions.ts';

/** Questions about this product that are known by their words. The first that fits is answered. */
export const PRODUCT_QUESTIONS: readonly SmallTalk[] = [
  ...PAYMENT_QUESTIONS,
  ...REFUND_QUESTIONS,
  ...LIMIT_QUESTIONS,
  ...READING_QUESTIONS,
  ...PALM_PHOTO_QUESTIONS,
  ...PEOPLE_DATA_QUESTIONS,
  ...PLAN_QUESTIONS,
  ...ACCOUNT_QUESTIONS,
  ...PRIVACY_QUESTIONS,
  ...FEATURE_QUESTIONS,
  ...ABOUT_THE_APP,
  ...PLAIN_QUESTIONS,
];
