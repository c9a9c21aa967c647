import { describe, expect, test } from 'vitest';
import { followUpIn } from './follow-up-in.ts';
import { withoutSlang } from './words/plain-text.ts';

const followUp = (typed: string) => followUpIn(withoutSlang(typed), typed);

describe('A follow-up', () => {
  test.each([
    ['what do you mean by that', 'meaning'],
    ['wdym', 'meaning'],
    ['why?', 'why'],
    ['how do you know that', 'why'],
    ['tell me more', 'more'],
    ['shorter pls', 'shorter'],
    ['which day exactly', 'which-day'],
    ['ok but when tho', 'which-day'],
    ['is that bad', 'good-or-bad'],
    ['how long will that last', 'how-long'],
    ['nvm', 'never-mind'],
    ['??', 'meaning'],
    ['yeah', 'yes'],
    ['nope', 'no'],
    ['not sure', 'unsure'],
    ['got it', 'ok'],
    ['something else', 'something-else'],
    ['so ur saying she hates me', 'conclusion'],
    ['explain again but without the star talk', 'meaning'],
    ['and the weekend?', 'time'],
    ['what about march', 'time'],
  ])('%s', (typed, kind) => {
    expect(followUp(typed)).toEqual({ kind });
  });

  test('may turn to another theme or person', () => {
    expect(followUp('and for work?')).toEqual({ kind: 'theme', theme: 'work' });
    expect(followUp('what about love')).toEqual({ kind: 'theme', theme: 'love' });
    expect(followUp('and him?')).toMatchObject({ kind: 'person', who: { they: 'he' } });
    expect(followUp('what about my sister')).toMatchObject({
      kind: 'person',
      who: { words: 'your sister' },
    });
  });

  test.each([
    ['what about pluto', 'pluto'],
    ['explain the moon one', 'moon'],
  ])('may turn to another planet: %s', (typed, planet) => {
    expect(followUp(typed)).toEqual({ kind: 'planet', planet });
  });

  test('may correct how the message was read', () => {
    expect(followUp('no i meant my sister')).toEqual({ kind: 'correction', meant: 'my sister' });
    expect(followUp("that's not what i asked")).toEqual({ kind: 'correction', meant: '' });
  });

  test.each([
    ['the second one', { kind: 'other-one', which: 'second' }],
    ['nah the other one', { kind: 'other-one', which: 'other' }],
    ['you never answered my first question', { kind: 'unanswered' }],
    ['Not the car. The boat.', { kind: 'correction', meant: 'The boat' }],
  ])('may point back: %s', (typed, expected) => {
    expect(followUp(typed)).toMatchObject(expected);
  });

  test('may be one noun', () => {
    expect(followUp('my boss')).toEqual({ kind: 'noun', noun: 'my boss' });
  });

  test.each([
    'why does he never call',
    'what does my moon mean',
    'which day is best to get married',
  ])('is not a question of its own: %s', (typed) => {
    expect(followUp(typed)).toBeNull();
  });
});
