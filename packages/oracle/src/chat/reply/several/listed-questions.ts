import { AUXILIARY, BEGINS_WITH_DEED, VERB } from './question-words.ts';
import { bySubject, subjectAsked } from './subjects-named.ts';
import { yesOrNoList } from './yes-or-no-list.ts';

const COUNT = '(?:two|three|four|five|[2-5]|a few|few|a couple of|some|my|quick)';
/** "hey so 3 things.", "can i ask 2 things:", "quick ones:", "my questions:" */
const ANNOUNCES = new RegExp(
  String.raw`^(?:(?:hi|hey|hello|hiya|ok|okay|so|well|sir|madam|oracle|pls|please|i have|i(?:'ve| have)? got|just|here are|(?:can|could|may) (?:i|u|you) (?:just )?(?:ask|tell me|answer)(?: you| me)?)[\s,!.]+)*${COUNT}\s+(?:quick |small |short |more )?(?:things?|questions?|ones|q'?s?|more)(?: (?:pls|plz|please|today|for (?:you|u|today)|on my mind|to ask|to say))?\s*(?:[:.,!;-]+\s*|(?=\(?1\b))`,
  'iu',
);

/** "(1) why", "1) will", "1. will", "1 my talent", "q1 does he" */
const NUMBER =
  /(?:^|[\s,;.(])\(?[q#]?(?<number>[1-5])(?<mark>[.):,]+)?\s+(?:is (?=is |are |do |does |will |should ))?/gu;

interface Numbered {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly isMarked: boolean;
}

/** "1 can i be friends with him 2 gold or silver": two are a list where the first of them asks. */
const STARTS_LIST =
  /^\W*q?1\s+(?:is|are|am|was|will|would|should|shall|can|could|do|does|did|has|have|what|when|where|why|how|who|which)\b/iu;

/** The numbers of a list, in order from 1 on; none where there is no list. */
function numbersIn(text: string, isAnnouncedList: boolean): readonly Numbered[] {
  const found: Numbered[] = [];
  for (const { index, 0: all, groups } of text.matchAll(NUMBER)) {
    const number = Number(groups?.['number']);
    const isMarked = groups?.['mark'] !== undefined;
    if (number === found.length + 1)
      found.push({ number, from: index, to: index + all.length, isMarked });
  }
  const isAsked = STARTS_LIST.test(text);
  const isList =
    found.length > 2 ||
    (found.length === 2 && (isAsked || isAnnouncedList || found.every(({ isMarked }) => isMarked)));
  return isList ? found : [];
}

/** "1) will i pass 2) does he like me": each item a question of its own. */
function withoutNumbers(text: string, isAnnouncedList: boolean): string {
  const numbers = numbersIn(text, isAnnouncedList);
  const [first] = numbers;
  if (first === undefined) return text;
  const items = numbers.map(({ to }, at) => asAsked(text.slice(to, numbers[at + 1]?.from)));
  return [text.slice(0, first.from).replace(LEADS_TO_LIST, '').trim(), ...items]
    .filter((item) => item !== '')
    .join(' ');
}

const LEADS_TO_LIST =
  /(?:^|(?<=[.!,]\s))(?:(?:and|so|hey|hi|hello|oracle|pls|please|sir|dear)[\s,]+)*(?:(?:can|could) (?:you|u) |i (?:just )?(?:want|need|would like) to )?(?:tell(?: me)?|know|answer|ask)?\W*$/iu;

/** "my talent", but not "my brother wants money". */
const NAMES_OWN =
  /^my (?=(?:\S+ ?){1,3}$)(?!.*\b(?:is|was|has|got|lost|left|broke|wants?|needs?|hates?|keeps?|hurts?|aches?|died|never|won['’]?t|doesn['’]?t|isn['’]?t|can['’]?t)\b)/iu;

/** An item of a list, with its question mark. */
function asAsked(item: string): string {
  const bare = item.trim().replace(/(?:[\s,;]+and|[\s,;]+also)?[\s,;]*$/iu, '');
  if (bare === '' || /[?!.]$/u.test(bare)) return bare;
  const asked = bare
    .replace(
      /^(?:if|whether) (i|we|he|she|they) (must|should|will|can|could|have to)\b/iu,
      (_, who: string, verb: string) =>
        /^(?:must|have to)$/iu.test(verb) ? `should ${who}` : `${verb} ${who}`,
    )
    .replace(/^my (?:\S+ ?){1,5}$/iu, (subject) => subjectAsked(subject) ?? subject)
    .replace(NAMES_OWN, 'what is my ');
  // A birth date or a name may follow the question: "is my name lucky? Ximena".
  if (asked.includes('?')) return asked;
  return /[.!] \p{Lu}/u.test(asked) ? asked.replace(/[.!](?= \p{Lu})/u, '?') : `${asked}?`;
}

/** Where a question of a list begins that the splitter does not know; each becomes a sentence. */
const BEGINS: readonly (readonly [RegExp, string])[] = [
  // "…, and is opal bad luck", "…, would a move suit me"
  [
    new RegExp(
      String.raw`(?<!^(?:hi|hey|hello|hiya|ok|so)),\s*(?:and\s+|also\s+)*(?=${AUXILIARY}\s+(?!now\b|still\b|always\b|just\b|also\b|not\b|so\b|very\b|never\b|already\b|too\b|really\b|in\b|on\b|at\b|here\b|me\b)[\p{L}\d.:]+\s+\S)`,
      'giu',
    ),
    '? ',
  ],
  // "how many kids, abroad yes or no"
  [/,\s*(?:and\s+)?(?=(?:[\p{L}']+ ){1,4}(?:yes or no|or not)\b)/giu, '? '],
  // "… and is 7 my lucky number"
  [/ and (?=(?:is|are) \d+ \p{L})/giu, '? '],
  // "… and if i leave will i regret it"
  [
    new RegExp(
      String.raw`,\s*and\s+(?=if\s+(?:\S+\s+){1,4}${AUXILIARY} (?:i|he|she|we|they)\b)`,
      'giu',
    ),
    '? ',
  ],
  // "need a good excuse not to go, and do i …"
  [
    /^(?:(?:hi|hey)\W+)?(?:i )?need (?=an? (?:good |nice )?(?:excuse|reply|answer|line|joke|gift idea)\b)/iu,
    'what is ',
  ],
  [/^also (?=which|what|who|where|when|how|why)/iu, ''],
];
const ASKS_WHY = /[,.]? any idea why\b[?.!]*/giu;

const begun = (sentence: string): string =>
  BEGINS.reduce((words, [where, mark]) => words.replace(where, mark), sentence);

const ASKS_FIRST = new RegExp(
  String.raw`^(?:(?:hi|hey|so|ok|and|also|well|pls|please|do (?:you|u) think|you think)[\s,!]+)*(?!do me\b|have a\b)(?:${AUXILIARY}|what|why|how|who|which|(?:when|where)(?:'?s)? ${AUXILIARY}|whens|wheres|whats|whos|need)\b`,
  'iu',
);

/** "what is my lucky number, lucky day, lucky color": each with its own "what is my". */
const WHATS_MY =
  /\b(?<opening>what(?:'?s| is| are) my) (?<list>[\p{L} ]{3,30}(?:, ?(?:and )?(?:my )?(?!and\b|what|is |should|how|why|when)[\p{L} ]{3,60}){1,3})(?=[?.!]|$|,? and (?:what|how|when|why|should|is)\b)/iu;

/** "whats my sun sign my moon sign and my rising": three are a list. */
const POINT = String.raw`my (?:sun|moon|rising|ascendant|venus|mars|mercury|jupiter|saturn|midheaven|north node|chinese zodiac|life path)(?: sign| number| animal)?`;
const POINTS = new RegExp(
  String.raw`\bwhat(?:'?s| is| are) (?<list>${POINT}(?:,? (?:and |& )?${POINT}){2,})(?=[?.!,]| and | & |$)`,
  'iu',
);

/** "whats venus doing" */
const DOING =
  /\bwhat(?:'?s| is) (?<planet>mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|the moon) (?:doing|up to)\b/iu;

const eachMine = (text: string): string =>
  text
    .replace(DOING, 'where is $<planet> now')
    .replace(POINTS, (_, list: string) =>
      list
        .split(/,? (?:and |& )?(?=my )/iu)
        .map((point) => `what is ${point}`)
        .join('? ')
        .concat('?'),
    )
    .replace(WHATS_MY, (whole, opening: string, list: string) => {
      const items = list.split(/,? and (?=(?:my )?\p{L})|,/u).map((item) => item.trim());
      const isEach = items.length > 1 && items.every((item) => item.split(' ').length <= 3);
      return isEach
        ? items.map((item) => `${opening} ${item.replace(/^(?:and )?(?:my )?/iu, '')}`).join('? ') +
            '?'
        : whole;
    })
    .replace(/\?,? and (?=what|how|when|why|should|is)/giu, '? ');

/** "should i dye my hair, wear the green one, and how …": "should i" for each. */
const SHARED = new RegExp(
  String.raw`\b(?<opening>should i) (?<first>[^,?.]+), (?=${VERB}\b[^,?.]*,? and (?:how|what|when|why|where|who|which|is|are|will|do)\b)`,
  'iu',
);

/** "i want to know if i should do x, when is y, and if i will z" */
const KNOW_LIST =
  /^(?:(?:hi|hey|hello)\W+)?(?:i )?(?:just )?(?:want|need|would like) to know (?=(?:if|whether|when|why|how|what)\b.*,.*\b(?:if|whether|when|why|how|what|which)\b)/iu;
const IF_CLAUSE =
  /^(?:and )?(?:if|whether) (?<who>i|we|he|she|they) (?<verb>should|will|can|could|would|must)\b/iu;

function asKnown(text: string): string {
  if (!KNOW_LIST.test(text)) return text;
  return text
    .replace(KNOW_LIST, '')
    .split(/,\s*(?:and )?(?=(?:if|whether|when|why|how|what|which)\b)/iu)
    .map(
      (item) =>
        `${item
          .trim()
          .replace(/[?.!]+$/u, '')
          .replace(IF_CLAUSE, '$<verb> $<who>')}?`,
    )
    .join(' ');
}

/** "if so when. if not how": asked without a question mark. */
const UNMARKED = /(?<=[.?!] )(?:and )?((?:did i|what next|if so|if not)\b[^.?!]*)(?:\.|$)/giu;
const THINK_I_SHOULD = /^(?:do |would )?(?:you|u) think (i|we) should\b/iu;

/** "you answered only the shop. what about my health and my brother": what was left out is asked. */
const LEFT_OUT =
  /^(?:(?:but|hey|hm+|ok|no|sorry)[\s,]+)*(?:(?:you|u) (?:only |just )?(?:answered|told|did|said|read)(?: me)? (?:only |just )?(?:about )?(?:the |my )?[\p{L}' ]{1,30}|(?:you|u) (?:did not|didn'?t|forgot(?: to)?|never|skipped)(?: answer)?[\p{L}' ]{0,40})[.,!:;-]+\s*(?:so |and |but )?(?=what about\b)/iu;
const WHAT_ABOUT = /^what about (?<list>[^?.!]+)[?.!]*$/iu;

function askedAgain(text: string): string {
  const rest = text.replace(LEFT_OUT, '');
  const list = rest === text ? undefined : WHAT_ABOUT.exec(rest)?.groups?.['list'];
  if (list === undefined) return rest;
  return list
    .split(/,\s*(?:and )?|\s+and (?=(?:my|the|our) )/u)
    .map((item) => (/ who /u.test(item) ? `what do i do about ${item}?` : `what about ${item}?`))
    .join(' ');
}

const BULLETS = /(?:^|\n)[ \t]*[-*•–][ \t]+(?<item>[^\n]+)/gu;
/** "- sell the car? - keep the flat?": items of a list are questions, and a bare deed asks whether to do it. */
const withoutBullets = (text: string): string =>
  (text.match(BULLETS)?.length ?? 0) < 2
    ? text
    : text.replace(BULLETS, (_, item: string) => ` ${asAsked(withShould(item))}`).trim();

const withShould = (item: string): string =>
  BEGINS_WITH_DEED.test(item.trim()) ? `should i ${item.trim()}` : item;

/** Ways to ask that the splitter does not know, each written as a plain question. */
const PLAINLY: readonly (readonly [RegExp, string])[] = [
  // "should i buy it today? and red or black"
  [/[,?]? and (?<a>\p{L}+ or \p{L}+)\?*$/iu, '? $<a>?'],
  // "tell me my moon sign, and whether i should call him"
  [
    /,? and (?:whether|if) (?<who>i|we|he|she|they) (?<verb>should|will|can|could)(?= \p{L})/giu,
    '? $<verb> $<who>',
  ],
  // "is he lying and if he is do i look at his phone"
  [
    /,? and if (?:he|she|they|i|it|we)(?:'?s)?(?: (?:is|are|am|does|do|did|was|will|has|have))?,? (?=(?:do|should|can|will|what|how) (?:i|we)\b)/giu,
    '? ',
  ],
  // "first: why is he so rude. second: what do i say"
  [/(?<=^|[.?!,;] )(?:first|second|third|last)(?:ly)?: (?=\p{L})/giu, ''],
  // "his moon (b. 5 may 1995)"
  [/\(b\. ?(?=\d)/giu, '(born '],
  // "who is he n what do i do"
  [/ n (?=(?:what|should|how|when|why|will|is|do|does|can|am)\b)/giu, ' and '],
  [/(?<=^|[.?!,] )(?:and )?how to (?=\p{L})/giu, 'how do i '],
  // "should i tell her, and how, and what if she hates me"
  [
    /,? and (?<word>how|when|where)(?=,|\?| and (?:what|if|will)\b)/giu,
    '? $<word> should i do it?',
  ],
  // "my rising? my moon?", "my rising sign please, and …"
  [
    /(?<=^|[.?!,] |\band )my (?<point>sun|moon|rising|venus|mars|mercury|jupiter|saturn)(?: sign)?(?: please| pls)?(?:\?|,(?= and (?:is|are|does|do|how|why|what)\b))/giu,
    'what is my $<point> sign?',
  ],
  // "reading for today please, and for my wife (taurus)"
  [
    /\b(?:a |my )?(?<kind>reading|horoscope) (?:for )?today(?: please| pls)?,? and (?:one |also )?for my \p{L}+,? \(?(?:(?:she|he)(?:'s| is) )?(?:an? )?(?<sign>aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\)?[,.]?/giu,
    'what is my horoscope for today? horoscope for $<sign> today?',
  ],
  [
    /(?:^|(?<=[.?!] )|, )(?:and )?tell me (?:if|whether) (?<who>i|we|he|she|they) (?<verb>should|will|can|could)\b/giu,
    '? $<verb> $<who>',
  ],
];

const plainly = (text: string): string =>
  PLAINLY.reduce((words, [typed, asked]) => words.replace(typed, asked), text).replace(/^\? /u, '');

/** "3 things: …" */
export const isAnnounced = (message: string): boolean => ANNOUNCES.test(message.trim());

/** A message that asks several things in a list, with each of them as a sentence of its own. */
export function listedQuestions(message: string): string {
  const announced = askedAgain(plainly(yesOrNoList(withoutBullets(message.trim()))));
  const typed = bySubject(announced.replace(ANNOUNCES, '')).replaceAll(
    /\b(when|where|how)s (?=the|my|a|our|his|her)\b/giu,
    '$1 is ',
  );
  const text = withoutNumbers(
    asKnown(typed.replace(THINK_I_SHOULD, 'should $1')),
    typed !== announced,
  );
  const each = eachMine(text.replace(SHARED, '$<opening> $<first>? $<opening> '));
  const asked = each
    .split(/(?<=[.?!])\s+/u)
    .map((sentence) => (ASKS_FIRST.test(sentence) ? begun(sentence) : sentence))
    .join(' ')
    .replace(ASKS_WHY, ', why?');
  const whole = asked.replace(UNMARKED, '$1?');
  return whole === message.trim() ? message : whole.replaceAll(/\?\s*\?/gu, '?');
}
