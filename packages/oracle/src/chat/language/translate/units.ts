import { GIVEN_NAMES } from '../../entities/given-names.ts';
import type { Lexicon } from './lexicon.ts';
import { isKnown, type Reading, readingOf } from './readings.ts';

/** A word with what it may be, or a turn of phrase, number or mark that is English already. */
export type Unit =
  | { readonly kind: 'word'; readonly reading: Reading }
  | { readonly kind: 'english'; readonly english: string; readonly typed: string }
  | { readonly kind: 'stop'; readonly english: string };

const TOKEN = /[\p{L}\p{M}]+|\d+(?:[.:/]\d+)*|[.?!,;:\n]+/gu;
const MOST_WORDS = 6;

/** A message in units, and the share of its words that is known. */
export function unitsOf(
  message: string,
  lexicon: Lexicon,
  isEnglish: (word: string) => boolean,
): { readonly units: readonly Unit[]; readonly share: number } {
  const tokens = message.replaceAll(/['’`´-]/gu, ' ').match(TOKEN) ?? [];
  const units: Unit[] = [];
  let [known, words, at] = [0, 0, 0];
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    const phrase = phraseAt(tokens, at, lexicon);
    if (phrase !== null) {
      units.push({ kind: 'english', english: phrase.english, typed: phrase.typed });
      known += phrase.length;
      words += phrase.length;
      at += phrase.length;
      continue;
    }
    at += 1;
    if (!/\p{L}/u.test(token)) {
      const isStop = !/\d/u.test(token);
      units.push(
        isStop
          ? { kind: 'stop', english: token }
          : { kind: 'english', english: token, typed: token },
      );
      continue;
    }
    const reading = readingOf(token, lexicon);
    if (isKnown(reading)) {
      units.push({ kind: 'word', reading });
      known += 1;
      words += 1;
    } else if (isName(token, at, lexicon) || WORLDWIDE.has(token.toLowerCase())) {
      units.push({ kind: 'english', english: token, typed: token });
    } else if (token.length >= SHORTEST_ENGLISH && isEnglish(token.toLowerCase())) {
      // What no dictionary of the language has is often the same in English: an illness, a brand.
      units.push({ kind: 'english', english: token.toLowerCase(), typed: token });
      words += 1;
    } else {
      // Who writes Hindi in Latin letters writes half of the words in English.
      if (lexicon.language === 'hi-Latn')
        units.push({ kind: 'english', english: token.toLowerCase(), typed: token });
      words += lexicon.language === 'hi-Latn' ? HALF : 1;
    }
  }
  return { units, share: known / Math.max(1, words) };
}

const HALF = 0.5;
const SHORTEST_ENGLISH = 5;
/** Words that are the same everywhere. */
const WORLDWIDE = new Set(
  `facebook instagram insta whatsapp tinder bumble hinge netflix tiktok youtube snapchat discord spotify email mail online
chat selfie pizza sushi yoga zoom dj podcast influencer gym crossfit bitcoin crypto stress burnout baby bar club hotel
taxi bus film radio video smartphone laptop internet wifi google amazon uber airbnb playstation ravioli paella tango post
it meme ghosting ghost date crush ex tarot karma party shopping startup marketing manager deadline feedback meeting job
insulin insulina visa erasmus mango pasta salsa reggae punk rock blog stalker fan hobby cash check`.split(
    /\s+/u,
  ),
);

/** A name stays as it is. German writes every noun with a capital. */
const isName = (token: string, at: number, { language }: Lexicon): boolean =>
  (at > 1 && language !== 'de' && /^\p{Lu}/u.test(token)) || GIVEN_NAMES.has(token.toLowerCase());

/** Verbs are put into English with what belongs to them. */
const BARE_VERB =
  /^(?:i|he|she|it|we|they) (?:have|has|had|am|is|was|can|could|want|will|do)$|^(?:should|can|do|am|will) i$/u;
/** "ne le" is not "né le". */
const AMBIGUOUS = /^ne /u;
/** "ma fille" is listed as "daughter". */
const OWN = /^(?:mi|mis|mon|ma|mes|mein\p{L}*|meu|minha|mio|mia|mera|meri|mere) /u;

interface Phrase {
  readonly english: string;
  readonly typed: string;
  readonly length: number;
}

/** The longest turn of phrase from here on. */
function phraseAt(
  tokens: readonly string[],
  at: number,
  { idioms, things, qualities, glossary, language }: Lexicon,
): Phrase | null {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 1; length -= 1) {
    const typed = tokens
      .slice(at, at + length)
      .join(' ')
      .toLowerCase();
    const plain = typed.normalize('NFD').replaceAll(/\p{M}/gu, '');
    const english =
      idioms.phrases.get(typed) ??
      idioms.bare.get(plain) ??
      things.get(typed) ??
      qualities.get(typed) ??
      things.get(plain) ??
      qualities.get(plain) ??
      glossary.phrases.get(typed) ??
      (AMBIGUOUS.test(typed) ? undefined : glossary.bare.get(plain));
    if (english === undefined || BARE_VERB.test(english)) continue;
    const isMine =
      OWN.test(typed) &&
      !(language === 'it' && typed.startsWith('mi ')) &&
      !/\b(?:my|i|me)\b/u.test(english);
    return { english: isMine ? `my ${english}` : english, typed, length };
  }
  return null;
}
