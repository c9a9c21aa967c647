import { describe, expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

describe('What is only told gets warm words and no refusal', () => {
  test.each([
    ['mum has cancer and the scan says its in her liver now, they said maybe months', 'near-end'],
    ['my uncle has parkinsons now and still fixes every clock in the street', 'relative-ill'],
    ['my cat has kidney failure and still sits on the sill', 'pet-ill'],
    ['stress fracture in my foot, physio says no running for 8 weeks', 'own-injury'],
    ['lost 300 on a fake villa booking. havent told the wife', 'scammed'],
    ['my brother sold mums necklace on ebay, mum has dementia', 'things-of-dementia'],
    ['i filed for divorce today and feel sick', 'divorce-mine'],
    ['my aunt left the flat to the neighbour and nobody talks now', 'left-to-another'],
  ])('%s', async (message, name) => {
    const reply = await last(MAYA, [message]);
    expect(reply?.topic).toBeNull();
    expect(reply?.state.used.at(-1)).toMatch(new RegExp(String.raw`^told/.*${name}$`, 'u'));
  });

  test.each([
    ['diagnosed with lupus this morning', 'diagnosis-day'],
    [
      'they found a lump, biopsy on tuesday, i havent told my husband',
      'tell-anyone-before-the-results',
    ],
  ])('of the everyday matter that is nearly the message: %s', async (message, matter) => {
    const reply = await last(MAYA, [message]);
    expect(reply?.topic).toBeNull();
    expect(reply?.state.used.at(-1)).toContain(`everyday/${matter} `);
  });

  test('a person who does not know yet is not forgotten', async () => {
    const reply = await last(MAYA, ['dad is in hospice now. i havent told my sister']);
    expect(reply?.text).toContain("who doesn't know yet");
  });
});

describe('What is asked gets no words for telling', () => {
  test.each([
    'dear oracle does my palm show cancer',
    'hello there is my girlfriends lump cancer',
    'mum has cancer, will she survive',
    'dad is in hospice, how long does he have',
    'will chemo work for my mum',
    'should my dad have the operation',
    'should i do the chemo or not',
    'should i stop my sertraline, i started two weeks ago',
    'will this pregnancy stay',
    'i lost 800 on the horses, should i bet the rest',
    'i filed for divorce, will i get the house',
    'tell me if my biopsy will be fine',
  ])('%s', async (message) => {
    const reply = await last(MAYA, [message]);
    expect(reply?.state.used.at(-1) ?? '').not.toMatch(/^told\//u);
  });

  test.each([
    ['will chemo work for my mum', 'treatment'],
    ['should my dad have the operation', 'treatment'],
    ['will this pregnancy stay', 'pregnancy'],
  ] as const)('%s gets the reviewed words', async (message, topic) => {
    expect(await last(MAYA, [message])).toMatchObject({ topic, family: null });
  });

  test('whether to train on with an injury is left to those who treat it', async () => {
    const reply = await last(MAYA, [
      'physio says 6 weeks off for my shin, can i run the race anyway',
    ]);
    expect(reply?.text).toMatch(/^Not on my word/u);
  });
});
