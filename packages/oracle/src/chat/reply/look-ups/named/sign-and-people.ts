import { SIGNS } from '@palm/astrology/vocabulary';
import { SIGN_CLICHES } from '../../../../../content/chat/named/sign-cliches.ts';
import { SIGN_TRAITS } from '../../../../../content/chat/own/other-sides.ts';
import { UNDER_THE_PICTURE } from '../../../../../content/chat/named/unlike-signs.ts';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import { habitOf, placedWords, SIGN_WORD, signsIn } from '../whole/chart-words.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const OTHER_POINTS =
  /\b(?:moon|rising|ascendant|venus|mars|mercury|saturn|jupiter|house|compatib\w*|match|season|retrograde|transit\w*|horoscope|today|tomorrow|cusp|vedic|sidereal|chinese)\b/u;

const LOVERS = String.raw`(?:husbands?|wives|exes|ex ?(?:husbands?|wives|boyfriends?|girlfriends?)|boyfriends?|girlfriends?|bfs|gfs|partners?|lovers?|crush\w*|men|guys|women|girls|dates?|dating|date|married?|marry|fall(?:ing)? for|fell for|attract\w*|love)`;
const OTHERS = String.raw`(?:boss\w*|managers?|friends?|best friends?|roommates?|flatmates?|coworkers?|colleagues?|teachers?|landlords?|neighbou?rs?|kids|children|siblings|enem\w+|get along with|clash with|fight with|surrounded by|people in my life)`;
const AGAIN =
  /\b(?:all|always|every|each|keep|keeps|another|again|third|fourth|three|four|five|six|seven|[3-9] (?:of them|in a row|times|exes|husbands|boyfriends|bosses))\b/u;

/** "why have all my husbands been geminis. three", "every boss i had was a virgo" */
const sameSignAgain: WholeLookUp = {
  family: 'sign-traits',
  isAsked: ({ text }) =>
    signsIn(text).length === 1 &&
    AGAIN.test(text) &&
    new RegExp(String.raw`\b(?:${LOVERS}|${OTHERS})\b`, 'u').test(text) &&
    /\b(?:i|my|me|ive|im)\b/u.test(text) &&
    !OTHER_POINTS.test(text) &&
    !/\b(?:are (?:all|they all)|family|everyone in|late|tired|cry|joke|roast|poem|card|birthday)\b/u.test(
      text,
    ),
  tell: (_context, { text }) => {
    const [sign] = signsIn(text);
    if (sign === undefined) return null;
    const { name } = SIGNS[sign];
    const isLove = new RegExp(String.raw`\b${LOVERS}\b`, 'u').test(text);
    const [, kinder] = SIGN_CLICHES[sign];
    const what = isLove
      ? `By the book you like what ${name} does well: ${kinder}.`
      : `By the book they have one thing in common: ${kinder}.`;
    const look = isLove
      ? 'If there is a type, it shows in the first two weeks and not in the birthday: write down what those people did then. Keep the nice half of the list and be warned by the other.'
      : "If they share something that matters, it's how the places were run, so look at that before the next one, and not at the birthday.";
    return told(
      `Mostly chance: with twelve signs a run of the same one is far commoner than it feels, and after the second you start to check. ${what} ${look}`,
    );
  },
};

