/** A piece of a message: one question with the statement before it, or a statement of its own. */
export interface Part {
  readonly text: string;
  readonly said: string;
}

/** A dot between two digits ends nothing: "19.11.1988". */
const SENTENCE = /(?:[^.!?\n…]|(?<=\d)\.(?=\d))+(?:[.!?…]+["')\]]*|\n|$)/gu;
const ABBREVIATION = /\b(?:mr|mrs|ms|dr|st|vs|etc|e\.g|i\.e|a\.m|p\.m|approx)\.$/iu;
const QUESTION_WORD = String.raw`(?:(?:what|when|where|why|how|who)(?:'?s|'?re)?|which|is|are|am|will|would|should|can|could|do|does|did|has|have|tell me|explain|pull|give me|sing (?:me|something|a)|write me|roast)`;
/** After "and" an auxiliary asks only with a person or a thing beside it: "and is now in the kitchen" goes on. */
const ASKED_AFTER_AND = String.raw`(?:(?:what|when|where|why|how|who)(?:'?s|'?re)?|which|(?:is|are|am|will|would|should|can|could|do|does|did|has|have) (?:i|you|u|he|she|it|we|they|my|the|this|that|there|his|her|our|their|people|everyone|anyone|someone|mercury|venus|mars|jupiter|saturn|pluto|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next)|tell me|explain|pull|give me)`;
/** A new question begins after "also", "and what", "plus will …". */
const JOINT = new RegExp(
  String.raw`\s*(?:,|;)?\s*\b(?:and also|also|plus|and then|oh and|another (?:thing|question)[:,]?|second(?:ly)?[:,]|and if (?:so|not|yes|no),?|if (?:so|not),?|and)\s+(?=${ASKED_AFTER_AND}\b)|\s*[,;]\s*(?:and\s+)?then\s+(?=tell me|explain|give me|what|when|why|how|should|will)|\s*[,;]\s*(?=(?:(?:what|when|how|who|where)s?|why|which|with whom|will|should|does|did|is (?:my|mercury|venus|mars|saturn|he|she|it|that|this|our|there|today|tomorrow|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|can (?:i|you|we|he|she|they|my)|are (?:we|they|my|you)|(?:do|did|have|has|would|could) (?:i|you|he|she|we|they|it|my)|am i)\b[^,;]{4,})`,
  'iu',
);
const ASKS = new RegExp(
  String.raw`\?|\bor (?:not|nah)[.!]?$|^(?!yes|just|simple|a |i |need|please)(?:\p{L}+ ){1,3}yes or no[.!]?$|^(?:(?:so|ok|okay|and|but|also|please|hi|hey|hello|well|um|omg|lol|pls|like|idk|anyway),?\s+){0,3}${QUESTION_WORD}\b|\b(?:should i|do i|will i|what do i|how do i|am i|what should|any advice|any tips|what now|tell me|is it|when will|can you|(?:need|want|like|love) to know (?:if|whether|when|what|how|why)|wondering (?:if|whether|when|what|how|why))\b`,
  'iu',
);
const LEADING = /^(?:and also|also|plus|and|oh and)\s+(?=\w+\s+\w+\s+\w+)/iu;
const LEAST_WORDS = 2;
const MOST_PIECES = 5;

/** "1. will i pass 2. when do i move", "1 will i pass 2 when do i move": the numbers part the questions. */
const NUMBERED = new RegExp(
  String.raw`(?:^|\s)\d(?:[.)]\s+(?=\p{L})|\s+(?=${QUESTION_WORD}\b))`,
  'giu',
);
const IS_NUMBERED = new RegExp(
  String.raw`(?:^|\s)1(?:[.)]\s|\s+${QUESTION_WORD}\b).*\s2(?:[.)]\s|\s+${QUESTION_WORD}\b)`,
  'isu',
);
/** "how do i get over her + do i go to the party": a sign stands for "and". */
const SIGN_BETWEEN = /\s+[+/|]\s+(?=\p{L}+['’]?\p{L}*\s+\p{L})/gu;
/** "should i text first and if so what" */
const IF_SO_WHAT = /,? (?:and )?if (?:so|yes),? what\W*$/iu;
/** "how do i tell them & am i allowed to go" */
const AND_SIGN = / & (?=\p{L}+ \p{L})/gu;
/** "what do i text + when" */
const BARE_AT_END = /\s+[+/|&]\s+(?<word>when|how)\W*$/iu;
/** "- will i move": the sign before a line of a list. */
const BULLET = /(?<=^|\n)[ \t]*[-*•–][ \t]+/gu;
/** A statement after the question that begins like this is a matter of its own. */
const ALSO = /^(?:also|plus|oh and|and also)\b[\s,]*(?=(?:\S+\s+){3})/iu;
/** Thanks or a greeting before a question says nothing about it. */
const COURTESY =
  /^(?:(?:ok|okay|oh|ah|fair|fair enough|got it|i see|cool|nice|great|makes sense|interesting|lol|haha|hm+|wow|alright|right|true|good|perfect)[\s.!,…]*){1,3}$|^(?:(?:ok|oh|and|so|many)\s+)?(?:thanks?(?: you)?(?: so much| a lot)?|thx|ty|hi|hey|hello|good (?:morning|evening|afternoon)|please|sorry|lol|dear oracle|oracle)(?:\s+(?:oracle|there|again|for (?:that|this)))?[\s.!,…]*$/iu;
/** "i need to know if i should sell the car": should i sell the car. */
const WANTS_TO_KNOW =
  /^(?:i(?:'?m|'?d| am| would)? )?(?:just |really |also )*(?:(?:need|want|like|love) to know|wondering) (?:if|whether) (?<who>i|he|she|they|we|it) (?<verb>should|will|can|could|would) /iu;
/** "can i ask two things": the questions come after it. */
const ASKS_TO_ASK =
  /^(?:(?:hi|hey|ok|so|well)\W+)*(?:can|could|may) i (?:just )?ask (?:you )?(?:(?:two|three|four|2|3|4|a few|a couple of|some|a) (?:quick )?(?:things?|questions?)|something)\W*$/iu;
/** "sir, two things." */
const ANNOUNCES =
  /^(?:(?:hi|hey|hello|ok|so|sir|madam|dear \w+|please|namaste)\W+)*(?:i have |i've got |just |got )?(?:two|three|four|2|3|4|a few|a couple of) (?:quick |small )?(?:things?|questions?|q'?s)\W*$/iu;
/** A trouble that is told beside a question for a date or a value is a matter of its own. */
const TROUBLE =
  /^(?:and |but |also )?(?:my|his|her|our|their|the) [\p{L}' ]+ (?:hates?|ignores?|bites?|won'?t|doesn'?t|does not|keeps?|never|refuses?|is (?:mad|angry|upset|jealous|sick|ill|mean)|can'?t stand)\b/iu;
const ASKS_VALUE =
  /\b(?:good|best|lucky|right) (?:date|day|time)\b|\b(?:full moon|horoscope|retrograde|(?:moon|rising|sun|venus) sign|subscription|premium|cancel|compatible)\b/iu;
/** "can we talk about something else": what follows is the something else. */
const ASKS_FOR_CHANGE =
  /^(?:(?:ok|so|anyway|please)\W+)*(?:(?:can|could) (?:we|you) (?:please )?(?:just )?(?:talk|chat|speak) about something else|(?:can|could) we change the (?:subject|topic))\W*$/iu;
/** Asks about the piece before it. */
const ABOUT_BEFORE =
  /^(?:and )?(?:what does (?:that|it|this) (?:actually |really |even )?(?:mean|do|say|want)(?: (?:for|about|from) me)?|what (?:do|should|can) i do with (?:that|it|this)|does (?:that|it|this) (?:even |actually |really )?mean (?:something|anything)|what (?:is|was) that about|what do(?:es)? (?:that|those|they) mean|why(?: is that)?|when(?:'?s| is) mine|which(?: one)?(?: is it| is right| is true| do i believe)?|how so|since when|until when)\W*$/iu;

const THANKS_FIRST =
  /^(?:(?:ok|okay|oh|ah|cool|great|nice|lol|haha|alright|perfect|got it|i see|fair(?: enough)?|makes sense|awesome|wow|aw+|amazing|yes|yeah)[\s,.!]+){0,3}(?:(?:many |big )?thank(?:s| ?you| u)(?: so much| a lot| very much| a ton)?|thx|ty|tysm|tyvm|cheers)(?:[\s,]+(?:oracle|again|so much|for (?:that|this|(?:the|your) \w+)|(?:that|this|it) (?:really )?help(?:ed|s)(?: (?:me|a lot))*|that(?:'?s| is) (?:really )?(?:helpful|good|sweet|kind|useful)|i (?:really )?(?:needed|appreciate) (?:that|it|this)|very helpful|[a-z]*haha\w*|lol))*(?:[\s,.!…;:)-]|\p{Extended_Pictographic}|\uFE0F)+(?=\S+\s+\S+)/iu;
const TURNS = /^(?:and|but|so|also|what|how|now)\b/iu;

/** "thank you that helped! when is the full moon": the question is meant. */
function withoutThanks(message: string): string {
  const rest = message.trim().replace(THANKS_FIRST, '');
  const isAsked = ASKS.test(rest) || TURNS.test(rest);
  return rest !== message.trim() && isAsked ? rest : message;
}

/** Cuts a message into its questions. */
export function splitMessage(typed: string): Part[] {
  const message = withoutThanks(typed);
  const listed = message
    .replaceAll(BULLET, '')
    .replaceAll(SIGN_BETWEEN, ', ')
    .replaceAll(AND_SIGN, ' and ')
    .replace(BARE_AT_END, '? $<word> should i do it?')
    .replace(IF_SO_WHAT, ', what do i say');
  const lines = IS_NUMBERED.test(listed) ? listed.replace(NUMBERED, '\n') : listed;
  const clauses = sentencesOf(lines.trim())
    .flatMap(clausesOf)
    .map((clause) => clause.replace(WANTS_TO_KNOW, '$<verb> $<who> '))
    .filter(
      (clause, _, all) =>
        all.length === 1 ||
        !(ASKS_TO_ASK.test(clause) || ASKS_FOR_CHANGE.test(clause) || ANNOUNCES.test(clause)),
    );
  const parts: Part[] = [];
  let said: string[] = [];
  const isValueAsked = clauses.some((clause) => ASKS.test(clause) && ASKS_VALUE.test(clause));
  for (const clause of clauses) {
    const isAnother = parts.length > 0 && ALSO.test(clause);
    if (isValueAsked && !ASKS.test(clause) && TROUBLE.test(clause)) {
      parts.push({ text: clause, said: said.join(' ') });
    } else if (ASKS.test(clause) || isAnother) {
      parts.push({ text: clause.replace(ALSO, ''), said: said.join(' ') });
      said = [];
    } else if (!COURTESY.test(clause)) said.push(clause);
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

const ANNOUNCED =
  /^(?:(?:ok|and|oh|also|just)\s+)*(?:one (?:more|last)(?: thing| question)?|another (?:thing|question)|(?:quick |last )?question)\s*(?::|,|-|\.\.\.|(?<=thing|question)(?=\s+(?:do|does|is|are|what|when|why|how|who|will|should|can|did|am)\b))\s*/iu;

/** "three questions: why can't i sleep, …" */
const COUNTED =
  /^(?:(?:hi|hey|ok|so|sir)\W+)*(?:two|three|four|2|3|4|a few|a couple of) (?:quick |small )?(?:things|questions)\s*[:,-]\s*/iu;

function clausesOf(announced: string): string[] {
  const sentence = announced.replace(ANNOUNCED, '').replace(COUNTED, '');
  // "you said ten minutes, what did you mean" asks about those words.
  if (/^(?:\w+ ){0,2}?you (?:just |also )?(?:said|told me|wrote|mentioned)\b/iu.test(sentence))
    return [sentence];
  const shared = sharedQuestion(sentence) ?? sharedLookUp(sentence) ?? sharedDeed(sentence);
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
  const found =
    /^(?<before>.*?\b)?(?<opening>should i|will i|can i|how do i|how can i)\s+(?<list>[^?]+)\??$/iu.exec(
      sentence,
    )?.groups;
  const list =
    found?.['list']?.split(
      /,\s*(?:and\s+)?(?:also\s+)?|(?<=,.*)\s+and\s+(?:also\s+|finally\s+|then\s+)?(?=\w+\s+\w+)/iu,
    ) ?? [];
  const isList =
    list.length >= 3 &&
    list.every(
      (item) =>
        item.split(/\s+/u).length >= 2 &&
        !/^(?:with|where|who|which|and|but|so|because|bc|cuz|since|i|i'?m|it|it'?s|he|he'?s|she|she'?s|they|they'?re|we|we'?re|my|the|there|there'?s) /iu.test(
          item,
        ),
    );
  const isOfWord = /\b(?:who|what|when|where|which|how|why)\s*$/iu.test(found?.['before'] ?? '');
  if (!isList || isOfWord) return null;
  return list
    .map((item) => item.replace(/^or\s+/iu, ''))
    .map((item) => (ASKS.test(item) ? item : `${found?.['opening']} ${item}?`));
}

/** "my boss is unfair, should i quit and when": when should i quit. */
function sharedDeed(sentence: string): string[] | null {
  const { told, form, deed, word } =
    /^(?<told>(?:.*[,;.]\s*)?)(?<form>should i|do i|can i|will i) (?<deed>[^,;?]+?),? and (?:if (?:so|yes),? )?(?<word>when|how|where)\W*$/iu.exec(
      sentence,
    )?.groups ?? {};
  if (form === undefined || deed === undefined || word === undefined) return null;
  const lead = (told ?? '').replace(/[\s,;]+$/u, '');
  return [...(lead === '' ? [] : [lead]), `${form} ${deed}?`, `${word} ${form} ${deed}?`];
}

const LOOKED_UP =
  /\b(?:sign|moon|sun|rising|ascendant|asc|venus|mars|mercury|jupiter|saturn|chiron|node|midheaven|mc|path|number|eclipse|house|chart|career|love life|money)\b/iu;

/** "whats my moon sign, venus sign and mars sign": three questions. */
function sharedLookUp(sentence: string): string[] | null {
  if (/\bdifference\b|\bbetween\b/iu.test(sentence)) return null;
  const found =
    /^(?<opening>(?:what(?:'?s| is| are)|tell me(?: about)?|when(?:'?s| is)) (?:my|the next|the))\s+(?<list>[^?]+)\??$/iu.exec(
      sentence,
    )?.groups;
  const list =
    found?.['list']?.split(
      /\s*,\s*(?:and\s+)?(?:also\s+)?(?:my\s+)?|\s+and\s+(?:also\s+)?(?:my\s+)?/iu,
    ) ?? [];
  const isList =
    list.length >= 2 &&
    !isBigThree(list) &&
    list.every(
      (item) => item.split(/\s+/u).length <= 4 && LOOKED_UP.test(item) && !ASKS.test(item),
    );
  return isList ? list.map((item) => `${found?.['opening']} ${item}?`) : null;
}

/** Sun, Moon and rising sign have one answer. */
const isBigThree = (list: readonly string[]): boolean =>
  [/\bsun\b/iu, /\bmoon\b/iu, /\b(?:rising|ascendant|asc)\b/iu].every((name) =>
    list.some((item) => name.test(item)),
  );

/** A question of one word ("why?") or about the one before ("what does that mean?") joins it. */
function joinShort(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isShort = part.text.split(/\s+/u).length < LEAST_WORDS || ABOUT_BEFORE.test(part.text);
    if (before && isShort && part.said === '')
      joined[joined.length - 1] = { ...before, text: `${before.text} ${part.text}` };
    else joined.push(part);
  }
  return joined;
}
