import { BAD_NEWS } from './bad-news.ts';

/** What is looked at to find the form of a message. */
export interface Told {
  /** The question, or the whole of a statement: plain words. */
  readonly plain: string;
  /** The same with the story before it, in small letters. */
  readonly whole: string;
  /** Whether a story stands before the question. */
  readonly hasStory: boolean;
  /** Whether a question is asked. */
  readonly isAsked: boolean;
  readonly isJoke: boolean;
  readonly isYesNo: boolean;
  readonly hasPerson: boolean;
}

export interface MessageForm {
  readonly family: string;
  /** Wins over a subject that is only likely. */
  readonly isPlain?: true;
  readonly fits: (told: Told) => boolean;
}

const SECRET =
  /\b(?:pin|atm|password|passcode|otp|(?:(?:verification|security|digit) )?code(?! of\b)|bank details|card number)\b/u;
const WANTED =
  /\b(?:wants?|asks?|asked|asking|needs?|give|giving|gave|send|share|sharing|demand\w*|told me to|called)\b/u;
const SCAM =
  /\b(?:scam\w*|gift cards?|western union|safe account|remote access|anydesk|teamviewer|phishing|wire (?:him|her|them|money))\b/u;
const MOOD =
  /^(?:(?:so|just|big|oh|well|i am) )*(?:sigh+|u+gh+|meh|a+rgh+|gr+|bl[ae]h|oof|hmph|yawn|mondays?|whatever|tired|exhausted|bored|done)(?: (?:again|today|mondays?|lol|man))*\W*$/u;
const SKY =
  /\b(?:planets?|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|retrograde|natal|transits?|ascendant|manglik|dosha?|nakshatra|kundli|vedic|tarot|eclipse|horoscope|zodiac|progressed|descendant|birth chart|my chart)\b|\b(?:ace|two|three|[2-9]|page|knight|queen|king) of (?:cups|wands|swords|pentacles)\b/u;
const SIGN =
  /\b(?:a sign|signs? from|coincidence|omens?|bad luck|unlucky|means? something|ghosts?|haunted)\b/u;
const WRITE =
  /\bhow (?:do|should|can|would|to) ?i? (?:phrase|word|write|reply|respond|put (?:it|that|this))\b|\bwhat (?:do|should|can|would) i (?:say|write|reply|text|respond|put|name|call)\b|\bhelp me (?:write|word|reply|text|name)\b|\b(?:names?|captions?|toast|speech) (?:for|ideas)\b|\bsecret santa\b|\bgive me (?:a|some) (?:lines?|names?|captions?|text|comebacks?)\b/u;
const ODD =
  /\b(?:is|would) (?:it|that|this)(?: be)?(?: \w+)? (?:normal|weird|strange|odd|wrong|ok|okay|bad|cringe|silly|stupid|crazy|selfish|pathetic|childish|sad|awkward|rude|petty|allowed)\b|\bam i (?:weird|strange|crazy|selfish|broken|the only|a (?:bad|terrible|horrible))\b|\bdoes (?:that|it|this) make me\b/u;
const DO =
  /\bwhat (?:do|should|can|would) (?:i|we)(?: even)? (?:do|tell|make)\b|\bsupposed to do\b|\bwhat now\b|\bnow what\b|\bany (?:advice|ideas|tips)\b|\b(?:need|want) (?:some )?(?:advice|help)\b|\bhelp me\b|(?<!\b(?:why|how|when|where|what|which|who) )\bdo i (?!have\b|look\b|need\b)\w+|\btalk me (?:out|into)\b|\bsay something\b|\b(?:stop|convince|hype|cheer|motivate) me\b|\bpep talk\b|\bwhere do i\b/u;
const WHY_ME = /\b(?:why|how come) (?:do|am|can|did|would|is|are)? ?(?:i|my)\b/u;
const WHY_THEY =
  /\b(?:why|how come) (?:does|do|did|is|are|will|would|has|have)\b|\bwhat is (?:his|her|their) (?:problem|deal)\b/u;
const MEANT = /\bwhat (?:does|did|do) (?:he|she|they|it|that|this) (?:even )?mean\b|\bmeans? by\b/u;
const HOW = /\bhow (?:do|can|should|would|to|am|does)\b/u;
const OPINION =
  /\b(?:dealbreaker|deal breaker|or (?:no|not|nah)|be honest|opinions?|is not he|is not she|right tho)\b/u;
const WILL = /\bwill (?:i|my|the|he|she|they|we|it|this)\b/u;
const WHEN = /\b(?:when|how long|how soon)\b/u;
const FACT = /^(?:(?:so|ok|and|but|hi|hey) )*(?:what|which|who|where|whose|how (?:much|many))\b/u;

