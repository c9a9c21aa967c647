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
    'lol',
    '🥺🥺',
    '',
  ])('is English when nothing else is certain: %s', (message) => {
    expect(detectLanguage(message)).toBe('en');
  });
});
