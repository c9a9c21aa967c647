import { SIGNS } from '@palm/astrology/vocabulary';
import { type SignInLove, SIGNS_IN_LOVE } from '../../../../../content/chat/named/signs-in-love.ts';
import { findSigns } from '../../../entities/find-signs.ts';
import { article, SIGN_WORD } from '../whole/chart-words.ts';
import type { Whole, WholeLookUp } from '../whole/whole-look-up.ts';
import { told } from '../look-up.ts';

const SOMEBODY =
  /\b(?:man|men|guys?|woman|women|girls?|lad(?:y|ies)|boys?|dude|male|female|boyfriend|girlfriend|bf|gf|crush|husband|wife|ex|partner|date|he|she|hes|shes|him|her)\b/u;
const A_SIGN = new RegExp(String.raw`\b(?:an?|my) ${SIGN_WORD}\b`, 'u');
/** Another placement than the Sun's, two people to compare, or a child: answered elsewhere. */
const OTHER =
  /\b(?:moon|rising|mars|mercury|house|compatib\w*|match|together|marriage|marry|my (?:son|daughter|kid|child|baby|boss|mom|mum|dad|sister|brother|friend)|i'?m an?|i am an?|season|today|tomorrow|week|month|year|20\d\d|cheat\w*|loyal|faithful|come back|comes back)\b/u;

/** What is asked of a sign in love, and what is added: the sign is a sketch, the person counts. */
const ASKED: readonly (readonly [Exclude<keyof SignInLove, 'wants'>, RegExp, string])[] = [
  [
    'quiet',
    /\b(?:quiet|silent|silence|ignor\w*|distant|pull(?:s|ed|ing) away|ghost\w*|(?:stopped|not|isn'?t|won'?t) (?:texting|talking|replying|answering|text|reply|answer)(?: back)?|no reply|disappear\w*|(?:gone|went|turned|acting) cold|cold all of a sudden)\b/u,
    "I can't see the reason from here, so let the answer you get count for more than the sign.",
  ],
  [
    'fights',
    /\b(?:fight\w*|argu\w*|angry|mad at me|upset|furious|conflict|row)\b/u,
    'The person in front of you may do it quite differently, so watch that first.',
  ],
  [
    'wins',
    /\b(?:attract\w*|win (?:over|back|him|her|the heart)|seduce|(?:fall|falls) (?:in love )?(?:for|with) me|impress|flirt with|keep .{0,24}\binterested|make .{0,24}\b(?:like|love|want|miss|chase|notice) me|get .{0,24}\b(?:to like|to notice|to want|to chase|attention)|approach)\b/u,
    "No trick keeps anybody, so do only what's really you.",
  ],
  [
    'shows',
    /\b(?:likes? me|loves? me|into me|interested in me|has feelings|shows? (?:love|feelings|affection|interest|they care|he cares|she cares)|when (?:they|he|she)(?:'?s| is| are)? in love|acts? when)\b/u,
    'Go by what is done this month, and by the sign only for the style.',
  ],
];
/** Why one keeps meeting them, and not how to win one. */
const DRAWN_TO =
  /\b(?:why|how come)\b.{0,24}\b(?:i|im|me)\b.{0,24}\b(?:keep|always|only|attract\w*|drawn)\b/u;
const WANTS =
  /\b(?:what (?:does|do|would) .{0,30}\b(?:wants?|need|look for|like)\b|what .{0,20}\blooking for)\b/u;

function kindIn(text: string) {
  return ASKED.find(([, words]) => words.test(text));
}

/** The only sign that is named, said of another person. */
function signIn({ text }: Whole) {
  const signs = [...new Set(findSigns(text))];
  const isOther = SOMEBODY.test(text) || A_SIGN.test(text);
  return signs.length === 1 && isOther && !OTHER.test(text) ? signs[0] : undefined;
}

/** "cancer man ignoring me": told in a few words, and the sign is what is asked about. */
const isShortlyTold = ({ text }: Whole): boolean => text.split(' ').length <= MOST_TOLD_WORDS;
const MOST_TOLD_WORDS = 8;

/** "how do i make a virgo man fall for me", "what does a venus in aries guy want" */
export const signInLove: WholeLookUp = {
  family: 'sign-in-love',
  isAsked: (whole) =>
    signIn(whole) !== undefined &&
    !DRAWN_TO.test(whole.text) &&
    (/\b(?:how|what|why|does|do|signs?)\b/u.test(whole.text) || isShortlyTold(whole)) &&
    (kindIn(whole.text) !== undefined || WANTS.test(whole.text)),
  tell: (_context, whole) => {
    const sign = signIn(whole);
    if (sign === undefined) return null;
    const ofSign = SIGNS_IN_LOVE[sign];
    const asked = kindIn(whole.text);
    if (asked !== undefined) return told(`${ofSign[asked[0]]} ${asked[2]}`);
    const { name } = SIGNS[sign];
    const who = /\bvenus\b/u.test(whole.text)
      ? `a person with Venus in ${name}`
      : `${article(name)} ${name}`;
    return told(
      `By the book, ${who} wants ${ofSign.wants}. What this one wants from you I can't see, and it can be asked. ${ofSign.shows}`,
    );
  },
};
