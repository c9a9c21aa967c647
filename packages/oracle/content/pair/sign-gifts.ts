import type { SignId } from '@palm/astrology/vocabulary';

/** What a sign is said to bring to a tie: noun phrases that fit after "brings". */
export const SIGN_GIFTS: Readonly<Record<SignId, readonly string[]>> = {
  aries: [
    'a quick start',
    'plain speech and short tempers',
    'the nerve to go first',
    'heat and honesty',
  ],
  taurus: [
    'patience and good suppers',
    'a steady hand',
    'a love of what lasts',
    'calm and some stubbornness',
  ],
  gemini: [
    'questions and quick jokes',
    'news from everywhere',
    'a lively tongue',
    'curiosity and a change of subject',
  ],
  cancer: [
    'care and a long memory',
    'a warm kitchen',
    'tenderness with a shell around it',
    'the gift of noticing moods',
  ],
  leo: [
    'warmth and a sense of occasion',
    'generous praise',
    'pride and a big heart',
    'play and bright colours',
  ],
  virgo: [
    'care for details',
    'useful help',
    'a sharp eye and a shy heart',
    'order and quiet devotion',
  ],
  libra: [
    'fairness and good manners',
    'a talent for both sides',
    'grace under small pressures',
    'good company and slow decisions',
  ],
  scorpio: [
    'depth and loyalty',
    'an eye for what is unsaid',
    'strong feeling and a love of privacy',
    'courage for hard talks',
  ],
  sagittarius: [
    'humour and open windows',
    'a long view',
    'frank opinions',
    'faith in tomorrow and restless feet',
  ],
  capricorn: [
    'reliability',
    'dry wit and a plan',
    'patience for the long climb',
    'duty and a hidden softness',
  ],
  aquarius: [
    'fresh air and odd ideas',
    'friendship first',
    'respect for difference',
    'loyalty at a slight distance',
  ],
  pisces: [
    'imagination and mercy',
    'a listening heart',
    'music and blurred edges',
    'kindness and a need for quiet',
  ],
};
