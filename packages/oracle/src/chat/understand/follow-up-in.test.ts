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
    ['same for tomorrow', 'time'],
    ['why that one', 'why'],
    ['why him', 'why'],
    ['is that good or bad', 'good-or-bad'],
    ['is it selfish of me', 'good-or-bad'],
    ['so should i or not', 'decide'],
    ['ok just say yes or no', 'decide'],
    ['so which one', 'decide'],
    ['so what do i do', 'what-now'],
    ['now what', 'what-now'],
    ['what sign is it in', 'which-sign'],
    ['when is mine', 'same-again'],
    ['not much, you?', 'how-are-you'],
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

  test.each([
    ['reversed?', { kind: 'card-side', side: 'reversed' }],
    ['and if its upside down', { kind: 'card-side', side: 'reversed' }],
    ['and upright', { kind: 'card-side', side: 'upright' }],
    ['what does the second one mean', { kind: 'nth', place: 1 }],
    ['and the last card?', { kind: 'nth', place: -1 }],
    ['explain the middle card', { kind: 'nth', place: 1 }],
    ['and in the 7th house', { kind: 'other-value', words: 'the 7th house' }],
    ['what about aries', { kind: 'other-value', words: 'aries' }],
    ['and for signing a lease', { kind: 'other-deed', doing: 'signing a lease' }],
    ['you said ten minutes, what did you mean', { kind: 'said-before', words: 'ten minutes' }],
    ['what did you mean by the quiet one', { kind: 'said-before', words: 'the quiet one' }],
    [
      'what do u mean boundaries like what does that even sound like',
      { kind: 'said-before', words: 'boundaries' },
    ],
    ['no its the people', { kind: 'correction', meant: 'the people' }],
  ])('may ask about a part of the last answer: %s', (typed, expected) => {
    expect(followUp(typed)).toEqual(expected);
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
