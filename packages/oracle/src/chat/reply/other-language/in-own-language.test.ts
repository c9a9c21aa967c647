import { expect, test } from 'vitest';
import { last } from '../../../../test/real-talk.ts';
import { MAYA } from '../../../../test/slot-context.ts';

const textOf = async (...messages: string[]): Promise<string> =>
  (await last(MAYA, messages))?.text ?? '';

test.each([
  ['de qué signo es alguien nacido el 9 de abril', 'El 9 de abril es Aries'],
  ['ich bin am 5. Mai geboren, welches Sternzeichen bin ich', 'Der 5. Mai ist Stier'],
  ['anong sign ang ipinanganak ng august 2', 'Agosto 2: Leo'],
  ['welk sterrenbeeld is 14 april?', '14 april is Ram'],
  ['di che segno è chi nasce il 22 ottobre', 'giorno di confine'],
])('the sign of a day is computed: %s', async (message, words) => {
  expect(await textOf(message)).toContain(words);
});

test('two values of one message are told in its order, with their receipts', async () => {
  const reply = await last(MAYA, ['was ist mein Mondzeichen und mein Aszendent?']);
  expect(reply?.text).toMatch(/^Dein Mond steht .*Dein Aszendent ist /su);
  expect(reply?.facts).toHaveLength(2);
});

test.each([
  ['wie kündige ich', 'Manage Subscription'],
  ['cuánto cuesta', '$9.99'],
  ['quero apagar minha conta', 'Delete Account'],
  ['magkano ang premium', '$9.99'],
])('a question about the product is not one about life: %s', async (message, words) => {
  expect(await textOf(message)).toContain(words);
});

test('a job that is quit is no subscription', async () => {
  expect(await textOf('soll ich meinen Job kündigen')).not.toContain('Manage Subscription');
});

test('a question of life beside a value is answered too', async () => {
  const text = await textOf('¿cuándo es luna llena? mi jefe me grita delante de todos');
  expect(text).toMatch(/^La próxima luna llena.*Que te traten así en el trabajo/su);
});

test('a death is not passed over for a value', async () => {
  const text = await textOf('se murió mi papá. ¿cuándo es luna llena?');
  expect(text).toContain('Lo siento mucho');
});

test('the same words are not said twice', async () => {
  const text = await textOf('minha sogra se mete em tudo', 'minha sogra se mete em tudo');
  expect(text).not.toContain('Quem fala primeiro é o seu par');
});

test.each([
  ['hola, qué tal', 'Soy el Oráculo'],
  ['hoi', 'Ik ben het Orakel'],
  ['minha melhor amiga contou meu segredo pra todo mundo', 'Dói mais porque veio de alguém seu'],
  ['natatakot ako sa board exam bukas', 'tinatakpan lang ng kaba'],
])('ordinary words are met in the language: %s', async (message, words) => {
  expect(await textOf(message)).toContain(words);
});

test.each([
  ['soñé que se me caían los dientes, qué significa', 'Un sueño no anuncia nada'],
  ['Warum ziehe ich immer dieselben Männer an?', 'nach Zuhause angefühlt'],
  ['tô grávida de 8 semanas e com medo', 'sua vida acabou de mudar'],
  ['laging lasing tatay ko pag gabi', 'Hindi ikaw ang dahilan'],
  ['cuándo voy a tener dinero?', 'Una carta no muestra sumas'],
  ['miss ko na ex ko', 'Masakit'],
  ['ho litigato con mia sorella per la casa della nonna', 'Un litigio tra fratelli'],
  ['mijn beste vriendin is ineens heel afstandelijk', 'Een vriendschap die stilvalt'],
])('what is told most is answered on its own subject: %s', async (message, words) => {
  expect(await textOf(message)).toContain(words);
});

test.each([
  ['mon patron me promet une augmentation depuis juin et toujours rien', 'Un oui sans date'],
  ['il mio capo mi scrive su whatsapp anche la domenica', 'Il tuo tempo libero è tuo'],
  ['meine mutter ruft mich jeden tag dreimal an', 'den Takt darfst du setzen'],
  ['meu namorado não quer filhos e eu quero', 'Não existe meio filho'],
  ['mi novia no me presenta a su familia después de dos años', 'si da una fecha'],
  ['mijn buren maken elke nacht lawaai', 'Eerst een briefje'],
  ['mag-aabroad ba ako o dito na lang sa pinas?', 'Ikumpara ang isang karaniwang Martes'],
  ['ang ingay ng kapitbahay namin mag-videoke', 'Unahin ang sulat'],
])('a situation is answered by words written for it: %s', async (message, words) => {
  expect(await textOf(message)).toContain(words);
});

test.each([
  ['mi suegra quiere invitar a 80 personas a nuestra boda', /guest list/u],
  ['mon mari veut rentrer au pays mais les enfants ne veulent pas', /halfway point|marriage/u],
  ['mein freund will zusammenziehen aber ich bin gern allein in meiner wohnung', /my flat/u],
])(
  'where words on the topic do not fit, the matter answers in English: %s',
  async (message, words) => {
    expect(await textOf(message)).toMatch(words);
  },
);

test('probation at work is no free trial', async () => {
  const text = await textOf(
    'Wie sage ich meinem Chef, dass ich schwanger bin? Bin in der Probezeit',
  );
  expect(text).toContain('Du musst es nicht morgen sagen');
  expect(text).not.toContain('Manage Subscription');
});

test('money lent to a brother is no refund', async () => {
  const text = await textOf('j’ai prêté 800 euros à mon frère, il ne me rembourse pas');
  expect(text).not.toContain('Manage Subscription');
});

test.each([
  ['kaynanam bize taşınmak istiyor, kocam kabul etmiş', /When a parent moves in/u],
  ['Mieszkam za granicą, mama płacze przez telefon', /aging parents/u],
])('what is put into English word by word is answered: %s', async (message, words) => {
  expect(await textOf(message)).toMatch(words);
});