const CLAIMED = new RegExp(
  String.raw`\b(?:is it true|true that|they say|people say|everyone says|i heard|i read|someone said|my \w+ says|say that)\b.{0,30}\b${SIGN_WORD}(?:s|es)?\b.{0,24}\b(?:cant|can't|cannot|never|are|is|dont|do not|be|always|make)\b|^(?:so |ok |but |and )*(?:are|do|can|will) (?:all |most )?${SIGN_WORD}(?:s|es)?(?: (?:men|women|guys|girls|people))?\b.{0,30}\b(?:faithful|loyal|commit\w*|cheap|stingy|cheat\w*|liars?|lie|trust\w*|jealous|cold|toxic|lazy|crazy|fake|two faced|moody|clingy|selfish|bossy|boring|dramatic|stubborn|settle down|good (?:fathers|mothers|parents|husbands|wives|lovers|in bed))\b`,
  'u',
);
const LOYALTY = /\b(?:faithful|loyal|cheat\w*|commit\w*|stray|trust\w*|settle down|affair)\b/u;
/** "can scorpios be trusted" is answered with yes, "do geminis cheat" and "is it true leos can't be loyal" with no. */
const ASKS_FAITH = /\b(?:faithful|loyal|commit\w*|trust\w*|settle down)\b/u;
const DENIES =
  /\b(?:can ?not|can'?t|cannot|never|not|dont|don't|wont|won't|un\w+|cheat\w*|stray)\b/u;
const WHOSE =
  /\bmy (?<who>fianc\p{L}*|husband|wife|boyfriend|girlfriend|bf|gf|partner|date|crush|boss|flatmate|roommate|friend|ex|son|daughter|sister|brother|mother|mom|mum|dad|father|landlord|coworker)(?!\p{L})/u;
const TEASER =
  /\bmy (?<who>aunt|mother in law|mother|mom|mum|sister|friend|family|cousin|grandma|nan|coworkers?|colleagues?)\b.{0,24}\b(?:wont shut up|keeps?|says?|said|insists?|warn\w*|never stops|on about|teas\w*|swears?)\b/u;

/** "is it true aquarius can't be faithful? my fiancé is one and my aunt won't shut up" */
const claimOfSign: WholeLookUp = {
  family: 'sign-traits',
  isAsked: ({ text }) =>
    signsIn(text).length === 1 && CLAIMED.test(text) && !OTHER_POINTS.test(text),
  tell: (_context, { text }) => {
    const [sign] = signsIn(text);
    if (sign === undefined) return null;
    const { name } = SIGNS[sign];
    const [cliche, kinder] = SIGN_CLICHES[sign];
    const who = WHOSE.exec(text)?.groups?.['who'];
    const opening = LOYALTY.test(text)
      ? `${ASKS_FAITH.test(text) && !DENIES.test(text) ? 'Yes, as much as anyone' : 'No'}. No sign cheats by nature: when people have counted marriages and divorces, all twelve came out alike.`
      : `Not by nature: no study has found a trait that belongs to one sign.`;
    const book = ` The cliché about ${name} is ${cliche}; the kinder reading is that ${kinder}.`;
    const one =
      who === undefined ? '' : ` Your ${who} is one person: go by what you've seen them do.`;
    const teaser = TEASER.exec(text)?.groups?.['who'];
    const words =
      teaser === undefined
        ? ''
        : ` For your ${teaser}: "I'm with the person and not with the birthday. Next topic?"`;
    return told(`${opening}${book}${one}${words}`);
  },
};

const I_AM = new RegExp(
  String.raw`(?:^(?:ok |so |hi |hey |lol )*(?:an? )?|\b(?:im|i am|as|being) (?:an? |such an? |supposed to be an? |a typical )|\bmy (?:sun|sign|sun sign|star sign|zodiac)(?: sign)?(?: is|s)? (?:in )?(?:an? )?)(?<sign>${SIGN_WORD})(?: sun)?(?: (?:man|woman|girl|guy))?[,.]? (?:(?:but|yet|and|though|who|that|however)\b.{0,50}\b(?:i|im|my|me|is|hates?|cant|never|always)\b|here[,.]? (?:but|and)\b)`,
  'u',
);
const UNTYPICAL =
  /\b(?:but|yet|though|however|explain|why|how come|messy|dump|chaos|chaotic|late|lazy|scared|afraid|shy|quiet|hates?|cant|never|broke|homebody|cold|untidy|dirty|forget\w*|lose|introvert\w*|boring|not)\b/u;

/** "i'm a virgo and my car is a garbage dump", "my sun is leo but i hate attention" */
const unlikePicture: WholeLookUp = {
  family: 'sun-sign',
  isAsked: ({ text }) =>
    signsIn(text).length === 1 &&
    I_AM.test(text) &&
    UNTYPICAL.test(text) &&
    text.split(' ').length <= 20 &&
    !OTHER_POINTS.test(text) &&
    !/\b(?:he|she|they|his|her|boyfriend|girlfriend|husband|wife|partner|should i|will i|want to|need|ask|question|when|year|week|month|am i (?:cursed|doomed)|eclipse|we|us|our|my (?:ex|boss|mom|mum|dad|roommate|flatmate|housemate|sister|brother|friend|best friend|coworker|colleague|son|daughter|kid|baby|crush|date))\b/u.test(
      text,
    ),
  tell: ({ chart }, { text }) => {
    const [sign] = signsIn(text);
    if (sign === undefined) return null;
    const own = (['moon', 'mars', 'mercury'] as const).flatMap((point) => {
      const at = signOfPoint(chart, point);
      return at === null || at === sign ? [] : [{ point, at }];
    })[0];
    const elsewhere =
      chart === null || own === undefined
        ? ' And the Sun is only one of ten planets, so the rest of the chart may well say otherwise.'
        : ` And the Sun is only one of ten planets: ${placedWords(own.point, own.at)} tends to ${habitOf(own.point, own.at)}.`;
    return told(
      `No contradiction: ${UNDER_THE_PICTURE[sign]}.${elsewhere} A sign fits nobody exactly, and you know yourself better than the list does.`,
      ...(chart === null || own === undefined ? [] : [natalFact(chart, own.point)]),
    );
  },
};

const WHO_MORE =
  /\b(?:who|which(?: sign| one)?)(?:s| is| are)? (?:the )?(?:more|most|better|worse|worst|bigger|biggest|\w+er)\b/u;

/** "who is more stubborn taurus or scorpio": the one whose trait it is by the book. */
const whoIsMore: WholeLookUp = {
  family: 'sign-traits',
  isAsked: ({ text }) =>
    signsIn(text).length === 2 && WHO_MORE.test(text) && !OTHER_POINTS.test(text),
  tell: (_context, { text }) => {
    const [a, b] = signsIn(text);
    if (a === undefined || b === undefined) return null;
    const known = [a, b].filter((sign) => SIGN_TRAITS[sign][0].test(text));
    const [only] = known;
    const verdict =
      known.length === 1 && only !== undefined
        ? `By the book ${SIGNS[only].name}, without a photo finish.`
        : `By the book it's close, and I'd give it to ${SIGNS[a].name} by a nose.`;
    return told(
      `${verdict} ${SIGNS[a].name} tends to ${habitOf('sun', a)}, ${SIGNS[b].name} to ${habitOf('sun', b)}. In real life the winner is whoever slept worse. No study has found a trait that belongs to a sign, so settle it with a coin.`,
    );
  },
};

export const SIGN_AND_PEOPLE: readonly WholeLookUp[] = [
  sameSignAgain,
  claimOfSign,
  unlikePicture,
  whoIsMore,
];
