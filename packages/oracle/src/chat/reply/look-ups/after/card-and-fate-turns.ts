import { SIGNS } from '@palm/astrology/vocabulary';
import { signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import { tellPlacement } from '../named/placement-answers.ts';
import { habitOf, signsIn } from '../whole/chart-words.ts';
import { cardReadOn, ofTwoCards } from './card-read-on.ts';
import { type ChartTurn, isOfMeaning, wordsOf } from './chart-turn.ts';

const OF_CARDS =
  /\b(?:tarot|cards?|spread|arcana|(?:drew|pulled|draw|pull) (?:the |a |me|one)|hanged man|the tower|the fool| of (?:cups|swords|wands|pentacles))\b/u;

const DOOMED =
  /\b(?:(?:im|i am|am i|we are|are we|is (?:he|she)) (?:so |basically |just |totally )?(?:doomed|cursed|screwed|fated|fucked|toast|done for)|(?:ill|i will|im going to|im gonna|will i|am i going to|i guess ill) (?:\w+ )?(?:die alone|be alone|end up alone|stay (?:single|poor|broke)|be (?:broke|poor|single|alone)|never (?:\w+ ){0,3}?(?:love|marry|money|happy|kids)))\b/u;
const WORRIED =
  /\b(?:should|do) i (?:need to |have to )?(?:be )?(?:worr\w*|scared|afraid|nervous|concerned|panic)\b/u;

/** "so im doomed to be broke", "should i be worried", after what a chart, a card or the sky says. */
const doomed: ChartTurn = {
  isSaid: ({ text }) =>
    (DOOMED.test(text) || WORRIED.test(text)) &&
    wordsOf(text) <= 14 &&
    !/\b(?:test|results?|lump|police|court|hits?)\b/u.test(text),
  tell: (_context, { text }) => {
    const what = /\b(?:broke|poor|money|debt)\b/u.test(text)
      ? ' Wages, rent and prices decide about money, and the next small step is yours: one fixed transfer on payday, however small.'
      : /\b(?:alone|single|love|marry|divorc\w*)\b/u.test(text)
        ? ' Who you meet depends on where you go and whom you let near, and no line in a chart closes that door.'
        : ' It names a subject to look at, never an outcome, and millions share it with quite different lives.';
    return told(
      `No. Nobody is doomed by a chart, a card or a day, and nothing here is a warning.${what}`,
    );
  },
};

const WENT_BADLY =
  /\b(?:disaster|awful|terrible|horrible|a mess|went (?:wrong|badly|sideways)|broke down|sucked|cancell?ed|stood me up|no show|rained|lost|crashed|didnt work|failed|puked|fell)\b/u;

/** "it was a disaster", "the van broke down on the way lol", after a card for it. */
const cardWentBadly: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    WENT_BADLY.test(text) &&
    OF_CARDS.test(earlier) &&
    wordsOf(text) <= 16 &&
    !/\b(?:should|died|accident|hospital|hurt|police|baby)\b/u.test(text),
  tell: (_context, { text }) =>
    told(
      `${/\b(?:lol|haha|lmao)\b|😂/u.test(text) ? 'Ha, of course it did' : "Oh no, I'm sorry"}. The card didn't do it and couldn't have known: it was drawn by chance, and we remember the ones that fit. What's left of it to sort out, and is there anything in it you'll laugh about by Sunday?`,
    ),
};

/** "the middle one scares me" */
const cardScares: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    /\b(?:scar(?:es?|ed|y)|frighten\w*|worr\w*|creeps?|freak\w*|bad feeling|spook\w*)\b/u.test(
      text,
    ) &&
    OF_CARDS.test(earlier) &&
    wordsOf(text) <= 12,
  tell: () =>
    told(
      "No need: it came up by chance and knows nothing about your week. Hard pictures stand for ordinary things, an ending, a habit, a night of worry, and they announce none of them. If it points at something you're afraid of anyway, that thing deserves five minutes by daylight, and the card can go back in the deck.",
    ),
};

/** "thats so true", after what a placement or a sign means */
const meaningFits: ChartTurn = {
  isSaid: (turn) =>
    /^(?:(?:ok|oh|wow|omg|yes|yeah|haha|lol|damn) )*(?:(?:thats|that is|its|this is) (?:so |too |very |really |kind of |exactly |literally )*(?:me|true|accurate|right|it)|so true|too accurate|spot on|makes sense|exactly me)(?: (?:lol|omg|haha|actually|tho|wow))*\W*$/u.test(
      turn.text,
    ) && isOfMeaning(turn),
  tell: () =>
    told(
      "Then it found something you knew already. That's the best use of a description: it gives you a word for it. Which part of it do you like about yourself, and which would you rather have a bit less of?",
    ),
};

/** "thats how i feel", "so true", after a card */
const cardFits: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    /^(?:(?:ok|oh|wow|omg|yes|yeah|ha|haha|well|hm+) )*(?:(?:that|this|it)s? (?:is )?(?:exactly |kind of |literally |so )?(?:how i feel|me|true|accurate|it|right|fits|spot on)|so true|exactly|too accurate|accurate|makes sense|spot on)(?: \w+){0,3}\W*$/u.test(
      text,
    ) && OF_CARDS.test(earlier),
  tell: () =>
    told(
      'Then the picture did its job: it gave a word to something you knew already. Nothing more is needed from it. Say that word to one person today, or write down the one small thing it makes you want to do.',
    ),
};

