import { describe, expect, it } from 'vitest';
import { normaliseMessage, sentencesOf } from './normalise-message.ts';

describe('normaliseMessage', () => {
  it.each([
    ['k1ll mys3lf', 'kill myself'],
    ['K I L L  M Y S E L F', 'kill myself'],
    ['k.i.l.l myself', 'kill myself'],
    ['su\u200bicide', 'suicide'],
    ['s*icide', 'suicide'],
    ['is https://example.org/ways/to/end/it true', 'is link true'],
    ['i am ada.dies@example.org, hello', 'i am link , hello'],
    ['order 0dead1ee-4bad-4dea-8b0d-dea1dead0bad is late', 'order link is late'],
    ['#wanttodie', 'want to die'],
    ['i want to diiiie', 'i want to die'],
    ['кill mysеlf', 'kill myself'],
    ['𝓴𝓲𝓵𝓵 myself', 'kill myself'],
    ['i wanna die', 'i want to die'],
    ['I can’t go on', 'i can not go on'],
    ['im suicdal', 'i am suicidal'],
    ['não quero mais viver', 'nao quero mais viver'],
    ['a 🔫 in my hand', 'a gun in my hand'],
    ['my self esteem', 'my self esteem'],
    ['400 calories, 7th grade', '400 calories , 7th grade'],
    ['um, er, will he call', ', , will he call'],
    ['er bringt mich um', 'er bringt mich um'],
  ])('reads %j as %j', (typed, plain) => {
    expect(normaliseMessage(typed)).toBe(plain);
  });

  it('parts sentences, so that each can be looked at alone', () => {
    expect(sentencesOf(normaliseMessage('Nice day. I want out! Really?'))).toEqual([
      'nice day',
      'i want out',
      'really',
    ]);
  });
});

it.each([
  ['die arbeit macht mich kaputt', 'the arbeit macht mich kaputt'],
  ['Er will die Scheidung, was soll ich tun?', 'er will the scheidung , was soll ich tun .'],
  ['die besten tage im dezember', 'the besten tage i am dezember'],
])('reads the German article as an article: %s', (message, normalised) => {
  expect(normaliseMessage(message)).toBe(normalised);
});

it.each(['i want to die in my sleep', 'ich will die', 'i just wanna die mit allem'])(
  'leaves the English verb: %s',
  (message) => {
    expect(normaliseMessage(message)).toContain('die');
  },
);
