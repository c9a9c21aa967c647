import { describe, expect, it } from 'vitest';
import { PRODUCT_ANSWERS } from '../../content/chat/product.ts';
import { SAMPLE_QUESTIONS } from '../../content/chat/sample-questions.ts';
import { TOPIC_STEPS } from '../../content/chat/topic-steps.ts';
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
/** Equal words are chosen anew in each answer, so "no one" is "nobody" here. */
const lastWords = (text: string): string =>
  text
    .replaceAll(/\bno one\b|(?<=some|any|every)one\b/gu, 'nobody')
    .split(' ')
    .slice(-3)
    .join(' ');
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
    ['How do I kill it at my interview tomorrow?', 'interview'],
    ['What does the Death card mean in a love spread?', 'tarot'],
    ['My Moon is in Scorpio. Does that make me intense?', 'sign'],
    ['My doctor says I’m fine, I just want to feel calmer. Any reflection?', 'health'],
    ['i keep dating the same kind of person', 'patterns'],
    ['Should I text him?', 'decision'],
    ['I feel so stuck lately', 'challenges'],
    ['my mum and I argue all the time', 'relationships'],
    ['I dreamt about my teeth falling out', 'dreams'],
    ['My cat keeps staring at me', 'animals'],
    ['Will my ex come back to me?', 'ex'],
    ['how can i be more confident', 'confidence'],
    ['I keep procrastinating', 'focus'],
    ['how do I stop overthinking', 'overthinking'],
    ['I got the promotion!!', 'joy'],
    ['I feel lonely', 'lonely'],
    ['I want to learn an instrument, is it too late?', 'learning'],
    ['How do I set boundaries with my mother', 'boundaries'],
    ['what is my lucky colour', 'luck'],
    ['what is my lucky number?', 'luck'],
    ['what should I watch out for', 'challenges'],
    ['my mind is racing at night', 'overthinking'],
    ["I don't know what I want", 'lost'],
    ['What should I focus on this week?', 'today'],
    ['I have a job interview on Thursday, any advice?', 'interview'],
    ['he never texts back', 'love'],
    ['How do I get through a bad week at work?', 'career'],
    ['Blue or green', 'open'],
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
    ['tell me a joke', 'joke'],
    ['can you read my palm?', 'palm'],
    ['who won the world cup', 'elsewhere'],
    ['what about tomorrow?', 'tomorrow'],
    ['do you think I am a good person?', 'opinion'],
    ['are you sure?', 'sure'],
    ['what is your name', 'name'],
    ['marry me', 'tease'],
    ['do you love me?', 'tease'],
    ['you sound like a fortune cookie', 'vague'],
    ['this could apply to anyone', 'vague'],
    ['you said that already', 'repeat'],
    ['fair enough', 'nod'],
    ['I disagree', 'disagree'],
    ['that is not like me at all', 'disagree'],
    ['what would you do?', 'instead'],
    ['talk like a pirate', 'costume'],
    ['I had a terrible day', 'hard-day'],
    ['is that good or bad?', 'matters'],
    ['help', 'help'],
    ['this is stupid', 'insult'],
    ['astrology is fake lol', 'proof'],
    ["I don't believe in this", 'proof'],
    ['what should I cook tonight', 'elsewhere'],
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
    expect(ask('Comment sera ma journée ?').text).toMatch(/^Pardon/u);
    expect(ask('Que disent les étoiles ?').text).toMatch(/^Pardon/u);
    expect(ask('was sagen die sterne über mich').text).toMatch(/^Entschuldige/u);
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

  it('reads the facts back from the last answer where no receipts were kept', () => {
    for (const { text: question } of SAMPLE_QUESTIONS) {
      const first = ask(question);
      const cited = new Set(first.parts.flatMap((part) => part.cites));
      const why = ask('why?', [
        { from: 'reader', text: question },
        { from: 'oracle', text: first.text },
      ]);
      const shown = why.facts.map(({ id }) => id);
      expect(
        shown.some((id) => id.startsWith('natal:') && cited.has(id)),
        first.text,
      ).toBe(true);
      expect(why.parts.filter(({ cites }) => cites.length > 0).length).toBeGreaterThan(0);
    }
  });

  it('tells no habit, no view and no fact twice while it has others', () => {
    const history: ChatTurn[] = [];
    const told: string[] = [];
    for (const question of ['How is my love life?', 'tell me more', 'go on', 'what else?']) {
      const { text, parts } = ask(question, history);
      const cites = [...new Set(parts.flatMap((part) => part.cites))];
      // A habit is known by its last words, whatever leads up to it.
      const habits = parts
        .filter((part) => part.cites.some((id) => id.startsWith('natal:')))
        .map((part) => part.text.split(' ').slice(-4).join(' '));
      const plain = parts.filter((part) => part.cites.length === 0).map((part) => part.text);
      told.push(...cites.filter((id) => !id.startsWith('natal:')), ...habits, ...plain);
      history.push({ from: 'reader', text: question }, { from: 'oracle', text, cites });
    }
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((one, at) => told.indexOf(one) !== at)).toEqual([]);
  });

  it('goes on after something was looked up', () => {
    const history: ChatTurn[] = [
      { from: 'reader', text: 'what is my moon sign' },
      { from: 'oracle', text: ask('what is my moon sign').text },
    ];
    expect(recognise('what does that mean?')).toEqual({ kind: 'more' });
    expect(ask('and my rising sign?', history).text).toMatch(/^Your Ascendant is in Gemini/u);
    expect(ask('what does that mean?', history).text).not.toBe(ask('what does that mean?').text);
  });

  it('meets good news with a kind contact', () => {
    for (const news of ['I got the promotion!!', 'I passed my driving test', 'good news today']) {
      const { facts: cited } = ask(news);
      const hard = cited.filter(
        (fact) => 'aspect' in fact && /square|opposition/u.test(fact.aspect),
      );
      expect(hard).toEqual([]);
    }
  });

  it('remembers what was asked', () => {
    const history: ChatTurn[] = [
      { from: 'reader', text: 'Should I move to Lisbon?' },
      { from: 'oracle', text: 'It depends on the kitchen.' },
    ];
    expect(ask('what did I just ask?', history).text).toContain('Should I move to Lisbon?');
    expect(ask('do you remember my question?').text).toMatch(/nothing to remember/u);
    const nods: ChatTurn[] = [...history, { from: 'reader', text: 'ok' }];
    expect(ask('what was my last question', nods).text).toContain('Should I move to Lisbon?');
  });

  it.each([
    ['What is my rising sign?', /^Your Ascendant is in Gemini\./u],
    ['whats my moon sign', /^Your natal Moon is in Sagittarius, in your sixth house\./u],
    ['what house is my sun in', /^Your natal Sun is in Taurus, in your twelfth house\./u],
    ['where is venus right now?', /^Venus is in Libra today\./u],
    ['is Mercury retrograde?', /^Mercury is moving forward just now, in Scorpio/u],
    ['is the sun retrograde', /never retrograde/u],
    ['which planets are retrograde?', /^Retrograde just now: (?:\w+, )*\w+\./u],
    ['when is the next full moon', /next full moon is about 9 days away/u],
    ['what planet rules my sign', /^The planet that rules Taurus is Venus\./u],
    ['what time was I born?', /^Your profile says 07:20\./u],
    ['Am I compatible with a Scorpio?', /Taurus.*Scorpio|Scorpio.*Taurus/u],
    ['do aries and cancer get along', /Aries.*Cancer|Cancer.*Aries/u],
    ['how are Taurus and Gemini together', /Taurus.*Gemini|Gemini.*Taurus/u],
    ['what is a trine?', /120 degrees/u],
    ['What does retrograde mean?', /seems to move backwards/u],
  ])('looks "%s" up and says it', (message, told) => {
    expect(ask(message).text).toMatch(told);
  });

  it('says what it would need instead of guessing', () => {
    const person = { birth: { date: '1988-05-04' } };
    const known = factsFor({ kind: 'chat', date: '2026-11-15', person });
    const asked = { facts: known, history: [], profile: person };
    const rising = answer('what is my rising sign', asked).text;
    expect(rising).toMatch(/need the hour and the place/u);
    expect(rising).not.toMatch(/sound like you|see it/u);
    expect(answer('what time was I born', asked).text).toMatch(/no chart can tell/u);
    const leo = { sign: 'leo' } as const;
    const bySign = factsFor({ kind: 'chat', date: '2026-11-15', person: leo });
    const asSign = { facts: bySign, history: [], profile: leo };
    expect(answer('what is my sun sign', asSign).text).toMatch(/your sign is Leo/u);
    const nobody = factsFor({ kind: 'chat', date: '2026-11-15', person: {} });
    const stranger = { facts: nobody, history: [], profile: {} };
    expect(answer('what is my venus sign', stranger).text).toMatch(/no birth date/u);
    expect(answer('is leo a good match for me', stranger).text).toMatch(/need your own sign/u);
  });

  it('gives no advice on what it did not understand, and asks', () => {
    const { parts, text } = ask('Blue or green');
    const plain = parts.filter(({ cites }) => cites.length === 0);
    expect(plain).toHaveLength(2);
    expect(text).toMatch(/\?$/u);
  });

  it('ends with a step and a question on the very subject that was asked about', () => {
    for (const { text: question, topic } of SAMPLE_QUESTIONS) {
      if (topic === 'today' || topic === 'open') continue;
      const { parts } = ask(question);
      const ends = [...TOPIC_STEPS[topic].acts, ...TOPIC_STEPS[topic].questions].map(lastWords);
      const said = parts.slice(-2).map(({ text }) => lastWords(text));
      for (const one of said) expect(ends, question).toContain(one);
    }
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
