import { FICTION } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const FACE = '(?:mouth|face|lip|smile|cheek|eyelid)s?';
const WITHOUT_INSULIN =
  '(?:not|stopped|stop|without|skipped|skipping|left|quit|missed|refuses|refusing|ran out of|out of) (?:<few>)insulin';
const SUGAR_RISES =
  '(?:sick|vomit[a-z]*|throwing up|thirst[a-z]*|sleepy|drowsy|breath[a-z]*|confus[a-z]*|stomach (?:hurts|pains?|ache)|fruity|can not wake|shaking|weak)';

/** A stroke or a sugar that derails, as people tell it who do not know the word. */
export const BODY_TOLD_PLAINLY: readonly Rule[] = [
  {
    says: 'half a face hangs and the speech is strange, or insulin is left out and the person is ill',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `${FACE}\\b[a-z ]{0,25}\\b(?:droop[a-z]*|crooked|hang(?:s|ing)?(?! open)|lopsided|slid[a-z]*|dropped|sagg[a-z]*)\\b(?=<far>\\b(?:side|talk[a-z]*|speak[a-z]*|words?|slur[a-z]*|cup|arm|confused|sudden[a-z]*)\\b)`,
      `(?:talk(?:s|ing)?|speak(?:s|ing)?|speech|slur[a-z]*) (?:is |all |so |very )*(?:funny|weird|strange|odd|wrong|slurred|like drunk)?\\b<far>\\b${FACE}\\b[a-z ]{0,25}\\b(?:droop[a-z]*|crooked|hang(?:s|ing)?|lopsided|sagg[a-z]*|numb)`,
      `${WITHOUT_INSULIN}\\b<far>\\b${SUGAR_RISES}`,
      `${SUGAR_RISES}\\b<far>\\b${WITHOUT_INSULIN}`,
    ],
    unless: `${FICTION}|dentist|botox|filler|bells palsy|bell s palsy|years? ago|last year|selfie|photo|my (?:dog|cat)|the (?:dog|cat)|plants?|(?:of|about) (?:taking )?insulin (?:prices?|shots)|sick of (?:<few>)insulin`,
    danger: [
      'my nan is talking funny all of a sudden and her mouths gone droopy one side',
      'grandads face hangs on one side since lunch and he talks strange',
      'i stopped doing my insulin on saturday. been sick all night and so thirsty',
      'my dad has not taken his insulin for two days and now he is very sleepy',
    ],
    twins: [
      'my face looks lopsided in every selfie and i talk too much',
      'sick of taking insulin but sugar is fine',
      'my cat is diabetic and skipped her insulin, she is sleepy but the vet says fine',
    ],
  },
];
