import { HINDI } from './hindi.ts';
import type { OtherLanguage } from './other-language.ts';

/** Hindi to those who type it in Latin letters. */
export const HINDI_LATIN: OtherLanguage = {
  words: HINDI.words,
  names: {
    horoscope: 'aapke rashifal',
    chart: 'aapki kundli',
    family: 'aapke parivar',
    energy: 'aapki sehat',
    dream: 'sapne',
    rising: 'aapke lagna',
    fullMoon: 'purnima',
    card: 'ek card',
    grief: 'maa ya papa ko khone',
    fired: 'naukri jaane',
    silence: 'jawab na milne',
    cheating: 'rishte mein bharose',
    ex: 'aapke ex',
    breakUp: 'breakup',
    marriage: 'shaadi',
    work: 'kaam',
    money: 'paise',
    sleep: 'neend',
    price: 'keemat',
    signs: 'rashiyon',
    love: 'pyaar',
    today: 'aaj ke din',
  },
  opening:
    'Samajh gaya, sawaal {subject} ke baare mein hai. Abhi main sirf English mein likhta hoon:',
  reads: 'Main Hindi padh leta hoon, par abhi jawab sirf English mein deta hoon.',
};
