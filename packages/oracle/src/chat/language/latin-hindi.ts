import { HINDI_WORDS } from '../../../content/chat/glossary/hindi.ts';
import { sharesOf } from './detect-language.ts';
import { type Glossary, GLOSSARY_LANGUAGES, glossaryOf, readGlossary } from './glossary.ts';

let kept: Glossary | null = null;

/** The glossary of Hindi in Latin letters, read at first use. */
export function latinHindiGlossary(): Glossary {
  kept ??= readGlossary(HINDI_WORDS);
  return kept;
}

/** Words that no other language of ours has. */
const OWN = new Set(
  `hai hain hoon nahi nahin mera meri mere mujhe mujhse mujhko kya kaise kyun kyu kyon raha rahi rahe gaya gayi gaye aaya
  aayi karu karun karna karta karti karte kiya hua hui wala wali wale yaar bhai didi phir bahut bohot kuch ghar apna apni
  apne uska uski unka chahiye chahte chahta chahti lagta lagti saas shaadi shadi batau bataun bolu chhod`.split(
    /\s+/u,
  ),
);
/** Small words that stand beside them. */
const SMALL = new Set(
  `ko ka ki ke ne se me mein pe par bhi aur ab abhi toh hi to ho woh wo tum aap sab koi tha thi diya liya bola boli saal
  mahine dil baat kal aaj roz liye saath bare naukri paise pyar beta beti ladka ladki ladke mummy papa din raat`.split(
    /\s+/u,
  ),
);
const LEAST_OWN = 2;
const LEAST_OWN_SHARE = 0.4;

const LEAST_WORDS = 2;
const LEAST_SHARE = 0.4;
const AHEAD_OF_ENGLISH = 0.15;

/**
 * Whether a message is Hindi in Latin letters. This is apart from `detectLanguage`, which decides how care reads a
 * message and takes a part of these messages for English or Turkish.
 */
export function isLatinHindi(message: string): boolean {
  if (/\p{Script=Devanagari}/u.test(message)) return false;
  const words = message.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
  const own = words.filter((word) => OWN.has(word));
  const small = words.filter((word) => SMALL.has(word));
  const isOwn = own.length + small.length >= words.length * LEAST_OWN_SHARE;
  if (new Set(own).size >= LEAST_OWN && isOwn) return true;
  const { share, english } = sharesOf(words, latinHindiGlossary());
  if (share * words.length < LEAST_WORDS || share < LEAST_SHARE) return false;
  return (
    share - english >= AHEAD_OF_ENGLISH &&
    GLOSSARY_LANGUAGES.every((language) => sharesOf(words, glossaryOf(language)).share < share)
  );
}