const SAD =
  /\b(?:cried|cry|crying|alone|lonely|no longer|anymore|any more|does not (?:need|remember|know|want|speak|love)|(?:is|are|all) gone|hurts?|sick|awful|terrible|worst|sad|asham\w*|guilt\w*|dropping off|empty|too late|do not like|only in (?:my|his|her)|miss (?:him|her|them|my|the)|never know what|closed|(?:son|daughter|kids|brother|sister|friend)(?:'?s| has| have| is| are)? (?:moved|moving|gone|left))\b/u;
const GOOD =
  /\b(?:won|passed|got (?:the|in|into|my|accepted|engaged|promoted|hired)|accepted|best (?:day|part|thing|week)|happy|happiest|proud|yay|engaged|(?:he|she|they) said yes|promot\w+|all clear|was clear|i did it|we did it|thrilled|celebrat\w*|amazing news|good news|finally (?:got|did|finished|passed|paid))\b|🎉|🥳|!!!/u;
/** Good words in a story that turns: "i won the cup twice. i did not move the peg". */
const TURN = /\b(?:but|not|never|however|although)\b|n't\b/u;
const SLIP =
  /\b(?:lied|pretended|bought|ordered|spent|overspent|accidentally|by accident|by mistake|oops|wrong (?:person|chat|number|group)|found (?:my|our)|caught me|replied all|broke (?:the|my|his|her|our)|dropped|forgot)\b/u;
const AHEAD =
  /\b(?:tomorrow|tonight|next (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of) (?:days|weeks|months|hours)|starts|starting|booked|upcoming|about to|chickening|cold feet|first day|new job|moving (?:in|into|to|out))\b/u;
const AFRAID =
  /\bi (?:am |feel |get |keep |was )?(?:\w+ )?(?:afraid|scared|terrified|nervous|anxious|worried|dread\w*|panic\w*)\b|\bscares me\b/u;
const PERSON =
  /\b(?:never (?:helps?|listens?|asks?|calls?|says?|cooks?|cleans?|pays?)|always|keeps|refus\w+|will not|laugh\w*|ignor\w+|is not (?:speaking|talking)|wants (?:me|my)|makes me|expects|complain\w*|hates|rude|favou?rites?|annoy\w*|lazy|copied|shout\w*|blam\w+|too tired)\b/u;
const WANT =
  /\bi (?:really |just |only |also |still )*(?:want|wish|would like|would love|am trying|am thinking|dream of)\b|\bwant to\b|\bin love\b|\bi think i (?:am|like|love)\b/u;
/** "rip gerald": a joke about something that is no person. */
const RIP = /\brip \w+|\bplot twist\b|\bsend help\b/u;

const asks =
  (pattern: RegExp) =>
  ({ plain, isAsked }: Told): boolean =>
    isAsked && pattern.test(plain);
const tells =
  (pattern: RegExp) =>
  ({ whole }: Told): boolean =>
    pattern.test(whole);

/** The forms of a message and the family that answers each; the first that fits is taken. */
export const MESSAGE_FORMS: readonly MessageForm[] = [
  {
    family: 'ask-safety',
    isPlain: true,
    fits: ({ whole }) => SCAM.test(whole) || (SECRET.test(whole) && WANTED.test(whole)),
  },
  { family: 'tell-mood', isPlain: true, fits: tells(MOOD) },
  { family: 'ask-sky', fits: tells(SKY) },
  { family: 'ask-write', fits: ({ plain }) => WRITE.test(plain) },
  { family: 'ask-odd', fits: ({ plain }) => ODD.test(plain) },
  { family: 'ask-sign', fits: tells(SIGN) },
  { family: 'ask-why-me', fits: ({ plain }) => WHY_ME.test(plain) },
  { family: 'ask-do', fits: ({ plain }) => DO.test(plain) },
  { family: 'why-they', fits: asks(WHY_THEY) },
  { family: 'what-they-meant', fits: asks(MEANT) },
  { family: 'ask-how', fits: ({ plain }) => HOW.test(plain) },
  { family: 'will-event', fits: asks(WILL) },
  { family: 'when-will', fits: asks(WHEN) },
  {
    family: 'ask-opinion',
    fits: ({ plain, isYesNo }) => isYesNo || OPINION.test(plain),
  },
  { family: 'ask-fact', fits: (told) => !told.hasStory && asks(FACT)(told) },
  {
    family: 'tell-joke',
    fits: ({ isJoke, whole }) => RIP.test(whole) || (isJoke && !BAD_NEWS.test(whole)),
  },
  {
    family: 'tell-good',
    fits: ({ whole }) => GOOD.test(whole) && !BAD_NEWS.test(whole) && !TURN.test(whole),
  },
  { family: 'tell-slip', fits: tells(SLIP) },
  {
    family: 'tell-ahead',
    fits: ({ whole }) => AFRAID.test(whole) || AHEAD.test(whole),
  },
  { family: 'tell-want', fits: tells(WANT) },
  {
    family: 'tell-hard',
    fits: ({ whole }) => BAD_NEWS.test(whole) || SAD.test(whole),
  },
  {
    family: 'tell-person',
    fits: ({ hasPerson, whole }) => hasPerson && PERSON.test(whole),
  },
  { family: 'tell-story', fits: () => true },
];
