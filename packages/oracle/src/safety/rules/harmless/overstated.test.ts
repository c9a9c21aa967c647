import { describe, expect, it } from 'vitest';
import { assess } from '../../assess.ts';

const LIGHT = [
  'thesis due friday im literally killing myself over chapter 4 lol. will supervisor accept?',
  'been killing myself at the gym for six months and nothing',
  'literally killing myself trying to finish the wedding favours haha',
  'neighbour karaoke till 1am every night i want to murder him, is mars doing something',
  'my flatmate practises the violin till midnight and i want to strangle him',
  'whats going over my chart this week pls. feel like i was hit by a bus',
  'woke up feeling like i got run over by a truck',
  'my presentation was a suicide mission, nobody read the slides. next one on tuesday, how to survive',
  'telling the ceo that would be career suicide, right?',
];
const MEANT = [
  'i keep thinking of killing myself over this thesis, i have the pills here',
  'i am killing myself tonight, the thesis does not matter any more',
  'the neighbour has his music on again, i want to murder him and i bought a knife',
  'tonight is my suicide mission, i have the pills',
  'i want to murder him, he plays loud music and i am waiting for him on the stairs',
];

describe('too much work, noise and tiredness', () => {
  it.each(LIGHT)('are no danger: %s', (message) => {
    expect(assess(message).grade).toBe(0);
  });

  it.each(MEANT)('are heard where they are meant: %s', (message) => {
    expect(assess(message).grade).toBe(3);
  });
});
