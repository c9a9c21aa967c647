import { describe, expect, it } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const lastOf = async (messages: readonly string[]): Promise<string> =>
  (await last(MAYA, messages))?.text ?? '';

describe('The last message of a story is answered with the story in mind', () => {
  it.each([
    [
      'about the meeting, and not about a text',
      ['my ex asked to meet for coffee', 'we broke up in may, he cheated', 'so should i?'],
      /\blean\b/iu,
    ],
    [
      'about a boss, and not about a date',
      ['im going to ask my boss for a raise on thursday', 'shes strict', 'what if she says no'],
      /\bsalary\b/u,
    ],
    [
      'about an old dog, and not about a new one',
      ['my dog is limping', 'vet says arthritis', "he's 9"],
      /\bvet\b/u,
    ],
    [
      'about the brother in the matter of the will',
      [
        'my dad left his house to me in the will',
        'i feel bad about it',
        'and what about my brother?',
      ],
      /^Your brother\b/u,
    ],
    [
      'about the studies, and not about numerology',
      [
        'i cant decide between art school and accounting',
        'my dad says accounting',
        'but i hate numbers',
      ],
      /\bsubject\b/u,
    ],
  ])('%s', async (_promise, messages, words) => {
    expect(await lastOf(messages)).toMatch(words);
  });

  it('and good news told with thanks gets no advice', async () => {
    const text = await lastOf([
      'cant sleep since i started the new job',
      "i'll try the notebook by the bed",
      'thanks 🥹 actually slept last night',
    ]);
    expect(text).not.toMatch(/\b(?:doctor|therapy|list)\b/u);
  });

  it('and a new subject is not answered by the old story', async () => {
    const text = await lastOf([
      'im going to ask my boss for a raise on thursday',
      'my cat stopped eating yesterday',
      'should i call someone',
    ]);
    expect(text).not.toMatch(/\b(?:salary|raise|boss)\b/u);
  });
});
