import { describe, expect, it } from 'vitest';
import { assess } from '../../assess.ts';

const LIGHT = [
  'my period is making me want to kill everyone today',
  'i could strangle my coworker, he microwaves salmon every morning. how do i not lose it',
  'my boss whistles all day. i am gonna strangle him with his own tie',
  'my date for the matric dance is taking another girl. dress is paid. omg i would rather die',
  'sent the voice note about my boss TO my boss. i am going to jump off the roof',
  'first spin class, thought i was going to die, do i go back',
  'been to the gym once. cant lift my arms to type',
  'me quiero morir, le mandé el audio a mi suegra',
  'je vais tuer mon voisin, il perce le mur tous les dimanches',
  'nach dem Fitnessstudio spür ich meine Beine nicht mehr',
  'quero morrer, chamei meu chefe de amor',
  'lent my cousin 10k and diwali is gone, his mother is my bua so i cant fight',
];
const MEANT = [
  'i would rather die than go on',
  'i am going to strangle him tonight',
  'called my teacher mum and now everyone hates me, i want to die for real, i wrote a note',
  'my coworker took my promotion. i am going to kill him, the gun is in my car',
  'after the gym my chest is tight and my left arm is numb',
  'voy a matar a mi marido esta noche',
  'je veux mourir, je n’ai plus la force',
  'my husband snores and drinks and i am going to kill him when he sleeps',
  'the kids are hungry and i want to kill them and then myself',
  'me caí otra vez en lo mismo, quiero morir, nadie me va a extrañar',
];

describe('drastic words about a small trouble', () => {
  it.each(LIGHT)('are no danger: %s', (message) => {
    expect(assess(message).grade).toBe(0);
  });

  it.each(MEANT)('are heard where they are meant: %s', (message) => {
    expect(assess(message).grade).toBe(3);
  });
});
