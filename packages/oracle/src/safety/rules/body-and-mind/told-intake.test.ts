import { describe, expect, it } from 'vitest';
import { assess, careAfter } from '../../assess.ts';

describe('too many tablets, told in several messages', () => {
  it.each([
    [['cant sleep', 'i took something', 'my mums sleeping pills'], 'most of the box. im heavy now'],
    [['headache all day', 'took paracetamol'], 'like 20 since lunch'],
    [['i took some pills', 'how many?'], 'about thirty'],
    [['i took some of my dads tablets an hour ago'], 'my hands feel weird and im sleepy'],
  ])('are an emergency: %j, %s', (before, message) => {
    const { grade, topic, answer } = assess(message, careAfter(before));
    expect({ grade, topic }).toEqual({ grade: 3, topic: 'medical-emergency' });
    expect(answer).toContain('Say what was taken');
  });

  it.each([
    [['cant sleep', 'i took something'], 'a chamomile tea and a bath, still awake'],
    [['took a melatonin'], 'getting sleepy now. goodnight'],
    [['took my antibiotics'], 'finished the whole box. can i drink at the wedding'],
    [['i took two paracetamol'], '2 hours ago. can i have a glass of wine'],
    [['took some photos'], 'like 20 of them'],
    [
      ['took paracetamol', 'thanks', 'what is my sign', 'and my moon'],
      'i ate the whole box of cookies',
    ],
  ])('are none at a usual dose or of other things: %j, %s', (before, message) => {
    expect(assess(message, careAfter(before)).grade).toBe(0);
  });
});
