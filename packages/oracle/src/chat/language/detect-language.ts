import { detectAll } from 'tinyld/light';
import { englishOf, type Glossary, GLOSSARY_LANGUAGES, glossaryOf } from './glossary.ts';

/** Messages of one or two words are too short for the detector: the commonest are known. */
const SHORT_MESSAGES: Readonly<Record<string, string>> = {
  es: 'hola|buenas|buenos dias|buenas noches|gracias|que tal|te amo|ayuda|adios|me ama|mi ex|estoy sola|estoy solo|cuanto cuesta',
  fr: 'bonjour|bonsoir|salut|merci|bonne nuit|coucou|aide moi|au revoir|ca va|combien ca coute|je taime',
  de: 'hallo|guten tag|guten morgen|guten abend|gute nacht|danke|hilfe|tschuss|servus|was kostet das|liebt er mich',
  pt: 'oi|ola|bom dia|boa tarde|boa noite|obrigada|obrigado|tudo bem|tchau|quanto custa|to sozinha|to sozinho',
  it: 'ciao|buongiorno|buonasera|buonanotte|grazie|come stai|mi ama|aiuto|arrivederci|quanto costa',
  hi: 'namaste|namaskar|shukriya|dhanyavad|kaise ho|kya haal',
  nl: 'hoi|goedemorgen|goedenavond|goeiemorgen|goedemiddag|bedankt|dankjewel|dank je|dank je wel',
  tr: 'merhaba|selam|gunaydin|iyi geceler|tesekkurler|nasilsin|yardim|uyuyamiyorum|yukselenim ne',
};
const LANGUAGE_OF_SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries(SHORT_MESSAGES).flatMap(([language, list]) =>
    list.split('|').map((message): [string, string] => [message, language]),
  ),
);

const ENGLISH = wordsIn(
  `i im i'm my you your the is are be does did would should can could what why when how who to of
  for with and not it that this if about have has she they we his get feel want need know but any
  like help tell there sign time by rn lol omg idk u ur pls it's don't can't her him he was were do
  new wants at an on so or just really all out up than then them their our us after before back been
  got had will still more too now one day good think said says going go because from into never again
  work job love life man guy ex wife husband friend boyfriend girlfriend mom dad sister brother
  in me no as die am a bad person better best much something anything someone please compatibility today tomorrow week month year which who's he's she's i've i'll im ive dont cant
  havent didnt doesnt isnt wasnt wont haven't didn't doesn't isn't wasn't won't hrs exam money tired sleep mother father daughter
  every everyone nobody nothing everything people only even two three years months ago
  plz thx path number numbers chart moon rising card cards reading palm birth born lucky meaning mean means pick draw`,
);
/** Hindi in Latin letters, which the detector does not know. */
const ROMAN_HINDI = new Set(
  `mujhe mera meri mere main hai hain hoon hu nahi nahin kya kab kaise kyun kyon kaun wo woh usne
  usse mujhse pyar shaadi shadi naukri paisa karta karti karu karun hoga hogi milegi milega aur bhi
  ko se ka ki ke raha rahi gaya gayi neend ghar`.split(/\s+/u),
);

/** Small words that make sure of a language the detector leans to. */
const SMALL_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  es: wordsIn(
    'yo mi mis que qué ya el los las una estoy soy es por para cuando cuándo como cómo muy más mas quiero puedo tengo se su con pero',
  ),
  fr: wordsIn(
    'je moi mon ma mes que qui est suis les une des pour pas plus ne quand comment il elle avec dans veux',
  ),
  de: wordsIn(
    'ich mein meine mir mich der das und nicht ist bin wann wie er sie mit ein eine will mehr kein im zum zur was bitte auf bei für heute noch nur auch wir aber',
  ),
  pt: wordsIn(
    'eu meu minha que não nao os uma estou sou é por para quando como muito mais quero posso tenho ele ela com',
  ),
  it: wordsIn(
    'io mio mia che il gli una sono è per quando come più non voglio posso ho lui lei con mi perché perche',
  ),
};

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u));
}

/** How far ahead of English, and of the next language, one must be. */
const AHEAD = 0.1;
const LEAST_WORDS = 3;

/** Above this share of English words nothing else is looked for. */
const MOST_ENGLISH = 0.5;
/** How many of its words a language must have, and how far ahead of the share of English ones. */
const LEAST_KNOWN = 0.5;
const AHEAD_OF_ENGLISH = 0.3;
/** So many are enough where the detector finds the same language and no word is English. */
const LEAST_AGREED = 0.35;

/** The language that has the most of these words; null where none has enough, or two have as many. */
function byGlossary(
  words: readonly string[],
): { readonly language: string; readonly isCertain: boolean } | null {
  if (words.length < LEAST_WORDS) return null;
  const ranked = GLOSSARY_LANGUAGES.map((language) => ({
    language,
    ...sharesOf(words, glossaryOf(language)),
  }));
  const [first, second] = ranked.toSorted((a, b) => b.share - a.share);
  if (first === undefined || first.share <= (second?.share ?? 0)) return null;
  const { language, share, english } = first;
  if (share >= LEAST_KNOWN && share - english >= AHEAD_OF_ENGLISH) {
    return { language, isCertain: true };
  }
  return share >= LEAST_AGREED && english === 0 ? { language, isCertain: false } : null;
}

/**
 * The share of its own words, and of English words that it does not have. Words of both, such as the names of
 * planets, speak for neither.
 */
export function sharesOf(
  words: readonly string[],
  glossary: Glossary | null,
): { readonly share: number; readonly english: number } {
  if (glossary === null) return { share: 0, english: 0 };
  const parts = words.flatMap((word) => word.split("'").filter((part) => part !== ''));
  const own = parts.filter((word) => {
    const english = englishOf(glossary, word);
    return english !== null && english !== word && !ENGLISH.has(word);
  });
  const foreign = parts.filter((word) => ENGLISH.has(word) && englishOf(glossary, word) === null);
  return { share: own.length / parts.length, english: foreign.length / parts.length };
}

/** ISO 639-1. English unless another language is certain: slang and names look foreign. */
export function detectLanguage(message: string): string {
  const words = message.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
  const plain = words.join(' ').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
  const short = LANGUAGE_OF_SHORT.get(plain);
  if (short !== undefined) return short;
  const share = (set: ReadonlySet<string>): number =>
    words.filter((word) => set.has(word)).length / Math.max(1, words.length);
  if (words.length >= LEAST_WORDS && share(ROMAN_HINDI) >= 0.4) return 'hi';
  const english = share(ENGLISH);
  const known = english < MOST_ENGLISH ? byGlossary(words) : null;
  if (known?.isCertain === true) return known.language;
  if (english >= 0.3) return 'en';
  const [first, second] = detectAll(message);
  if (first === undefined) return 'en';
  if (first.lang === known?.language) return first.lang;
  if (!/\p{Script=Latin}/u.test(message)) return first.lang;
  const isSure =
    first.accuracy - (second?.accuracy ?? 0) >= AHEAD ||
    share(SMALL_WORDS[first.lang] ?? new Set()) >= 0.3;
  return isSure && words.length >= LEAST_WORDS ? first.lang : 'en';
}
