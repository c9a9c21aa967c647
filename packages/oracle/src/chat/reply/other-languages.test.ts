import { expect, test } from 'vitest';
import { last } from '../../../test/real-talk.ts';
import { MAYA } from '../../../test/slot-context.ts';

test.each([
  ['¿mi ex va a volver conmigo?', 'ex-come-back', 'Eso no lo puedo ver'],
  ["c'est quand la prochaine pleine lune", 'full-moon-next', 'La prochaine pleine lune est'],
  ['passen Stier und Wassermann zusammen?', 'two-signs', 'Stier und Wassermann: '],
  ['meu chefe grita comigo na frente de todos', 'bad-boss', 'Ser tratado assim'],
  ['mia suocera ha le chiavi e entra quando vuole', 'in-laws', 'Deve parlarne prima'],
])('%s is answered as %s in its language', async (message, family, begins) => {
  const reply = await last(MAYA, [message]);
  expect(reply?.family).toBe(family);
  expect(reply?.zone).not.toBe('unsure');
  expect(reply?.text.startsWith(begins)).toBe(true);
});

test('what is written in English alone is answered after a sentence that names it', async () => {
  const spanish = await last(MAYA, ['¿alguien me echó mal de ojo?']);
  const english = await last(MAYA, ['did someone put the evil eye on me']);
  expect(spanish?.parts[0]?.text).toMatch(/contesto en inglés:$/u);
  expect(spanish?.parts.slice(1)).toEqual(english?.parts);
});

test('a later message in English goes on with what was asked', async () => {
  const reply = await last(MAYA, ['mi jefa me grita delante de todos', 'what should i say to her']);
  expect(reply?.family).toBe('bad-boss');
});

test.each([
  'mi novio me pega y tengo miedo',
  'je veux mourir, mon ex ne reviendra pas',
  'ich will nicht mehr leben seit er weg ist',
  'quero me matar, ele não vai voltar',
  'voglio morire, il mio ex non torna',
  'mar jana chahta hu, meri shaadi nahi ho rahi',
])('care answers first: %s', async (message) => {
  const reply = await last(MAYA, [message]);
  expect(reply?.family).toBeNull();
  expect(reply?.text).not.toMatch(/Quieres saber|Tu veux|Du möchtest|Você quer|Vuoi sapere|Aap j/u);
});

test.each([
  ['el coso ese del lunes me tiene medio así, ni modo', /\? \(Por ahora contesto en inglés\.\)$/u],
  ['мама звонит по 6 раз в день, мне 35', /по-английски/u],
  ['kasi naman yung ganun nila hindi ko talaga gets po', /English muna ako sumasagot\.\)$/u],
])('an unsure subject is asked back in the language: %s', async (message, asked) => {
  const reply = await last(MAYA, [message]);
  expect(reply?.zone).toBe('unsure');
  expect(reply?.text).toMatch(asked);
});

test('a situation that is told later is answered by itself', async () => {
  const reply = await last(MAYA, ['crush ko kaise bataun', 'bata diya, usne bola bhai jaisa hai']);
  expect(reply?.family).toBe('got-rejected');
});

/** The matter that answers a message, with the way of asking. */
const matterFor = async (message: string): Promise<string | undefined> =>
  (await last(MAYA, [message]))?.state.used.at(-1)?.replace(/^story\/everyday\//u, '');

test.each([
  ["j'ai raté mes examens et ma mère ne le sait pas encore", 'failed-not-told-parents · told'],
  ['meine Tochter isst nur Nudeln', 'picky-eater · told'],
  [
    'minha melhor amiga vai casar e não me chamou pra ser madrinha',
    'not-picked-as-bridesmaid · told',
  ],
  ['non riesco a dormire prima degli esami', 'sleepless-before-exam · told'],
  ['mere papa ko retirement ke baad ghar pe mann nahi lagta', 'parent-retired · told'],
])('what no table has is answered by an everyday matter: %s', async (message, matter) => {
  expect(await matterFor(message)).toBe(matter);
});

test('a question that single words suggest is left out where the message asks for something else', async () => {
  const reply = await last(MAYA, [
    'qual é meu ascendente? minha mãe não lembra se foi de manhã ou de tarde',
  ]);
  expect(reply?.family).toBe('rising-mine');
  expect(reply?.text).not.toContain('perda');
});

test('a later message is read with what was told before, in rough English too', async () => {
  const reply = await last(MAYA, [
    'mi vecino pone música hasta las 3 de la mañana',
    'ya hablé con él y no sirvió',
  ]);
  expect(reply?.zone).not.toBe('unsure');
});
