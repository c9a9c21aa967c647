import { ABOUT_ITS_TALK } from './about-its-talk.ts';
import { FIGURES_OF_SPEECH } from './figures-of-speech.ts';
import { FIRST_REACTIONS } from './first-reactions.ts';
import { FIRST_WORDS } from './first-words.ts';
import { SHORT_WORDS } from './short-words.ts';
import { SITE_QUESTIONS } from './site-questions.ts';
import { GUESSES_AND_COMPANY } from './guesses-and-company.ts';
import { LIGHT_MOMENTS } from './light-moments.ts';
import { LIFE_MOMENTS } from './life-moments.ts';
import { COMPLAINTS } from './complaints.ts';
import { ORACLE_ITSELF } from './oracle-itself.ts';
import { PLAYFUL_REQUESTS } from './playful-requests.ts';
import { PRODUCT_TALK } from './product-talk.ts';
import { PRODUCT_QUESTIONS } from './product/product-questions.ts';
import { TRUST_AND_ERRORS } from './trust-and-errors.ts';
import type { SmallTalk } from './small-talk.ts';

/** The first that fits is answered. */
export const SMALL_TALK: readonly SmallTalk[] = [
  ...PRODUCT_QUESTIONS.map((kind) => ({ ...kind, isEarly: true, isForTender: true })),
  ...FIRST_REACTIONS,
  ...SHORT_WORDS,
  ...SITE_QUESTIONS,
  ...FIRST_WORDS,
  ...PRODUCT_TALK,
  ...GUESSES_AND_COMPANY,
  ...COMPLAINTS,
  ...TRUST_AND_ERRORS,
  ...PLAYFUL_REQUESTS,
  ...ORACLE_ITSELF,
  ...FIGURES_OF_SPEECH,
  ...LIGHT_MOMENTS,
  ...LIFE_MOMENTS,
  ...ABOUT_ITS_TALK,
];
