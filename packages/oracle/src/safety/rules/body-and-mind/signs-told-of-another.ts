import { allOf } from '../all-of.ts';
import { FICTION } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const CALM_NOW =
  'years? ago|last (?:year|month|summer|winter)|is (?:fine|ok|okay|better|well|home) now|all good now|at the hospital|in hospital|doctor (?:said|says|saw)|filler|dentist|dog|cat|puppy|kitten|horse|hamster';

/** Signs of an emergency that stand together, in whoever they are. */
export const SIGNS_TOLD_OF_ANOTHER: readonly Rule[] = [
  {
    says: 'a mouth hangs, an arm fails or speech is lost',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:mouth|face|smile|lip|eye|eyelid|cheek)\\b[a-z ]{0,20}\\b(?:crooked|droop[a-z]*|hang(?:s|ing)|lopsided|uneven|slack|fell|fallen|dropp(?:ed|ing)|one side|to (?:the|one) side)|(?:can not|could not|not able to|unable to) (?:<soften>)(?:lift|raise|move|feel) (?:<few>)(?:arm|leg|hand|side)|dropp(?:ed|ing) (?:his|her|the|a) (?:cup|fork|glass|spoon|phone)|one side (?:<few>)(?:numb|weak)',
        'talk(?:s|ing)? (?:<few>)(?:gibberish|nonsense|rubbish|funny|weird|like (?:<few>)drunk)|slur[a-z]*|(?:words|speech) (?:<few>)(?:wrong|not (?:come|make)|nonsense|mixed|slurred)|can not (?:talk|speak|find (?:the|his|her) words)|mumbl[a-z]*|talks? like (?:he|she) is drunk|confused|(?:can not|could not) (?:<soften>)(?:lift|raise|move|feel) (?:<few>)(?:arm|leg|hand)',
      ),
    ],
    unless: `${FICTION}|${CALM_NOW}|botox|anaesthetic|numbing|bells palsy|drunk at|party|hungover|toddler talks|baby talk`,
    danger: [
      'grandpas smile is lopsided and his speech is slurred since lunch',
      'mum cant raise her left arm and talks nonsense, mercury?',
      'he dropped his fork and he mumbles and one side is weak',
    ],
    twins: [
      'dropped my cup and talked gibberish on the date, so nervous',
      'my face was crooked after the dentist and i was slurring lol',
      'my toddler talks gibberish and dropped the spoon',
    ],
  },
  {
    says: 'is pregnant, and head, eyes and swelling speak together',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:2[0-9]|3[0-9]|4[0-2]) weeks|pregnan[a-z]*|(?:seventh|eighth|ninth|7th|8th|9th) month|third trimester|trimester|gave birth|postpartum',
        '(?:vision|sight|eyes?)\\b[a-z ]{0,20}\\b(?:flicker[a-z]*|blurr[a-z]*|spots|funny|weird|sparkl[a-z]*|gone|black)|see(?:s|ing)? (?:<few>)(?:spots|stars|sparkles|flashes|double|flickering)',
        'headache|head (?:<few>)(?:pound|hurt|split|burst)[a-z]*|swoll?en|swelling|puffy|under (?:my|the|her) ribs|migraine',
      ),
    ],
    unless: `${FICTION}|years? ago|in the hospital|midwife (?:said|says|checked)|doctor (?:said|says|checked)`,
    danger: [
      'im 34 weeks, seeing sparkles and my head is pounding. full moon labour?',
      'my sister is pregnant and her face is swollen and her vision is blurry',
    ],
    twins: [
      'im 34 weeks and my feet are swollen, normal i know',
      'seeing stars and a headache, i walked into a cupboard lol',
    ],
  },
  {
    says: 'a baby has fever and does not wake, drink or hold itself',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:my|the|our|her|his) (?:<few>)?(?:baby|newborn|infant|toddler|little one|grandson|granddaughter|kid|son|daughter)|(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:days?|weeks?|months?) old',
        '(?:will|would|does|do|did|can|is) not (?:<soften>)(?:want to )?(?:wake(?: up)?|waking|drink(?:ing)?|feed(?:ing)?|nurse|nursing|latch|respond(?:ing)?|react(?:ing)?)|hard to wake|floppy|limp|blue lips|lips (?:are |went |going )?(?:blue|grey)|grunting|breath(?:es|ing) (?:<few>)(?:fast|hard|funny|weird|shallow)|stiff neck|rash (?:<few>)(?:not fade|stays)|no wet (?:nappy|diaper)',
        'fever|temperature|burning up|(?:3[89]|4[01])(?: \\d)?(?: degrees| fever| c)?(?! (?:weeks?|days?|months?|years?|euros?|minutes?|km|dollars|pounds))|10[2-6] (?:fever|degrees|f)|floppy|limp|grunting|vomit[a-z]*|hit (?:his|her) head|fell',
      ),
    ],
    unless: `${FICTION}|${CALM_NOW}|bottle refusal|lollipop|slush[a-z]*|sweets|candy|ice cream|swim(?:ming)?|teeth(?:ing)?|not (?:<few>)wake (?:me|us)|drinks? (?:well|fine|enough)`,
    danger: [
      'my newborn has a temperature and wont feed, pisces',
      'our 5 months old is burning up and hard to wake',
      'the toddler fell and is limp and wont respond',
    ],
    twins: [
      'my baby wont latch and im tired',
      'my son has blue lips from a lollipop',
      'my son had a fever on sunday and drinks well again',
      'my toddler will not drink milk since his birthday, he is 3',
    ],
  },
  {
    says: 'swells after food or a sting, and breathes badly',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:tongue|lips?|throat|face|mouth|neck)\\b[a-z ]{0,15}\\b(?:swell[a-z]*|swoll?en|swole|puff[a-z]*|(?:is |gets? |getting |feels? |so )+(?:fat|thick|big|tight|huge|closing))',
        'wheez[a-z]*|(?:can not|hard to|trouble|struggl[a-z]* to|difficult(?:y)?) (?:<few>)breath[a-z]*|breath(?:es|ing) (?:<few>)(?:fast|hard|funny|weird|loud|badly)|hives|rash all over|gasp[a-z]*|can not swallow',
      ),
    ],
    unless: `${FICTION}|${CALM_NOW}|crying|cried|corset|workout|pollen`,
    danger: [
      'stung by a wasp, his lips are swelling and he wheezes',
      'ate shrimp and my throat feels tight and i have hives',
    ],
    twins: [
      'my lips are swollen from the spicy wings lol',
      'my face is puffy from crying, hard to breathe with this cold',
    ],
  },
];
