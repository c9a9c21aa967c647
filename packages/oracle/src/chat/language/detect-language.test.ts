import { describe, expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

describe('The language of a message', () => {
  test.each([
    ['es', 'cuando encontrare trabajo'],
    ['es', 'hola'],
    ['es', 'no quiero vivir mas'],
    ['it', 'perché non mi risponde'],
    ['fr', "est ce qu'il m'aime"],
    ['de', 'liebt er mich'],
    ['pt', 'não consigo dormir'],
    ['it', 'il mio ex tornerà'],
    ['tr', 'eski sevgilim geri dönecek mi'],
    ['hi', 'क्या वह मुझसे प्यार करता है'],
    ['hi', 'kya wo mujhse pyar karta hai'],
    ['ru', 'меня бросил парень'],
    ['nl', 'ik kan niet slapen'],
    ['es', 'cierro la tienda en agosto o espero a septiembre?'],
    ['fr', "t'es une vraie personne ou un robot ?"],
    ['it', 'ho smesso di bere da un mese e sono nervosa'],
    ['pt', 'tô morrendo de vergonha do que eu fiz ontem'],
    ['de', 'was bedeutet Mond im Skorpion'],
    ['pl', 'kiedy znajdę pracę, szukam od roku'],
    ['tr', 'annemle sürekli kavga ediyoruz ne yapmalıyım'],
    ['de', 'Meine Schwester redet seit Ostern nicht mehr mit mir'],
  ])('is %s: %s', (language, message) => {
    expect(detectLanguage(message)).toBe(language);
  });

  test.each([
    'am I pregnant?',
    "jealous of my friend's new boyfriend",
    'hey bestie',
    'leo venus',
    'mercury retrograde natal and adhd?',
    'idk man',
    'exam in 2 hrs havent opened unit 6',
    'venus in capricorn',
    'he ghosted me',
    'life path number plz',
    'moon card reading thx',
    'next mars retrograde?',
    'ex husband wants thanksgiving w his new lady. do i say ok',
    'no me gusta lol jk whats my sign',
    'son is 3 and a pisces, me too',
    'lol',
    '🥺🥺',
    '',
  ])('is English when nothing else is certain: %s', (message) => {
    expect(detectLanguage(message)).toBe('en');
  });
});
