import { afterAll, describe, expect, test } from 'vitest';
import { createMatterEmbed, hashMatterEncoder } from '../../load/encoder/matter-encoder.ts';
import { tableProducts } from '../../load/programs/table-products.ts';
import { openUnderstanding } from '../../load/open-understanding.ts';
import { readFamilies } from '../../load/read-families.ts';
import { readLaterKinds } from '../../load/read-later-kinds.ts';
import { readModel } from '../../load/read-model.ts';
import { readLater, readMatters, readPhrases as readPhraseTable } from '../../load/read-phrases.ts';
import { readTones } from '../../load/read-tones.ts';
import {
  allPhrasings,
  hashPhrasings,
  readLaterTries,
  readMatterTries,
  notLearned,
  readPhrases,
  readPhrasings,
} from '../../scripts/families/read-samples.ts';
import { isPlainName } from '../../src/chat/compose/choose-passage.ts';
import { NONE } from '../../src/chat/understand/model.ts';
import { understand } from '../../src/chat/understand/understand.ts';

const encoder = openUnderstanding();
const reader = {
  families: new Map(readFamilies().map((family) => [family.id, family])),
  model: readModel(),
  phrases: readPhraseTable(),
  matters: readMatters(),
  later: readLater(),
  laterKinds: readLaterKinds(),
  tones: readTones(),
  embed: encoder.embed,
  embedForMatters: createMatterEmbed(),
  products: tableProducts,
};
const phrases = readPhrases(reader.model);
const TODAY = '2026-11-18';
const EVERY = 199;
/** One phrasing more or less shifts the whole sample, and of a small one the share with it. */
const EVERY_PHRASING = 61;

afterAll(() => encoder.close());

test('the model has learned nineteen of twenty present phrasings (node packages/oracle/scripts/train-families.ts)', () => {
  expect(notLearned(reader.model).length / readPhrasings().length).toBeLessThanOrEqual(0.05);
});

test('the phrases are the present ones, with all that the model has not learned (node packages/oracle/scripts/train-phrases.ts)', () => {
  expect(reader.phrases.hash).toBe(hashPhrasings([...phrases, ...allPhrasings()]));
  expect(reader.phrases.modelHash).toBe(reader.model.hash);
});

test('the matters are the present ones, placed by the present encoder (node packages/oracle/scripts/train-matters.ts)', () => {
  expect(reader.matters.hash).toBe(hashPhrasings(readMatterTries()));
  expect(reader.matters.modelHash).toBe(hashMatterEncoder());
});

test('the later messages are the present ones (node packages/oracle/scripts/train-matters.ts, train-later-kinds.ts)', () => {
  const { whole, alone, inAny } = readLaterTries();
  expect(reader.later.whole.hash).toBe(hashPhrasings(whole));
  expect(reader.later.alone.hash).toBe(hashPhrasings(alone));
  expect(reader.laterKinds.model.hash).toBe(hashPhrasings(inAny));
});

test('nine of ten phrases lead to their passage', async () => {
  const some = phrases.filter(({ family }, index) => !isPlainName(family) && index % EVERY === 0);
  let right = 0;
  for (const { family: passage, text } of some) {
    const { pieces } = await understand(text, reader, TODAY);
    if (pieces.some(({ near }) => Object.keys(near)[0] === passage)) right += 1;
  }
  expect(right / some.length).toBeGreaterThanOrEqual(0.9);
});

test('nineteen of twenty phrasings of the bank are recognised', async () => {
  const some = readPhrasings().filter(
    ({ family }, index) => family !== NONE && index % EVERY_PHRASING === 0,
  );
  let right = 0;
  for (const { family, text } of some) {
    const { pieces } = await understand(text, reader, TODAY);
    if (pieces.some((piece) => piece.family === family)) right += 1;
  }
  expect(right / some.length).toBeGreaterThanOrEqual(0.95);
});

describe('A message', () => {
  test.each([
    ['my boss fired me over zoom this morning', 'got-fired'],
    ['what is my rising sign', 'rising-mine'],
    ['he has not answered my texts for four days', 'ghosted'],
    ['how do i cancel my subscription', 'cancel'],
    ['when is the next full moon', 'full-moon-next'],
  ])('in other words is recognised: %s', async (message, family) => {
    const { pieces } = await understand(message, reader, TODAY);
    expect(pieces).toMatchObject([{ family }]);
  });

  test.each([
    ['i cheated on my boyfriend', 'i-cheated'],
    ['my boyfriend cheated on me', 'cheated-on'],
    ['thank you so much', 'thanks'],
  ])('that is a phrase word for word has its family: %s', async (message, family) => {
    const { pieces } = await understand(message, reader, TODAY);
    expect(pieces).toMatchObject([{ family, zone: 'sure' }]);
  });

  test('with two questions is two pieces', async () => {
    const { pieces } = await understand(
      'when is the next full moon and what is my rising sign',
      reader,
      TODAY,
    );
    expect(pieces.map(({ family }) => family)).toEqual(['full-moon-next', 'rising-mine']);
  });

  test('that begins with a greeting is about what comes after it', async () => {
    const { pieces } = await understand('hi! how are you? what is my rising sign', reader, TODAY);
    expect(pieces).toMatchObject([{ family: 'rising-mine' }]);
  });

  test('foreign to all families is unsure', async () => {
    const { pieces } = await understand('the bakery on seventh street sells rye', reader, TODAY);
    expect(pieces).toMatchObject([{ zone: 'unsure' }]);
  });

  test('about an unknown subject in a known frame is answered as that frame', async () => {
    const { pieces } = await understand('how do i tell my uncle the canoe sank', reader, TODAY);
    expect(pieces).toMatchObject([{ family: 'how-tell' }]);
  });

  test.each([
    ['mi gata murió anoche, 12 años conmigo', 'es', 'grief-pet'],
    ['ma belle-mère critique tout ce que je fais dans ma maison', 'fr', 'in-laws'],
    ['Wie werde ich das Rauchen los, ich habe gestern aufgehört zu rauchen', 'de', 'quit-habit'],
    ['minha sogra se mete em tudo na minha casa', 'pt', 'in-laws'],
    ['mio fratello non mi parla da natale', 'it', 'sibling-rift'],
  ])('in another language is known by its words: %s', async (message, language, family) => {
    const understood = await understand(message, reader, TODAY);
    expect(understood).toMatchObject({ language, pieces: [{ family }] });
    expect(understood.opening).not.toBeNull();
  });

  test('in another language is known by its subject', async () => {
    const understood = await understand('mi novio me dejó ayer, qué hago', reader, TODAY);
    expect(understood).toMatchObject({
      language: 'es',
      pieces: [{ family: 'break-up-now' }],
    });
    expect(understood.opening).toContain('una ruptura');
  });
});
