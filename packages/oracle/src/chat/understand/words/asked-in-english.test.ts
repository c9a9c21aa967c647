import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../../../content/chat/languages/questions/questions.ts';
import { QUESTION_TABLES } from '../../../../content/chat/other-languages.ts';
import { askedInEnglish } from './asked-in-english.ts';
import { readTable } from './question-table.ts';

describe('A question in another language', () => {
  test.each([
    ['¿mi ex va a volver conmigo?', 'will my ex come back to me', 'si tu ex va a volver'],
    ['mi novia está muy fría conmigo', 'my girlfriend is distant, what should i do', 'distante'],
    ['mon ex va revenir ?', 'will my ex come back to me', 'si ton ex va revenir'],
    ["il m'aime ou pas ?", 'does he love me', "si l'autre t'aime"],
    ['kommt er zurück?', 'will he come back to me', 'ob der andere zurückkommt'],
    ['wann finde ich endlich einen job', 'when will i find a job', 'wann du Arbeit findest'],
    ['ela gosta de mim?', 'does she like me', 'se a pessoa gosta de você'],
    ['como cancelo a assinatura?', 'how do i cancel my subscription', 'como cancelar'],
    ['mi ama o no?', 'does this person love me', 'se ti ama'],
    ['non riesco a dormire la notte', 'i can not sleep, what can i do', 'per dormire'],
    ['meri shaadi kab hogi', 'when will i get married', 'aapki shaadi kab hogi'],
    ['kya wo mujhse pyar karti hai', 'does she love me', 'pyar'],
  ])('%s: %s', (message, english, named) => {
    const asked = askedInEnglish(message);
    expect(asked?.english).toBe(english);
    expect(asked?.opening).toContain(named);
  });

  test.each([
    ['passen Stier und Wassermann zusammen?', 'are taurus and aquarius compatible'],
    ['soy leo y mi novio es escorpio, ¿somos compatibles?', 'are leo and scorpio compatible'],
    ['est-ce que Vénus est rétrograde ?', 'is venus retrograde now'],
    ['è un buon giorno domani per firmare?', 'is tomorrow a good time to sign a contract'],
    ['ho 52 anni, è troppo tardi per ricominciare?', 'is it too late to start over at 52'],
    ['mein Bruder redet nicht mehr mit mir', 'my brother does not talk to me, should i call'],
    [
      'qual é o meu ascendente? nasci em 12/03/1988 às 14:20 em Recife',
      'i was born on 12.03.1988 at 14:20 in Recife. what is my rising sign',
    ],
    [
      'je suis née le 4 juin 1991 à 7h15 à Lyon, mon ascendant ?',
      'i was born on 4 june 1991 at 7:15 in Lyon. what is my rising sign',
    ],
  ])('keeps what it names: %s', (message, english) => {
    expect(askedInEnglish(message)?.english).toBe(english);
  });

  test('is two where two are asked, and both are named', () => {
    expect(askedInEnglish('job kab milegi? aur shaadi kab hogi?')).toMatchObject({
      english: 'when will i find a job? when will i get married',
      opening:
        'Aap jaanna chahte hain ki naukri kab milegi aur aapki shaadi kab hogi. Abhi jawab English mein hai:',
    });
  });

  test.each([
    ['a death', 'mi papá murió en marzo y mi ex no vuelve', 'died'],
    ['a pet', 'mon chat est mort hier', 'my pet died'],
  ])('is about %s before anything else', (_, message, words) => {
    expect(askedInEnglish(message)?.english).toContain(words);
  });

  test.each([
    ['mi marido quiere el divorcio', 'my husband wants to separate from me after many years'],
    ['ma fille part faire ses études à lyon, je pleure', 'my daughter is moving out'],
    ['mein sohn zieht aus und ich heule nur', 'my son is moving out'],
    ['la nostra gatta è malata e il veterinario parla di eutanasia', 'putting him down'],
    ['j’ai perdu mon mari en mai', 'i just lost my husband'],
    ['ho perso mio padre', 'my father died'],
    ['minha filha passou em medicina!', 'my daughter got into college'],
    ['mere boss ne sabke saamne insult kiya mera', 'my boss yells at me in front of everyone'],
    ['pagod na ako sa work pero di ako makapag resign kasi ako lang inaasahan', 'only one earning'],
    ['nahihirapan ako sa thesis ko', 'i can not finish my thesis'],
  ])('is what is told: %s', (message, words) => {
    expect(askedInEnglish(message)?.english).toContain(words);
  });

  test.each([
    ['who goes', 'mi novia se va un año a londres', 'is moving abroad for work and i stay here'],
    ['who goes', 'me voy un año a londres y mi novia se queda', 'i leave for a year abroad'],
    ['who left', 'ich hab schluss gemacht und fühl mich schuldig', 'i broke up with'],
    ['who left', 'er hat per whatsapp schluss gemacht', 'broke up with me by text'],
  ])('tells %s: %s', (_, message, words) => {
    expect(askedInEnglish(message)?.english).toContain(words);
  });

  test.each([
    ['a wedding of another', 'wesele kuzynki w maju, iść samej czy z kolegą?', 'go to the wedding'],
    ['a speech', 'meine Kollegin geht in Rente und ich soll die Rede halten', 'give the speech'],
    ['unpaid work', 'mi jefe me debe dos quincenas, renuncio?', 'has not paid me'],
    ['an order', 'uma cliente pediu 80 bolos pra sábado, nunca fiz tanto', 'huge order'],
    ['a visa', 'pangalawang beses na akong na-deny sa visa', 'visa was denied'],
    [
      'bride money',
      'Mchumba wangu anataka tuoane lakini bado sina pesa ya mahari',
      'can not afford',
    ],
    ['the pension', 'ik slaap slecht sinds ik met pensioen ben', 'since i retired'],
  ])('is %s and no neighbor of it: %s', (_, message, words) => {
    expect(askedInEnglish(message)?.english).toContain(words);
  });

  test.each([
    ['Und wie fange ich an? Sie heißt Gisela', 'i have to give the speech', 'start the farewell'],
    [
      'contei. ele ficou calado',
      'i am pregnant, should i tell the father',
      'gone quiet|anything since',
    ],
    ['y cómo se lo digo?', 'should i quit my job', 'how do i say it'],
  ])('in a few words is about the story before it: %s', (message, story, words) => {
    expect(askedInEnglish(message, story)?.english).toMatch(new RegExp(words, 'u'));
    expect(askedInEnglish(message)?.english ?? '').not.toMatch(new RegExp(words, 'u'));
  });

  test('tells of a life where a sign stands beside it', () => {
    const asked = askedInEnglish('ascendente non so, lei è leone. mi ha lasciato con un messaggio');
    expect(asked?.english).toContain('broke up with me by text');
  });

  test.each([
    'è nata mia nipote ma sono triste perché non posso vederla',
    'heute ist mein geburtstag und ich heule',
    'me ascendieron pero lloro todos los días',
  ])('is never good news where sadness is told: %s', (message) => {
    expect(askedInEnglish(message)?.english ?? '').not.toMatch(/!|so happy/u);
  });

  test.each([
    'will my ex come back',
    'my mother in law is coming for christmas',
    'i love tarot and paris',
    'is mercury retrograde',
    'job?',
    'el perro come pan',
    'когда я выйду замуж',
  ])('is left alone where no table has it: %s', (message) => {
    expect(askedInEnglish(message)).toBeNull();
  });
});

const LEAST_QUESTIONS = 140;
/** Swahili, of which only the commonest questions are known. */
const LEAST_OF_SMALL = 40;

test.each(Object.entries(QUESTION_TABLES))('the table of %s', (language, table) => {
  const entries = readTable(table);
  expect(new Set(entries.map(({ id }) => id)).size).toBeGreaterThanOrEqual(
    language === 'sw' ? LEAST_OF_SMALL : LEAST_QUESTIONS,
  );
  expect(entries.filter(({ ways }) => ways.length === 0)).toEqual([]);
  // Patterns are matched with messages that have lost their accents.
  const ways = table.entries.split('\n').filter((line) => line.startsWith('  '));
  expect(ways.filter((line) => /[áéíóúâêôãõçàèìòùäöüñ]/u.test(line))).toEqual([]);
});

test('every question is asked in some language', () => {
  const asked = new Set<string>(
    Object.values(QUESTION_TABLES).flatMap((table) => readTable(table).map(({ id }) => id)),
  );
  expect(Object.keys(QUESTIONS).filter((id) => !asked.has(id))).toEqual([]);
});