/** "i dont want to", "no", after a card that says to move on */
const cardRefused: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    /^(?:(?:but|no|well|and|nope) ?)*(?:i )?(?:dont want to|wont|refuse|disagree|dont agree|cant|never)\b/u.test(
      text,
    ) &&
    OF_CARDS.test(earlier) &&
    wordsOf(text) <= 8,
  tell: () =>
    told(
      "Then don't. A card orders nothing; it's a picture that was on top. And that you said no so fast is the useful part: it tells you where you stand better than the card did.",
    ),
};

const MINE_IS =
  /^(?:(?:ok|oh|ha|haha|lol|well|and) )*(?:mine(?:s| is)?|im|i am|i'm) (?:an? )?(?<sign>\p{L}+)\W*$/u;

/** "mine is cancer", after whose sign it was. */
const ownSignTold: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    MINE_IS.test(text) &&
    signsIn(text).length === 1 &&
    /\b(?:your|star|zodiac|sun|what|which) ?(?:star |zodiac |sun )?sign\b/u.test(earlier),
  tell: (_context, { text }) => {
    const [sign] = signsIn(text);
    if (sign === undefined) return null;
    return told(
      `${SIGNS[sign].name}, then: by the book somebody who tends to ${habitOf('sun', sign)}. I won't hold you to it. Does it fit, or are you the exception?`,
    );
  },
};

const AT_HOME =
  /\bmy (?<who>husband|wife|boyfriend|girlfriend|partner|mom|mum|mother|dad|father|sister|brother|friend|son|daughter|boss|roommate|flatmate)\b|^(?<bare>husband|wife|boyfriend|girlfriend|mum|mom|dad)\b/u;
const SCOFFS =
  /\b(?:nonsense|rubbish|bs|bullshit|stupid|silly|crap|made up|laughs? at (?:me|it)|rolls? (?:his|her|their) eyes|doesnt believe|dont believe|its just me|thinks im (?:crazy|mad|silly|nuts)|makes fun)\b/u;

/** "husband says nonsense", "my dad laughs at me", after a chart question. */
const scoffedAt: ChartTurn = {
  isSaid: ({ text }) => AT_HOME.test(text) && SCOFFS.test(text) && wordsOf(text) <= 14,
  tell: (_context, { text }) => {
    const groups = AT_HOME.exec(text)?.groups;
    const who = groups?.['who'] ?? groups?.['bare'] ?? 'family';
    return told(
      `Your ${who} has a point and so have you: where the planets are is exact, that they do anything has never been shown, and it can still be a good way to think about a week. Nobody has to be converted over dinner. If the laughing stings, say just that: "You don't have to believe it. I'd like you not to laugh at me."`,
    );
  },
};

const HAVE_ONE = /\bnorth node|nodes?\b/u;
/** "no idea what that means in real life", after the north node */
const nodeInLife: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    HAVE_ONE.test(earlier) &&
    /\b(?:no idea what (?:that|it)|in real life|in practice|an example|day to day|on a normal (?:day|tuesday)|what do i do with)\b/u.test(
      text,
    ) &&
    wordsOf(text) <= 14,
  tell: ({ chart }, { earlier }) => {
    const sign = signsIn(earlier).at(-1) ?? signOfPoint(chart, 'trueNode');
    if (sign === null || sign === undefined) return null;
    const said = tellPlacement({ point: 'northNode', sign, house: null }, true);
    return said === null ? null : told(said);
  },
};

const SAME =
  /\bmy (?<who>mother|mom|mum|dad|father|sister|brother|grandma|grandmother|aunt|best friend|friend|husband|wife|boyfriend|girlfriend|ex|son|daughter|cousin|boss|twin)\b.{0,20}\b(?:has|had|have|got|is|was)\b.{0,14}\b(?:the same|same one|it too|that too|one too|also|as well)\b/u;

/** "i dont want any", after children in the chart */
const wantsNone: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    /\b(?:dont|do not|never) (?:even |really )?want(?:ed)? (?:any|kids|children|one)\b|\bwant(?:ed)? to$|\bno (?:kids|children|thanks)\b/u.test(
      text,
    ) &&
    /\b(?:kids|children|baby|babies|marriage|marry|wedding)\b/u.test(earlier) &&
    /\b(?:charts?|houses?|5th|fifth|7th|seventh|palms?|lines?|stars|planets?|cards?)\b/u.test(
      earlier,
    ) &&
    wordsOf(text) <= 10,
  tell: () =>
    told(
      "Then that's the answer, and it counts more than any house. That part of a chart is read for play and whatever you make or look after as well, so nothing in it stands empty without them. You owe nobody a reason.",
    ),
};

/** "my ex had the same one", "my sister has the same and we are nothing alike" */
const sameAsTheirs: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    SAME.test(text) &&
    wordsOf(text) <= 16 &&
    /\b(?:moon|sun|rising|venus|mars|mercury|sign|placement|life ?path|number|house|node|card)\b/u.test(
      earlier,
    ),
  tell: (_context, { text }) => {
    const who = SAME.exec(text)?.groups?.['who'] ?? 'friend';
    const verdict = /\b(?:nothing alike|opposite|different|not alike|hate|fight)\b/u.test(text)
      ? "That's the best argument against taking it too seriously."
      : 'You may know the same moods from the inside, and still want different things from them.';
    return told(
      `Then you and your ${who} have one note in common, with some millions of others. ${verdict} The rest of the chart, and above all the rest of the life, makes the tune.`,
    );
  },
};

export const CARD_AND_FATE_TURNS: readonly ChartTurn[] = [
  cardReadOn,
  ofTwoCards,
  ownSignTold,
  cardWentBadly,
  cardScares,
  cardFits,
  meaningFits,
  cardRefused,
  doomed,
  scoffedAt,
  nodeInLife,
  wantsNone,
  sameAsTheirs,
];
