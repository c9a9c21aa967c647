import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const textOf = async (messages: readonly string[]): Promise<string> =>
  (await last(MAYA, messages))?.text ?? '';

describe('Of what may be said to a later message, the likelier is said', () => {
  test.each([
    [
      'a detail that names its own matter',
      ['i found a lump under my arm', 'biopsy is on friday, cant sleep until then'],
      /^Waiting for a result/u,
    ],
    [
      'nearly the words of a subject, though nothing asks',
      ['my girlfriend broke up with me because of the distance', 'you think she will come back'],
      /^I don't know, and anyone who gives you a yes/u,
    ],
    [
      'a decision before more advice',
      ['my son wants to quit judo after four years', "ok fine you convinced me, i'll let him stop"],
      /^Then it's decided/u,
    ],
    [
      'a change of mind',
      ['should i let my ex keep the dog', 'nah changed my mind'],
      /^That's allowed/u,
    ],
    [
      'what any story has for it before what its field of life has',
      ['my dentist has to pull a tooth', 'i think i need a friend to come along'],
      /^Take the one who makes you calmer/u,
    ],
  ])('%s: %j', async (_, messages, expected) => {
    expect(await textOf(messages)).toMatch(expected);
  });
});

describe('A later message is not taken for something else by one word', () => {
  test.each([
    [
      'good news that is taken back',
      [
        'i feel alone in my marriage',
        'i asked him out',
        'he said yes but then invited his parents',
      ],
      /lovely|so glad|Congratulations/u,
    ],
    ['marks alone for joy', ['my ex got married', 'four months after us!!'], /lovely|glad/u],
    [
      'something else that is canceled',
      ['my wife bought a boat without telling me', 'is it petty to cancel her birthday dinner'],
      /subscription|free plan/iu,
    ],
    [
      'words to write for a question on privacy',
      ['my mother in law has stayed with us since july', 'can you write me a text to my wife'],
      /account|password/u,
    ],
    [
      'a fear for a promise',
      ["i like my best friend's brother", "she'd never forgive me"],
      /mean it on the day/u,
    ],
    [
      'an answer for a denial',
      ["my brother got into law school and i didn't", "no i haven't told him how i feel"],
      /Congratulations/u,
    ],
    [
      'a contact after silence for the silence',
      [
        "he hasn't texted since our date on saturday",
        'HE TEXTED!! his phone was broken and he wants to see me on friday',
      ],
      /silence|scared/u,
    ],
  ])('%s: %j', async (_, messages, wrong) => {
    expect(await textOf(messages)).not.toMatch(wrong);
  });
});

describe('What goes on with the last answer', () => {
  test('a yes goes deeper into it', async () => {
    const text = await textOf(['i feel like i dont belong at my new church', 'yes']);
    expect(text).toMatch(/^Good, then one more thing\. (?!A small practice)/u);
  });

  test('words that were not ours are explained', async () => {
    const text = await textOf(['my dad opens my mail', 'what do you mean by boundaries']);
    expect(text).toMatch(/^A boundary is a sentence/u);
  });
});
