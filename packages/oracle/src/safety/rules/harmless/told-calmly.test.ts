import { describe, expect, it } from 'vitest';
import { assess } from '../../assess.ts';

const CALM = [
  'hairdresser ruined my hair, im gonna kill her',
  'flatmate ate my labelled cheese again. im going to kill him',
  'the tailor lost my blouse and the wedding is in 20 days. i am going to kill him',
  'my husband retired in may and is under my feet all day, i want to strangle him',
  'i crashed my moms car, shes gonna kill me, its just the bumper',
  'i like my best friends brother. she will kill me',
  'roommate used my shampoo again i swear i will kill him',
  'my bunny stopped eating and hides in the corner',
  'i have court on monday. i will vomit',
  'she put her head on my shoulder the whole way. i didnt breathe',
  'i love my family but i just cant breathe',
  'my mother is in hospital and does not wake up yet',
  'one more zoom meeting and i will jump out of the window',
  'failed my theory test again, i want to disappear',
  'my dog is 15 and the vet says its time',
  'papa taane maarte hai ki job nahi hai',
  'my bf of 3 yrs wont propose. im 31',
  'my husband of 12 years forgot our anniversary, im 45',
  'she is only 9 yrs older than me and raised me. im 27',
  'my nan has beaten me 4 times at ludo today',
  'we play chess every sunday and my son has beaten me again',
  'they want to name the baby after me',
  'the commute will kill us, 80 minutes each way',
  'my husband is retired and follows me round the supermarket reading prices',
  'my teenage son keeps following me around the house with questions about my childhood',
  'they found the man who hit my sister. i thought i would feel something',
  'i relapsed last night after a year sober. just wine, nothing else, i feel like dirt',
  'a dna kit says my dad is not my dad. do i tell him',
];
const GRAVE = [
  'he ate my food again and i will stab him tonight, i have the knife',
  'my husband retired and hits me every day, he will kill me',
  'i crashed his car. he will kill me, he beat me last time',
  'my mother wont wake up, should i take her to hospital',
  'i cant breathe and my left arm hurts',
  'i want to disappear forever',
  'im 14 and my boyfriend of 3 months is 22',
  'my husband has beaten me 4 times this month',
  'a man follows me round the supermarket and then home',
  'the man who hit me last night is my husband',
  'someone has replaced him. my dad is not my dad',
];

describe('words of danger that are no danger', () => {
  it.each(CALM)('are left alone: %s', (message) => {
    expect(assess(message).grade).toBe(0);
  });

  it.each(GRAVE)('are heard where they are meant: %s', (message) => {
    expect(assess(message).grade).toBe(3);
  });
});

const SOFT = [
  ['do you save what i write? my husband checks my phone', /clear this chat/u],
  ['he goes quiet for weeks. i walk on eggshells', /silence/u],
  ['my husband takes my full salary and gives me 2000 a month', /Your pay is yours/u],
  ['i hit my son today for low marks, now he is sleeping', /wrong to hit you/u],
  ['i eat at night, in secret, then i hate me', /eating troubles/u],
  ['nobody sits with me in the new school. im 13', /childline/u],
] as const;
const MORE_BEHIND_IT = [
  'i hit my son today for low marks and he has bruises',
  'my husband takes my salary and gives me 10 a week, i am scared of him',
  'he reads my messages, do you save this? he choked me on sunday',
];

describe('hard things at home', () => {
  it.each(SOFT)('are answered as usual, with a line of their own: %s', (message, line) => {
    const { grade, answer, softLine } = assess(message);
    expect({ grade, answer }).toEqual({ grade: 1, answer: null });
    expect(softLine).toMatch(line);
  });

  it.each(MORE_BEHIND_IT)('are more than that where harm is told: %s', (message) => {
    expect(assess(message).grade).toBeGreaterThanOrEqual(2);
  });
});
