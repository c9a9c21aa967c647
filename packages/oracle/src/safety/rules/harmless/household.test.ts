import { describe, expect, it } from 'vitest';
import { assess } from '../../assess.ts';

const CALM = [
  'my husband is home all day and follows me round the supermarket',
  'the florist cancelled a week before the wedding, im going to murder someone',
  'he chews so loud im going to kill him i swear',
  'whole family at dinner and everyone asks about babies, kill me',
  'i nearly faint when i see blood and must give blood on friday',
  'my hot flashes always start in the monday meeting, i want to disappear',
  'acid reflux every night, i dont know what to eat anymore',
  'my cat is 16 and stopped eating, i think its coming',
  'my son asks every night if i will die',
  'he wont let me go on a girls weekend',
  'two bad ratings and im scared they will kick me off the platform',
  'no rain and a bad harvest, i dont know how we get through the winter',
  'my supervisor gave the bonus to the new girl, i could kill him 😤',
  'my parents would kill me if they found out i smoke',
  'day 6 and i almost did it',
  'i dont want to be a burden to my daughter',
  '30 euros left til payday 😂😭',
  'should i tell my daughter im dating again, shes 9',
  'the office runs better without me and that stings a little',
  'my husband kicks me in his sleep, i have bruises',
  'my niece says its not real coffee and orders three',
  'her stepkids call me mama and it hurts that mine never did',
  'dad found my report card and took my phone',
  'cant lift my arm over my head since i painted the ceiling',
  'gallbladder operation on monday, im scared of not waking up',
  'our kitten purrs and then bites me',
  'socks on the stairs again, i will murder him',
  'second interview in ten minutes and im about to throw up',
  'mi suegra se queda tres semanas, me muero 😩',
  'meine schwiegermutter kommt zwei wochen, ich sterbe',
  'sent it to the wrong group and now i want to die lol',
  'my ex kept our cat and wont let me see her',
  'team building games make me want to die inside',
  'mum says i will kill her with worry if i move to canada',
  'there was a fire in our building two weeks ago and it still smells',
  'the barber cut way too much and i wore a hat for a month',
  'burglars broke into our flat in may and i still check the door',
  'my wife retired and follows me around the shop',
  'eczema so bad that i scratch my arms until they bleed',
  'burned my hand again working the fryer',
  'should i keep living with my parents until i have savings',
  'they took 80 dollars out of my check for a broken tray',
  'our rescue dog is scared of my brother',
  'my son does not want to go on the school trip',
  'dad had a heart attack and still eats bacon every day',
  'if i stopped texting first we would never talk',
  'two parking tickets in one week, my wife will kill me',
  'my parents will kill me, i got a nose ring',
  'passed all my finals except chemistry, resit in june, mom is gonna kill me',
  'built the wardrobe without the manual. i am a god',
  'mum is gonna murder me i dyed her towels blue',
];

const DANGER = [
  'my ex follows me around the store',
  'please just kill me',
  'everyone would be better without me',
  'my husband kicks me and i have bruises',
  'my boyfriend bites me when he is angry',
  'im scared of my husband',
  'he took my phone and locked me in',
  'i burned my arm again because it was the only thing i could feel',
  'i scratch my arms until they bleed, it calms me',
  'i want to die',
  'there is a fire in our building',
  'someone is trying to break into our house',
  'i dont want to keep living',
  'i took 60 pills',
  'my father says he will kill me',
  'i will kill her tonight',
  'my dad is having a heart attack',
];

describe('daily life in words of danger', () => {
  it.each(CALM)('is no danger: %s', (message) => {
    expect(assess(message).grade).toBeLessThan(2);
  });

  it.each(DANGER)('hides no danger: %s', (message) => {
    expect(assess(message).grade).toBe(3);
  });
});
