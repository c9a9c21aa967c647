import type { ToldSituation } from './situation.ts';
import { RELATIVE } from './words.ts';

const ABROAD = String.raw`(?:army|navy|military|soldier|marine|engineer|oil rig|rig|offshore|deployed|overseas|syria|ship|captain|surgeon|un doctor|widower|peacekeep\w*|contract)`;
const NOT_MET = String.raw`(?:never (?:met|seen|can|video|does|wants)|(?:not|havent|hasnt|we havent) (?:\w+ )?met|(?:cant|cannot|wont|never|no|refuses to|not) (?:\w+ ){0,3}(?:video|camera|facetime|zoom|call)|camera (?:is |always )?broken|met (?:\w+ )?(?:online|on (?:facebook|instagram|tinder|hinge|a dating|an app|the app))|online (?:boyfriend|girlfriend|man|guy|friend))`;
const PAID_SO = String.raw`(?:(?:gift|apple|itunes|steam|google(?: play)?|amazon|razer) ?cards?|western union|moneygram|bitcoin|crypto|usdt|wire (?:him|her|transfer)|leave (?:paper|papers|permit|form|fee)|customs|visa fee|clearance|release fee|hospital bill|plane ticket|ticket to (?:come|see|visit))`;
const WANTS = String.raw`\b(?:needs?|wants?|ask(?:s|ed|ing)?|send|sent|sending|pay|paid|loan|lend|borrow|buy)\b`;

/** Love with a bill: nearly always fraud where they never met. */
const LOVE_FOR_MONEY = new RegExp(
  String.raw`(?=.*${WANTS})(?:(?=.*\b${NOT_MET}\b)(?=.*(?:\b${PAID_SO}\b|\b(?:money|dollars|euros|pounds|cash|fee)\b|[$£€]\d))|(?=.*\b${PAID_SO}\b)(?=.*\b${ABROAD}\b)(?=.*\b(?:he|she|him|her|hes|shes)\b))`,
  'su',
);

