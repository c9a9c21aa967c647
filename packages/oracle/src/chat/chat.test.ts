import { describe, expect, it } from 'vitest';
import { PRODUCT_ANSWERS } from '../../content/chat/product.ts';
import { SAMPLE_QUESTIONS } from '../../content/chat/sample-questions.ts';
import { SMALL_TALK } from '../../content/chat/small-talk.ts';
import { findOffVoice } from '../checks/find-off-voice.ts';
import { parseClaims } from '../checks/parse-claims.ts';
import { factsFor } from '../facts/facts-for.ts';
import { findBannedClaims } from '../safety/find-banned-claims.ts';
import { answer } from './answer.ts';
import type { ChatTurn } from './chat-turn.ts';
import { recognise } from './recognise.ts';

const profile = {
  name: 'Mira Stone',
  birth: {
    date: '1988-05-04',
    time: '07:20',
    latitude: 51.5,
    longitude: -0.1,
    zone: 'Europe/London',
  },
};
const facts = factsFor({ kind: 'chat', date: '2026-11-15', person: profile });
const ask = (message: string, history: readonly ChatTurn[] = []) =>
  answer(message, { facts, history, profile });

describe('the chat', () => {
  it('offers twenty questions and understands each of them', () => {
    expect(SAMPLE_QUESTIONS).toHaveLength(20);
    for (const { text, topic } of SAMPLE_QUESTIONS) {
      expect(recognise(text), text).toEqual({ kind: 'topic', topic });
    }
  });

  it.each([
    ['This job is killing me, what does my chart say about a career change?', 'career'],
    ['How do I kill it at my interview tomorrow?', 'career'],
    ['What does the Death card mean in a love spread?', 'tarot'],
    ['My Moon is in Scorpio. Does that make me intense?', 'sign'],
    ['My doctor says I’m fine, I just want to feel calmer. Any reflection?', 'health'],
    ['i keep dating the same kind of person', 'patterns'],
    ['Should I text him?', 'decision'],
    ['I feel so stuck lately', 'challenges'],
    ['my mum and I argue all the time', 'relationships'],
    ['I dreamt about my teeth falling out', 'dreams'],
    ['My cat keeps staring at me', 'open'],
  ])('takes "%s" to be about %s', (message, topic) => {
    expect(recognise(message)).toEqual({ kind: 'topic', topic });
  });

  it.each([
    ['Hello there!', 'greeting'],
    ['thank you so much', 'thanks'],
    ['are you human?', 'human'],
    ['Am I talking to a bot', 'human'],
    ['is astrology real?', 'proof'],
    ['asdfgh jkl', 'gibberish'],
    ['12345', 'gibberish'],
    ['   ', 'empty'],
    ['good night', 'goodbye'],
  ])('takes "%s" for %s', (message, talk) => {
    expect(recognise(message)).toEqual({ kind: 'small-talk', talk });
  });

  it.each([
    ['how do I cancel?', 'cancel'],
    ['I want to cancel my subscription', 'cancel'],
    ['delete my account', 'delete-account'],
    ['is my photo stored?', 'photo'],
    ['do you sell my data?', 'data'],
    ['How much does premium cost?', 'price'],
    ['I forgot my password', 'password'],
    ['how can I change my birth time', 'birth-details'],
    ['please stop the emails', 'emails'],
  ] as const)('answers "%s" plainly, without the sky', (message, product) => {
    const { intent, text, parts } = ask(message);
    expect(intent).toEqual({ kind: 'product', product });
    expect(text.length).toBeGreaterThan(60);
    expect(parts.flatMap(({ cites }) => cites)).toEqual([]);
  });

  it('says in the reader’s language that it writes English', () => {
    expect(ask('¿Cuándo encontraré el amor?').text).toMatch(/^Perdona/u);
    expect(ask('Wann finde ich die Liebe?').text).toMatch(/^Entschuldige/u);
    expect(ask('когда я найду любовь').text).toMatch(/^Простите/u);
    expect(ask('Quand vais-je trouver l’amour ?').text).toMatch(/^Pardon/u);
  });

  it('keeps to the reader’s facts and cites them', () => {
    for (const { text: question } of SAMPLE_QUESTIONS) {
      const { parts, text } = ask(question);
      const cited = parts.flatMap(({ cites }) => cites);
      expect(
        cited.some((id) => id.startsWith('natal:')),
        text,
      ).toBe(true);
      expect(cited.every((id) => facts.some((fact) => fact.id === id))).toBe(true);
      const claiming = parts.filter((part) => parseClaims(part.text).length > 0);
      for (const { text: sentence, cites } of claiming) expect(cites, sentence).not.toEqual([]);
    }
  });

  it('says nothing that the Oracle never says', () => {
    const answers = SAMPLE_QUESTIONS.map(({ text }) => ask(text).text);
    for (const text of [...answers, ...Object.values(SMALL_TALK).flat()]) {
      expect(findOffVoice(text), text).toEqual([]);
      expect(findBannedClaims(text), text).toEqual([]);
    }
    // An answer on cancelling has to name the subscription, so it is held to the voice alone.
    for (const text of Object.values(PRODUCT_ANSWERS)) expect(findOffVoice(text)).toEqual([]);
  });

  it('remembers the subject: more goes on with it, why shows what it rested on', () => {
    const first = ask('Which kind of work suits me best?');
    const cites = first.parts.flatMap((part) => part.cites);
    const history: ChatTurn[] = [
      { from: 'reader', text: 'Which kind of work suits me best?' },
      { from: 'oracle', text: first.text, cites },
    ];
    const why = ask('why?', history);
    expect(why.facts.map(({ id }) => id).toSorted()).toEqual([...new Set(cites)].toSorted());
    const more = ask('Tell me more', history);
    expect(more.text).not.toBe(first.text);
    expect(more.intent).toEqual({ kind: 'more' });
    expect(more.text).toMatch(/\?$/u);
  });

  it('uses the name once in a conversation', () => {
    const first = ask('How can I heal an old hurt?');
    expect(first.text).toContain('Mira,');
    const second = ask('What is my purpose in life?', [{ from: 'oracle', text: first.text }]);
    expect(second.text).not.toContain('Mira');
  });

  it('answers a stranger without a birth date from today’s sky', () => {
    const sky = factsFor({ kind: 'chat', date: '2026-11-15', person: {} });
    const { text } = answer('How can I trust my intuition more?', {
      facts: sky,
      history: [],
      profile: {},
    });
    expect(text).toMatch(/birth date/u);
  });

  it('gives the same answer to the same words in the same place', () => {
    expect(ask('Will I meet my soulmate?')).toEqual(ask('Will I meet my soulmate?'));
  });
});
