import { OTHER_LANGUAGES } from '../../content/chat/english-only-replies.ts';

export type Language =
  | { readonly kind: 'english' }
  | { readonly kind: 'other'; readonly reply: string }
  /** No language that we know: a slip of the hand, or a cat on the keys. */
  | { readonly kind: 'none' };

const ENGLISH =
  /\b(?:i|i'm|im|me|my|you|your|the|a|an|is|are|was|am|be|do|does|did|will|would|should|can|could|what|why|when|how|who|which|where|to|of|in|on|for|with|and|or|not|it|that|this|if|about|have|has|no|yes|he|she|they|we|his|her|from|get|feel|want|need|know|so|but|all|any|more|like|help|please|tell)\b/giu;

export function languageOf(message: string): Language {
  const words = message.match(/[\p{L}\p{M}']+/gu) ?? [];
  if (words.length === 0) return { kind: 'none' };
  const english = (message.match(ENGLISH)?.length ?? 0) / words.length;
  if (english >= 0.3) return { kind: 'english' };
  const [likeliest] = OTHER_LANGUAGES.map(({ words: signs, reply }) => ({
    reply,
    share: (message.match(signs)?.length ?? 0) / words.length,
  })).toSorted((a, b) => b.share - a.share);
  if (likeliest !== undefined && likeliest.share >= 0.34 && likeliest.share > english) {
    return { kind: 'other', reply: likeliest.reply };
  }
  if (english > 0) return { kind: 'english' };
  return words.every(looksLikeAWord) ? { kind: 'english' } : { kind: 'none' };
}

/** English words have vowels, and no row of five consonants but in a few names. */
function looksLikeAWord(word: string): boolean {
  const plain = word.toLowerCase();
  if (plain.length < 3) return true;
  return (
    /[aeiouy]/u.test(plain) &&
    !/[bcdfghjklmnpqrstvwxz]{5}/u.test(plain) &&
    !/(?<same>.)\k<same>{2}/u.test(plain) &&
    !/asdf|qwer|zxcv|hjkl|sdfg/u.test(plain)
  );
}
