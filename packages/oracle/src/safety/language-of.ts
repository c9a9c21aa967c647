/** Languages, beside English, in which a crisis answer opens with a sentence of its own. */
export const OTHER_LANGUAGES = ['es', 'fr', 'de', 'pt', 'it', 'hi'] as const;
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

/** Everyday words that give a language away, without diacritics. */
const TELLING_WORDS = {
  es: 'el los las una con por para quiero estoy soy mi me no que muy ya mas vida vivir morir tengo puedo y pero todo nada esta cuando marido como siempre hacer seguir',
  fr: 'je ne pas plus suis mon ma mes le les une des et avec pour veux vie vivre mourir ai tout rien moi mais que qui envie mari quand me finir peux depuis',
  de: 'ich nicht mehr bin mein meine mich mir will der die das und mit fur leben sterben habe kann alles nichts aber wenn mann sag was sind ist',
  pt: 'eu nao mais sou estou meu minha quero os as uma com por para vida viver morrer tenho posso e mas tudo nada esta quando marido em aguento penso voce',
  it: 'io non piu sono mio mia voglio il gli una con per vita vivere morire ho posso e ma tutto niente quando marito mi di che ce faccio vorrei',
  hi: 'main mai mujhe mera meri mere nahi nahin hai hoon hu ka ki ke ko se chahta chahti ab jeena jeene mar marna zindagi aur kya kar raha rahi mann karta khud',
} as const satisfies Record<OtherLanguage, string>;

const WORD_SETS = OTHER_LANGUAGES.map((language) => ({
  language,
  words: new Set(TELLING_WORDS[language].split(' ')),
}));
/** Short English words that some of the lists share ("me", "no", "die"): they count for English. */
const ENGLISH_WORDS = new Set(
  'i the a to and of is am are my me you he she it in on not do want have was that this for be with but so what when die will as no'.split(
    ' ',
  ),
);
/** A share of telling words below this is a loan word or a name, not a language. */
const SMALLEST_SHARE = 0.3;

/** The language of a normalised message, or null for English and for what cannot be told. */
export function languageOf(normalised: string): OtherLanguage | null {
  const words = normalised.split(' ').filter((word) => /[a-z]/u.test(word));
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  let best: { language: OtherLanguage; count: number } | null = null;
  for (const { language, words: telling } of WORD_SETS) {
    const count = words.filter((word) => telling.has(word)).length;
    if (count > (best?.count ?? 0)) best = { language, count };
  }
  if (best === null || best.count <= english) return null;
  return best.count >= words.length * SMALLEST_SHARE ? best.language : null;
}
