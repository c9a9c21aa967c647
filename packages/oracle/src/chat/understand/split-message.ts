/** A piece of a message: one question with the statement before it, or a statement of its own. */
export interface Part {
  readonly text: string;
  readonly said: string;
}

const SENTENCE = /[^.!?\n…]+(?:[.!?…]+["')\]]*|\n|$)/gu;
const ABBREVIATION = /\b(?:mr|mrs|ms|dr|st|vs|etc|e\.g|i\.e|a\.m|p\.m|approx)\.$/iu;
const QUESTION_WORD = String.raw`(?:(?:what|when|where|why|how|who)(?:'?s|'?re)?|which|is|are|am|will|would|should|can|could|do|does|did|has|have|tell me|explain|pull|give me)`;
/** A new question begins after "also", "and what", "plus will …". */
const JOINT = new RegExp(
  String.raw`\s*(?:,|;)?\s*\b(?:and also|also|plus|and then|oh and|another (?:thing|question)[:,]?|second(?:ly)?[:,]|and)\s+(?=${QUESTION_WORD}\b)|\s*[,;]\s*(?=(?:what|when|why|how|which|will|should|does|is my|do i|am i)\b[^,;]{6,})`,
  'iu',
);
const ASKS = new RegExp(
  String.raw`\?|^(?:(?:so|ok|okay|and|but|also|please|hi|hey|hello|well|um|omg|lol|pls|like|idk|anyway),?\s+){0,3}${QUESTION_WORD}\b|\b(?:should i|do i|will i|what do i|how do i|am i|what should|any advice|any tips|what now|tell me|is it|when will|can you)\b`,
  'iu',
);
const LEADING = /^(?:and also|also|plus|and|oh and)\s+(?=\w+\s+\w+\s+\w+)/iu;
const LEAST_WORDS = 2;
const MOST_PIECES = 5;

/** Cuts a message into its questions. */
export function splitMessage(message: string): Part[] {
  const clauses = sentencesOf(message.trim()).flatMap(clausesOf);
  const parts: Part[] = [];
  let said: string[] = [];
  for (const clause of clauses) {
    if (ASKS.test(clause)) {
      parts.push({ text: clause, said: said.join(' ') });
      said = [];
    } else said.push(clause);
  }
  const whole = { text: message.trim().replace(/\s+/gu, ' '), said: '' };
  if (parts.length === 0) return [whole];
  const last = parts.at(-1);
  // What is said after the question belongs to it.
  if (said.length > 0 && last) {
    parts[parts.length - 1] = { ...last, said: [last.said, ...said].filter(Boolean).join(' ') };
  }
  return parts.length > MOST_PIECES ? parts.slice(0, MOST_PIECES) : joinShort(parts);
}

function sentencesOf(text: string): string[] {
  const found: string[] = [];
  for (const [sentence] of text.matchAll(SENTENCE)) {
    const before = found.at(-1);
    if (before !== undefined && ABBREVIATION.test(before))
      found[found.length - 1] = `${before}${sentence}`;
    else if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence)) found.push(sentence.trim());
  }
  return found;
}

function clausesOf(sentence: string): string[] {
  const shared = sharedQuestion(sentence);
  if (shared !== null) return shared;
  const clauses = sentence
    .replace(LEADING, '')
    .split(JOINT)
    .map((clause) => clause.trim());
  const isEach =
    clauses.length > 1 && clauses.every((clause) => clause.split(/\s+/u).length >= LEAST_WORDS);
  return isEach && clauses.slice(1).every((clause) => ASKS.test(clause)) ? clauses : [sentence];
}

/** "should i quit my job, move to lisbon, and break up with dan": three questions. */
function sharedQuestion(sentence: string): string[] | null {
  const found = /^(?<before>.*?\b)?(?<opening>should i|will i|can i)\s+(?<list>[^?]+)\??$/iu.exec(
    sentence,
  )?.groups;
  const list = found?.['list']?.split(/,\s*(?:and\s+)?(?:also\s+)?/iu) ?? [];
  const isList = list.length >= 3 && list.every((item) => item.split(/\s+/u).length >= 2);
  if (!isList) return null;
  return list.map((item) => (ASKS.test(item) ? item : `${found?.['opening']} ${item}?`));
}

/** A question of one word ("why?") joins the one before. */
function joinShort(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isShort = part.text.split(/\s+/u).length < LEAST_WORDS && part.said === '';
    if (before && isShort)
      joined[joined.length - 1] = { ...before, text: `${before.text} ${part.text}` };
    else joined.push(part);
  }
  return joined;
}
