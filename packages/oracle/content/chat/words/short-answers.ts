/** A short question at the edge of a story, with the yes or no that it wants. */
export interface ShortAnswer {
  readonly asked: RegExp;
  /** Beside these words the short answer would be wrong or cruel. */
  readonly unless: RegExp;
  /** An answer that says so already; one that begins with yes or no does in any case. */
  readonly told: RegExp;
  /** `{word}` is what the question names, `{age}` an age that stands in it. */
  readonly says: string;
  /** The same where an age is named. */
  readonly saysOfAge?: string;
}

const NEVER = /(?!)/u;
const KIN =
  'person|mom|mum|mother|dad|father|parent|friend|daughter|son|sister|brother|wife|husband|girlfriend|boyfriend|partner|teacher|nurse|boss|muslim|christian|catholic|jew|hindu|grandma|grandmother|aunt|uncle';
const DECEIT =
  /\b(?:lie|lied|lying|cheat\w*|affair|spy\w*|track\w*|his phone|her phone|steal|stole|revenge|married|my ex|quit|hit|slap\w*|drunk|hurt|kill\w*|abus\w*|pills?|drugs?)\b/u;

export const SHORT_ANSWERS: readonly ShortAnswer[] = [
  {
    asked:
      /\b(?:is it|am i|is \d\d|\d\d is|right|or)\b.{0,60}\btoo (?<word>late|old)\b|\btoo (?<word>late|old)\b.{0,20}\b(?:right|to start|at \d\d)\b/u,
    unless:
      /\b(?:bab(?:y|ies)|pregnan\w*|conceive|ivf|children|kids?|visa|refund|cancel|deadline|tonight|today|yesterday)\b|\bwas too (?:late|old)\b|\b(?:he|she|they) (?:is|are|says?|said)\b/u,
    told: /\btoo (?:late|old)\b|\bat any age\b|\bnot late\b|\bisn't late\b|\bnever late\b/u,
    says: "No, it isn't too {word} for that.",
    saysOfAge: "No, {age} isn't too {word} for that.",
  },
  {
    asked:
      /\bis it (?:so |really |kind of |a bit )?(?<word>silly|stupid|weird|crazy|dumb|childish|odd|strange|pathetic|ridiculous|lame) (?:to|that|if|of me)\b/u,
    unless: DECEIT,
    told: /\b(?:isn't|not) (?:silly|stupid|weird|crazy|dumb|childish|odd|strange|pathetic|ridiculous|lame)\b/u,
    says: "No, it isn't {word}.",
  },
  {
    asked:
      /\bis it (?:wrong|bad|terrible|awful|horrible|selfish) (?:that|if|to) (?:i )?(?:am |still |even |kind of )?(?:feel|feeling|felt|miss|relieved|happy|sad|angry|jealous|glad|tired|bored|lonely|numb)\b/u,
    unless: NEVER,
    told: /\b(?:isn't|not|nothing) wrong\b|\bisn't (?:bad|selfish)\b/u,
    says: "No. A feeling isn't a wrong, and you didn't choose it.",
  },
  {
    asked: new RegExp(
      `\\bam i (?:\\w+ )?a (?:bad|terrible|horrible|awful) (?<word>${KIN})\\b`,
      'u',
    ),
    unless: DECEIT,
    told: /\bbad (?:person|mother|mom|mum|father|dad|friend|daughter|son)\b/u,
    says: "No, you're not a bad {word}.",
  },
  {
    asked: /\bam i (?<word>cooked|screwed|doomed|toast)\b/u,
    unless: /\b(?:court|police|arrest\w*|cancer|diagnos\w*|pregnan\w*)\b/u,
    told: NEVER,
    says: "No, you're not {word} yet.",
  },
  {
    asked: /\b(?:beginning of the end|bad sign|bad omen)\b/u,
    unless: /\b(?:blood|lump|pain|chest|hit|hurt)\b/u,
    told: /\b(?:bad sign|omen)\b/u,
    says: 'Not by itself.',
  },
  {
    asked:
      /\b(?:tell me (?:that )?it (?:will )?gets?|does it (?:ever )?get|will it (?:ever )?get) (?<word>better|easier)\b/u,
    unless:
      /\b(?:cancer|dementia|alzheimer\w*|terminal|hospice|hits? me|abus\w*|market|price|crypto|stocks?)\b/u,
    told: /\bgets? (?:better|easier)\b/u,
    says: 'It does get {word}.',
  },
  {
    asked:
      /\b(?:wish me luck|fingers crossed for me|cross your fingers|good vibes only|need luck)\b/u,
    unless: NEVER,
    told: /\bluck\b/iu,
    says: 'Good luck!',
  },
  {
    asked: /\b(?:is it just me|or just me|or is it me|am i the only one|anyone else)\b/u,
    unless: /\b(?:see|hear|voices?|watching|following)\b/u,
    told: /\b(?:just you|only one|not alone|many people|most people|plenty of)\b/iu,
    says: "It isn't just you.",
  },
  {
    asked:
      /\b(?:you|the app|it) (?:said|told me|got|had|have|called me|thought)\b.*\b(?:sign|pisces|aquarius|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn)\b.*\b(?:wrong|not an?|get it right|that is|but i am)\b/u,
    unless: /\b(?:he|she|they|rising|moon|died|should i|who is (?:right|wrong))\b/u,
    told: /\b(?:sorry|mistake|No:)/iu,
    says: "You're right, and I'm sorry for the mix-up; ask me again whatever rested on it.",
  },
];
