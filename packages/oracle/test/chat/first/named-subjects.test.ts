import { describe, expect, test } from 'vitest';
import { SUBJECT_PHRASES } from '../../../content/chat/other-languages.ts';
import { readFamilies } from '../../../load/read-families.ts';
import { isLatinHindi } from '../../../src/chat/language/latin-hindi.ts';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const families = new Set(readFamilies().map(({ id }) => id));

describe('Situations named in another language', () => {
  test.each(Object.entries(SUBJECT_PHRASES))('lead to families of the bank: %s', (_, entries) => {
    const named = Object.keys(entries).flatMap((key) => key.split('|'));
    expect(named.filter((family) => !families.has(family))).toEqual([]);
  });

  test.each([
    ['me quedé sin curro, qué hago', 'got-fired'],
    ['mi suegro no me soporta', 'in-laws'],
    ['ma coloc me rend folle, elle fait jamais la vaisselle', 'roommate'],
    ['mon fils part en septembre, la maison va être bien vide', 'empty-nest'],
    ["j'ai raté le concours d'infirmière", 'exam'],
    ['ich pflege meine mutter und kann nicht mehr, was soll ich tun', 'aging-parent'],
    ['mein schwiegervater mischt sich in alles ein', 'in-laws'],
    ['reprovei no concurso de novo, desisto?', 'exam'],
    ['il mio capo mi urla davanti a tutti', 'bad-boss'],
    ['mi padre murió en marzo y mi suegra quiere vender la casa', 'grief-parent'],
  ])('%s is answered by %s', async (message, family) => {
    expect((await last(MAYA, [message]))?.family).toBe(family);
  });
});

describe('Hindi in Latin letters', () => {
  test.each([
    ['meri shaadi kab hogi', 'marriage-when', 'Tareekh'],
    ['mujhe naukri kab milegi yaar bahut tension hai', 'job-search', 'Naukri'],
    ['papa se baat nahi hoti kya karu', 'parents-grown', 'Aap jaanna chahte hain ki papa'],
    ['kya wo mujhse pyar karta hai ya nahi', 'does-x-like-me', 'Dil mein'],
    ['paise ki bahut dikkat hai kya karu', 'money-worry', 'Aap jaanna chahte hain ki paise'],
    ['kal mera interview hai dar lag raha hai', 'interview', 'Dar utna'],
  ])('%s is answered by %s, in Hindi', async (message, family, begins) => {
    const reply = await last(MAYA, [message]);
    expect(reply?.family).toBe(family);
    expect(reply?.text.startsWith(begins)).toBe(true);
  });

  test.each([
    'late shift early shift repeat',
    'main reason he left is me',
    'ne zaman iş bulacağım',
    'ya no se que hacer con mi ex',
    'is he the one',
  ])('is not seen in %s', (message) => {
    expect(isLatinHindi(message)).toBe(false);
  });
});
