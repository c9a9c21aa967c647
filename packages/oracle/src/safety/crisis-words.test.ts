import { describe, expect, it } from 'vitest';
import { assess, careAfter } from './assess.ts';

const WORDS = [
  ['i took 30 paracetamol this morning', /packet/u, /newborn/u],
  ['my dads face droops on one side and he talks weird', /Say what happened/u, /packet|die/u],
  ['my baby is 3 weeks old and a voice says put her in the water', /cot/u, /someone who will/u],
  [
    'i care for mum alone. i lost it and grabbed her arm, there are marks',
    /social/u,
    /crying child/u,
  ],
  ['no food since tuesday, i fainted twice, 3 kilos to my goal', /doctor today/u, /this week/u],
  ['madam took my passport, no salary, the door is locked', /embassy/u, /match/u],
  ['im 14, he says he will send my photos to all my school if i dont meet him', /proof/u, /match/u],
  ['we have a secret, sir touches me. he said if i tell my mother will die', /not true/u, /match/u],
  [
    'its him again hes across the street standing. im at my door and nobodys home',
    /someone is following me/u,
    /match/u,
  ],
  ['i think someone is in the house. i heard the stairs. im in the wardrobe', /whisper/u, /match/u],
  ['my uber driver went off the route and locked the doors', /emergency button/u, /match/u],
  ['hes outside again, i got the restraining order in may', /court order/u, /match/u],
] as const;

describe('the words for a crisis', () => {
  it.each(WORDS)('fit what is told: %s', (message, said, unsaid) => {
    const { grade, answer } = assess(message);
    expect(grade).toBe(3);
    expect(answer).toMatch(said);
    expect(answer).not.toMatch(unsaid);
  });

  it('are for the other person where a weapon is meant for one, and for the mission where the sea calls', () => {
    const weapon = 'im in the car in front of his house. i have my fathers gun on the seat';
    const sea =
      '6 days without sleep, the planets speak to me, tonight i walk into the sea for them';
    expect(assess(weapon).topic).toBe('harm-to-others');
    expect(assess(sea)).toMatchObject({ grade: 3, topic: 'psychosis' });
  });

  it('go on where a fast or a day for an ending is asked for next', () => {
    const starving = careAfter(['i havent eaten since tuesday. 3 more kilos and im at my goal']);
    const leaving = careAfter(['everyone would be better w/out me in the picture']);
    expect(assess('is a water fast good with the new moon?', starving).register).toBe('care');
    expect(assess('tell me if next week is good for endings', leaving).register).toBe('care');
  });
});
