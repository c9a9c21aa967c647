import { describe, expect, test } from 'vitest';
import { SENSITIVE_ANSWERS } from '../../content/safety/sensitive-answers.ts';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

describe('A plain trouble is answered by the passage that is written for it', () => {
  test.each([
    ['i got scammed', 'scammed'],
    ['waiting for biopsy results', 'waiting-results'],
    ['my mom got diagnosed with cancer, how do i support her', 'relative-ill'],
    ["we're being evicted and i don't know where to go", 'losing-a-home'],
    ['my ex and i share custody, how do i get used to the quiet weeks', 'coparenting'],
    ['my brother wants me to cosign his loan', 'sibling-rift'],
    ['is it ok to skip therapy this week', 'starting-therapy'],
    ['im a bridesmaid and i cant afford it', 'friend-trouble'],
    ['should i run for school president', 'should-i'],
    ['will i survive this semester', 'will-event'],
    ['is my house haunted', 'haunted-home'],
    ['my cat disappeared', 'new-pet'],
    ['i cant stop drinking', 'quit-habit'],
  ])('%s', async (message, family) => {
    const reply = await last(MAYA, [message]);
    expect(reply).toMatchObject({ family, topic: null });
  });
});

describe('The words of a topic stay where no passage is near, or where a passage must not answer', () => {
  test.each([
    ['what do you think of the president', 'politics'],
    ['will i survive the operation', 'diagnosis'],
    ['where is my ex living now', 'whereabouts'],
    ['is mercury retrograde bad for my operation', 'treatment'],
    ['having an abortion next week', 'pregnancy'],
    ['you are better than my therapist', 'instead-of-therapy'],
    ['i quit therapy because you’re better', 'instead-of-therapy'],
    ['i stopped therapy, this app is enough', 'instead-of-therapy'],
    ['our dog ran away during the fireworks, when will we find him', 'missing-pet'],
  ] as const)('%s', async (message, topic) => {
    const reply = await last(MAYA, [message]);
    expect(reply).toMatchObject({ topic, family: null });
  });

  test('On a plea the words on the law answer, and send to a lawyer', async () => {
    const reply = await last(MAYA, ['should i plead guilty']);
    expect(reply).toMatchObject({ topic: 'legal' });
    expect(reply?.text).toMatch(/\blawyer before you sign, plead\b/u);
  });

  test('A person who is missing is not looked for like an animal', async () => {
    const reply = await last(MAYA, ['my daughter and her dog are missing']);
    expect(reply?.text).toContain(SENSITIVE_ANSWERS.missing.slice(0, 60));
  });
});
