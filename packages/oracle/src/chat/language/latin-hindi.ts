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
  `hai hain hoon nahi nahin nhi mera meri mere mujhe mujhse mujhko kya kaise kyun kyu kyon aur bhi raha rahi rahe rha gaya gayi
  gaye aaya aayi karu karun karna karta karti karte kiya diya liya hua hui wala wali wale yaar bhai didi ab abhi phir bahut
  bohot toh kuch koi sab ghar apna apni apne usne uska uski unka woh wo tum aap mein ko ka ki ke pe tha thi mummy papa
  saas beta beti shaadi shadi saal mahine naukri paise pyar dil baat lagta lagti lagau chahiye chahte sakta sakti kal aaj
  batao bola boli bolu rishta ladka ladki ladke`.split(/\s+/u),
);
const LEAST_OWN = 5;
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
  if (new Set(own).size >= LEAST_OWN && own.length >= words.length * LEAST_OWN_SHARE) return true;
  const { share, english } = sharesOf(words, latinHindiGlossary());
  if (share * words.length < LEAST_WORDS || share < LEAST_SHARE) return false;
  return (
    share - english >= AHEAD_OF_ENGLISH &&
    GLOSSARY_LANGUAGES.every((language) => sharesOf(words, glossaryOf(language)).share < share)
  );
}