const TIME = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|ninety|a|an|a hundred) (?:days?|weeks?|months?|years?)`;
const SOBER = new RegExp(
  String.raw`\b${TIME} (?:\w+ )?(?:(?:off|without|free (?:of|from)) (?:the |a |any )?(?:drink\w*|booze|alcohol|bottle|wine|beer|vodka|weed|drugs?|pills)|sober|clean|dry|no (?:drink|alcohol|booze))\b|\b(?:sober|clean|dry|off the (?:drink|booze)|(?:not had|havent had|without) a drink)\b (?:for |since |in )?(?:${TIME}|january|new year|christmas)\b`,
  'u',
);

const PATROL = String.raw`(?:goes? through|checks?|checking|reads?|inspects?|counts|tracks?|tracking|monitors?|controls?|quizz?es|questions)`;
const WATCHED = new RegExp(
  String.raw`\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w*|taurus|they)\b.{0,40}\b(?:${PATROL} (?:\w+ ){0,3}(?:receipts?|my phone|my messages|my texts|my emails|my location|my mileage|my bank|my spending|my purse|my bag|what i (?:spend|wear|eat|buy)|who i (?:see|talk|text|call|meet))|(?:makes me|i have to|wants me to) (?:account for|show|justify|explain) (?:\w+ ){0,2}(?:receipts?|penny|cent|purchase|pound|dollar|minute)|gives me an allowance|(?:took|takes|keeps|holds) my (?:card|cards|wages|salary|pay|passport)|times (?:me|how long)|(?:wont|doesnt|does not|will not|never) let(?:s)? me (?:see|have|go|work|spend|drive|meet))\b`,
  'u',
);

const CARER = String.raw`(?:nurse|nursing|midwife|paramedic|pharmacist|carer|doctor|medic|resident|intern|vet|care home|ward|shift|patients?)`;
const SLIP = String.raw`(?:wrong (?:dose|dosage|drug|patient|med\w*|medicine|tablets?|label|blood|chart|line)|(?:med(?:ication)?|drug|dosing|dose) (?:error|mistake)|double dose|made (?:a|an|my first) (?:\w+ )?(?:error|mistake)|missed (?:a|the|his|her) (?:\w+ )?(?:dose|reading|sign)|forgot (?:to give|the|his|her) (?:\w+ )?(?:dose|med\w*|tablets?))`;
const HAUNTED = String.raw`(?:replay\w*|cant stop|cannot stop|cant sleep|keep (?:thinking|seeing|going over)|sick about|shak\w+|terrible|awful|guilt\w*|ashamed|crying|cried|quit|not cut out|trust myself|reported (?:it|myself)|haunt\w*|horrible)`;
/** A mistake of the user's own in the care of others, which does not let go. */
const CARE_ERROR = String.raw`(?=.*\b(?:i|ive|im|my)\b)(?=.*\b${CARER}\b)(?=.*\b${SLIP}\b)(?=.*\b${HAUNTED}\b)`;
const OTHERS_ERROR =
  /\b(?:gave me|gave my|i took|the (?:doctor|nurse|pharmacist|vet) (?:gave|made|missed))\b/u;

/**
 * Situations in which a near subject would be cruel or a danger. They are heard before anything else, also where
 * something is asked with them.
 */
export const HEARD_FIRST: readonly ToldSituation[] = [
  {
    id: 'love-for-money',
    whose: 'any',
    is: LOVE_FOR_MONEY,
    unless:
      /\b(?:(?:my|our) (?:son|daughter|brother|sister|cousin|kids?)|husband|wife|landlord|boss|we live together|scammed me|was a scam)\b/u,
    family: 'asked-for-money',
    says: `Please don't send anything, no card, no fee, no loan. Someone you've never met face to face, who can't show up on video and then needs money to reach you, is how romance fraud works nearly every time; gift cards are its favorite because they can't be traced back. No planet says otherwise, and I wouldn't call it a soulmate on any chart. Your feelings were real, and being careful isn't being cold. Tell one person you trust the whole story tonight, before you answer. If you've already paid, call your bank or the card company now; the help page has more.`,
  },
  {
    id: 'watched-at-home',
    whose: 'any',
    is: WATCHED,
    unless:
      /\b(?:boss|manager|landlord|teacher|my (?:son|daughter|kid|child|toddler|mother in law))\b/u,
    family: 'red-flag',
    says: `A sign doesn't explain that, and I wouldn't put it down to one. Two people can agree to watch the money together; it's different when one checks and the other has to answer for every small thing. You know better than I do which it is. Ask yourself: could you say "I'd rather you didn't", and would it be all right afterward? Do you plan your day around the questions? If you feel small or afraid, that deserves to be taken seriously. The help page lists people you can talk to in private, even if you're not sure it counts.`,
  },
  {
    id: 'sober-time',
    whose: 'self',
    is: SOBER,
    unless:
      /\b(?:relaps\w*|slipped|drank (?:again|last|yesterday|on|at)|craving\w*|tempted|want a drink|need a drink|one drink|letter|how|should|when|will|what)\b|\?/u,
    family: 'good-news',
    says: `I noticed, and it counts: every one of those days had an hour in it that you got through. From outside it's nearly invisible, because what people would have to see is something that didn't happen. So tell one person the number out loud: "It's been this long today, and I wanted you to know." Then mark it yourself, with a good meal, a long bath, something you'd have spent the money on. What's been easier than you thought, and what still isn't?`,
  },
  {
    id: 'error-in-care-reported',
    whose: 'any',
    is: new RegExp(
      String.raw`${CARE_ERROR}(?=.*\b(?:reported|owned up|told (?:my|the)|filled (?:in|out))\b)`,
      'su',
    ),
    unless: OTHERS_ERROR,
    family: 'guilty-ashamed',
    says: `Of course it keeps playing; it's frightening because you care what happens to the people in your hands. Look at what you did next, too: you said so, and that's the part that keeps patients safe and the part many find hardest. Going over it at night doesn't add to that. Tell it once, in full, to a senior colleague you trust, and ask, "What would you change in how I check?" Take that one change with you to the next shift. And if sleep or confidence doesn't come back, staff support is there for exactly this.`,
  },
  {
    id: 'error-in-care',
    whose: 'any',
    is: new RegExp(CARE_ERROR, 'su'),
    unless: OTHERS_ERROR,
    family: 'guilty-ashamed',
    says: `Of course it keeps playing; it's frightening because you care what happens to the people in your hands. Going over it alone at night makes nobody safer, and telling it does. If it isn't reported yet, do that first, in plain facts: what happened, when, what you did next. Then tell the whole story once to a senior colleague you trust and ask, "What would you change in how I check?" Take that one change with you to the next shift. And if sleep or confidence doesn't come back, staff support is there for exactly this.`,
  },
  {
    id: 'parted-with-theirs',
    whose: 'any',
    isOfDeath: true,
    is: new RegExp(
      String.raw`\b(?:sold|selling|sell|gave away|giving away|gave|donated|donating|threw (?:out|away)|scrapped|let go of|parted with|got rid of)\b.{0,25}\b(?:(?:late|dead) ${RELATIVE}|(?:${RELATIVE}) (?:who|that) (?:died|passed))\b|(?=.*\b(?:sold|gave away|donated|threw (?:out|away)|scrapped|got rid of|parted with)\b (?:my |our )?${RELATIVE} (?!house|home|flat)\w+)(?=.*\b(?:died|passed|dead|late|gone|funeral)\b)`,
      'su',
    ),
    unless:
      /\b(?:without (?:asking|telling)|my (?:brother|sister|aunt|uncle|mom|mum|dad) (?:sold|gave|threw)|price|worth|tax|probate)\b|\?/u,
    family: 'grief-old',
    says: `I'm sorry. You let go of a thing and not of the person, and it still feels like treason because so much of them was in it: the hands on it, the sound, the place where it stood. Nothing between you went with it. If you can, keep something small that belonged with it, a button, a key, a photo, and write down one story in which it plays a part while you still have every detail. The feeling may come back when you pass the empty place. What did they do with it that you can still see?`,
  },
  {
    id: 'waiting-after-a-letter',
    whose: 'any',
    is: /(?=.*\b(?:letter|message|email|card|text|wrote)\b)(?=.*\b(?:read|got|received|opened|delivered|sent|seen)\b)(?=.*\b(?:(?:hasnt|havent|has not|not|didnt|never) (?:\w+ )?(?:called|rung|phoned|replied|answered|written|wrote|responded|said)|no (?:reply|answer|response|call|word)|nothing back|silence)\b)(?=.*\b(?:how long|wait|waiting|give (?:it|her|him|them))\b)(?=.*\b(?:letter|daughter|son|mother|father|mom|mum|dad|brother|sister|parents|estranged|years)\b)/su,
    unless: /\b(?:job|landlord|interview|crush|date|tinder|boss|recruiter|visa)\b/u,
    family: 'estranged-family',
    says: `Longer than feels fair: weeks or months are common when the silence before it was years, so nine days or twenty don't say much either way. I can't see what they feel. A letter that was read has arrived, and it needs no second one to explain it. Leave the door open and don't knock again for now; if you want a limit for your own peace, choose a day some months off when you may send one light line that asks nothing. Until then keep up what keeps you steady, and tell someone how the waiting is.`,
  },
];
