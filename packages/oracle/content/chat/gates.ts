import type { Entities } from '../../src/chat/understood.ts';
import type { Gate } from './words/gate.ts';
import { tellsOfLoss } from './words/loss-words.ts';
import { STRAY_GATES } from './words/stray-gates.ts';

const isEx = ({ who }: Entities): boolean => who?.relation?.startsWith('ex') ?? false;

const MOST_COURTESY_WORDS = 9;

/** A person who is not the user, as the subject of a sentence. */
const OTHER =
  '(?:he|she|they|(?:my|our|his|her) (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|mum|mom|mother|dad|father|parents|son|daughter|kids?|child|brother|sister|twin|cousin|uncle|aunt|niece|nephew|grandson|granddaughter|friend|bestie|roommate|flatmate|boss|coworker|colleague|neighbou?r))(?: (?:is|are|was|were|has|have|had|just|now|finally|also|been|got|gets|getting|being|will be|going to be))*';

const doneByOther = (done: string): RegExp => new RegExp(`\\b${OTHER} (?:${done})\\b`, 'u');

const OTHER_PROMOTED = doneByOther('promoted|a promotion|the promotion');
const OTHER_MOVES = doneByOther('moving|relocating|emigrating|transferred');
const OTHER_EXAMINED = doneByOther('interview|interviews|an interview');

/** What a message names rules out families that its words alone would allow. */
export const GATES: readonly Gate[] = [
  ...STRAY_GATES,
  {
    // One birth date, the user's own, is compared with no other, and its hour is known.
    when: ({ date, date_b: second, who, clock }, _, whole) =>
      date?.isBirth === true &&
      second === undefined &&
      who === undefined &&
      clock !== undefined &&
      /\b(?:i was|i am|am) born\b|^born\b/u.test(whole),
    excludes: ['compare-charts', 'birth-time-unknown', 'birth-time-fix'],
  },
  {
    // "my goat stopped eating" names an animal of the house.
    when: (_, __, whole) =>
      /\b(?:my|our|the) (?:goat|dog|pig|rabbit|horse|sheep|rooster|rat|snake|ox)\b/u.test(whole) &&
      !/\b(?:chinese|zodiac|years?|signs?|born|lunar)\b|\d{4}/u.test(whole),
    excludes: ['chinese-zodiac'],
    liftedAt: 0.74,
  },
  {
    // An animal that did not make it needs no vet.
    when: ({ pet }, _, whole) => pet !== undefined && /\b(?:did not|not) make it\b/u.test(whole),
    excludes: ['pet-life', 'new-pet', 'pet-behavior'],
  },
  {
    // Others are pregnant, and the user is not.
    when: (_, plain, whole) =>
      /\b(?:everyone|everybody|friends?|people|feed|sisters?|cousins?|coworkers?|colleagues?|they)\b.{0,50}\bpregnant\b/u.test(
        whole,
      ) &&
      !/\b(?:i am|we are|i was) (?:\w+ ){0,2}(?:pregnant|expecting)\b|\bweeks (?:along|pregnant)\b/u.test(
        plain,
      ),
    excludes: ['pregnant-feelings'],
    liftedAt: 0.75,
  },
  {
    // Of the living no one is condoled on.
    when: ({ died }, _, whole) => died === undefined && !tellsOfLoss(whole),
    liftedAt: 0.78,
    excludes: [
      'grief-anniversary',
      'grief-child',
      'grief-friend',
      'grief-grandparent',
      'grief-old',
      'grief-parent',
      'grief-partner',
      'grief-pet',
    ],
  },
  {
    // "Nonna passed last night" is no exam.
    when: (_, __, whole) =>
      /\bpassed (?:away|on|peacefully|last night|yesterday|this (?:morning|afternoon|evening|week)|in (?:his|her|their) sleep)\b/u.test(
        whole,
      ) &&
      !/\b(?:exams?|tests?|finals?|driving|modules?|bar|boards?|course|interview|class|licen[cs]e|quiz|vote|law|bill)\b/u.test(
        whole,
      ),
    excludes: ['exam'],
  },
  {
    // Pregnancy is spoken of only to those who named it.
    when: (_, __, whole) =>
      !/\b(?:miscarr\w*|pregnan\w*|bab(?:y|ies)|still ?b\w+|ultrasound|heartbeat|ectopic|due date|bleeding|d&c)\b/u.test(
        whole,
      ),
    liftedAt: 0.8,
    excludes: ['miscarriage'],
  },
  {
    when: (_, __, whole) =>
      /\b(?:had|have|got) (?:a|our|the|her|their) (?:baby|little) (?:girl|boy)\b|\bbaby (?:is here|was born|arrived)\b/u.test(
        whole,
      ) ||
      !/\b(?:trying|conceiv\w*|ivf|iui|ttc|fertil\w*|infertil\w*|ovulat\w*|pregnan\w*|periods?|test|embryo|clinic|baby|kid|child|negative)\b/u.test(
        whole,
      ),
    liftedAt: 0.85,
    excludes: ['trying-to-conceive'],
  },
  {
    // "my uncle left me his boat"
    when: (_, __, whole) =>
      /\bleft (?:me|us) (?:his|her|their|the|an?|some|money|everything|\d)\b/u.test(whole),
    excludes: ['break-up-now', 'get-over-ex', 'leave-partner'],
  },
  {
    when: isEx,
    excludes: [
      'ghosted',
      'partner-distant',
      'does-x-like-me',
      'fight-partner',
      'other-person-secret',
    ],
  },
  {
    when: ({ died }) => died !== undefined,
    excludes: [
      'ghosted',
      'other-person-secret',
      'partner-distant',
      'ex-come-back',
      'get-over-ex',
      'break-up-now',
      'new-pet',
    ],
  },
  {
    when: ({ died, pet }, plain) =>
      died !== undefined &&
      (pet === undefined || !died.includes(pet.relation ?? '')) &&
      !/\b(?:dog|cat|pet|vet)\b/u.test(plain),
    excludes: ['grief-pet'],
  },
  {
    when: ({ number, clock }, plain) =>
      number === undefined && clock === undefined && !/\bnumbers?\b|\d/u.test(plain),
    excludes: ['angel-numbers'],
  },
  {
    when: (_, plain) =>
      /\b(?:christmas|xmas|birthday|greeting|credit|debit|bank|business|sim|gift|report|id|sympathy|thank you|post)\s?cards?\b/u.test(
        plain,
      ) && !/\btarot\b/u.test(plain),
    excludes: ['pull-a-card', 'tarot-spread'],
  },
  {
    when: ({ planet }, plain) => planet === undefined && !/\bretrograde\b/u.test(plain),
    excludes: ['retrograde-other', 'retrograde-natal'],
  },
  {
    when: ({ house }, plain) => house === undefined && !/\bhouses?\b/u.test(plain),
    excludes: ['placement-house', 'house-meaning', 'empty-house', 'house-system'],
  },
  {
    when: (_, plain) => !/\b(?:teeth|tooth|dream\w*|nightmares?)\b/u.test(plain),
    excludes: ['dream-teeth', 'dream-ex', 'dream-general'],
  },
  {
    when: ({ month, date, weekdays }, plain) =>
      (month !== undefined || date !== undefined || weekdays !== undefined) &&
      /\b(?:good|better|best|ok|okay|lucky)\b/u.test(plain),
    excludes: ['is-x-good', 'is-it-worth'],
  },
  {
    when: (_, plain) => plain.split(' ').length > MOST_COURTESY_WORDS,
    excludes: ['greeting', 'bye', 'thanks', 'test-message'],
  },
  {
    when: (_, plain) => /\blike i (?:am|was) (?:5|five|an? |10|12)/u.test(plain),
    excludes: ['minor-user'],
  },
  {
    when: (_, plain) =>
      /\b(?:bet|bets)\b/u.test(plain) &&
      !/\b(?:lotter\w*|lotto|jackpot|gambl\w*|casino|scratch\w*|lucky|horses?|odds|team|match|game)\b/u.test(
        plain,
      ),
    excludes: ['lottery-luck'],
  },
  {
    // Another person who retires leaves a place; the user does not retire.
    when: (_, plain) =>
      /\b(?:boss|manager|therapist|doctor|dentist|teacher|coworker|colleague|supervisor|director|owner) (?:is |just |finally )*retir/u.test(
        plain,
      ),
    excludes: ['retire'],
  },
  {
    // Cards that are played with.
    when: (_, plain) =>
      /\b(?:at|play\w*|of|game of) cards\b|\bcard games?\b|\bpoker\b|\b(?:phone|memory|graphics|score|key) ?cards?\b|\bcard (?:got |was |is )?declined\b/u.test(
        plain,
      ),
    excludes: ['pull-a-card', 'tarot-spread', 'yes-no-card'],
  },
  {
    // Never offered beside a child.
    when: (_entities, _plain, whole) =>
      /\b(?:\d{1,2} ?(?:(?:y|why)\W?o|year ?olds?|yrs? old)|(?:my|our|her|his) (?:son|daughter|kids?|child|children|toddler|baby|nephew|niece)|kindergarten)\b/u.test(
        whole,
      ),
    excludes: ['sex-life'],
  },
  {
    // A date that a person called off is no subscription.
    when: (_, plain) =>
      /\b(?:he|she|they|my \w+|who|friend|date) (?:just |has |have |already |always |suddenly )*(?:cancell?ed|cancels|canceled)\b|\bcancell?ed (?:on (?:me|us|him|her|them)|an hour|last minute|again|our|my (?:birthday|date|party))\b/u.test(
        plain,
      ) &&
      !/\b(?:subscription|premium|trial|charged?|billed|refund\w*|plan|membership)\b/u.test(plain),
    excludes: ['cancel'],
  },
  {
    // "who even am i" asks about the person who asks.
    when: (_, plain) =>
      /\bwho (?:even |really |actually )?am i\b(?! (?:talk|speak|chat|writ|tell))/u.test(plain),
    excludes: ['who-are-you'],
  },
  {
    // A message to whom is not said to go to an ex.
    when: ({ who }, _, whole) =>
      who === undefined &&
      !/\b(?:ex|exes|him|her|them|he|she|they|text\w*|call\w*|message\w*|block\w*|unblock\w*|birthday)\b/u.test(
        whole,
      ),
    excludes: ['text-ex'],
  },
  {
    // Coffee is quit, and no job.
    when: (_, plain) =>
      /\b(?:quit|quitting|stop|give up|giving up) (?:drinking |eating |using |the )?(?:coffee|caffeine|smoking|vaping|sugar|alcohol|drinking|nicotine|weed|cigarettes|instagram|tiktok|social media|meat|gaming|twitter|facebook)\b/u.test(
        plain,
      ),
    excludes: ['should-quit', 'giving-notice'],
  },
  {
    // The age of a child is told by a grown-up.
    when: (_, plain) =>
      /\b(?:son|daughter|boy|girl|kid|child|nephew|niece|grandson|granddaughter|brother|sister|he|she)(?:'s)? (?:is |just turned |turns )?(?:only )?(?:1[0-7]|[1-9])\b/u.test(
        plain,
      ),
    excludes: ['minor-user'],
  },
  {
    // Who is not remembered by someone who is losing memory was not betrayed.
    when: (_entities, _plain, whole) =>
      /\b(?:does|did|do|can) not (?:\w+ )?(?:remember|recogni[sz]e|know) (?:me|us|my (?:name|face|voice)|who i am)\b|\b(?:dementia|alzheimers?)\b/u.test(
        whole,
      ),
    excludes: ['friend-betrayed', 'friend-trouble', 'ghosted', 'left-out', 'one-sided-friend'],
  },
  {
    // Degrees of heat, and of a university.
    when: ({ planet, sign }, _, whole) =>
      planet === undefined &&
      sign === undefined &&
      /\bdegrees?\b/u.test(whole) &&
      !/\b(?:charts?|signs?|zodiac|natal|astro\w*|rising|ascendant|midheaven|placements?|planets?|house|critical|anaretic|sabian|mean\w*|minutes|orbs?|cusp)\b/u.test(
        whole,
      ),
    excludes: ['degree-meaning'],
  },
  {
    // Cards that are written, paid with or shown, and none that is drawn.
    when: (_entities, _plain, whole) =>
      /\b(?:birthday|bday|christmas|greetings?|thank you|get well|sympathy|valentines?|wedding|anniversary|post|credit|debit|bank|gift|sim|id|business|report|score|red|yellow|green|insurance|library|loyalty|graphics) ?cards?\b|\b(?:made|makes|wrote|writes|sent|gave|drew|signed|bought|left|got) (?:me|us|him|her|them|my \w+) (?:an? |this |the )?(?:\w+ )?cards?\b/u.test(
        whole,
      ) && !/\b(?:tarot|draw|pull|deck|oracle cards?)\b/u.test(whole),
    excludes: ['pull-a-card', 'yes-no-card', 'tarot-spread'],
  },
  {
    // Rents and loaves rise too.
    when: (_entities, _plain, whole) =>
      /\b(?:rents?|prices?|costs?|bills|rates?|water|river|sea|temperatures?|dough|bread|cake|loaf|panic|tension|fever|temper|unemployment|he|she|it) (?:is |are |keeps? |just |not |was |were )+(?:not )?rising\b|\brising (?:rents?|prices?|costs?|bills|rates?|water|sea|tide|temperatures?|panic|tension)\b/u.test(
        whole,
      ),
    excludes: ['rising-mine'],
  },
  {
    // An animal that is no sign of a year.
    when: (_, plain) =>
      /\b(?:rats?|ox(?:en)?|tigers?|rabbits?|dragons?|snakes?|horses?|goats?|sheep|monkeys?|roosters?|dogs?|pigs?)\b/u.test(
        plain,
      ) &&
      !/\b(?:chinese|zodiac|year|years|born|animal|signs?|lunar|compatib\w*|match\w*|(?:i|he|she|they|we) (?:am|is|are) (?:an? )?(?:\w+ )?(?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig))\b/u.test(
        plain,
      ),
    excludes: ['chinese-zodiac'],
  },
  {
    when: (_, plain) =>
      /\bchinese\b/u.test(plain) &&
      !/\b(?:zodiac|animals?|sign|horoscope|year|born)\b/u.test(plain),
    excludes: ['chinese-zodiac'],
  },
  {
    // Nothing to do is not a dull job.
    when: (_, plain) =>
      /\b(?:entertain|laundromat|waiting|in line|queue|on the (?:bus|train)|rainy|weekend|tell me something|boring person|i am boring)\b/u.test(
        plain,
      ) && !/\b(?:jobs?|work|office|boss|shifts?|desk|career)\b/u.test(plain),
    excludes: ['boredom-work'],
  },
  {
    // The word alone names who a person is, not a talk that lies before them.
    when: (_, plain) =>
      /\b(?:gay|lesbian|queer|bi|bisexual|trans|transgender|nonbinary)\b/u.test(plain) &&
      !/\b(?:come|came|coming|out|tell\w*|told|say|closet\w*|know|knows|hid(?:e|ing|den)|secret\w*|parents?|mom|mum|mother|dad|father|family|think i)\b/u.test(
        plain,
      ),
    excludes: ['coming-out'],
  },
  {
    // A closet with clothes in it.
    when: (_, plain) =>
      /\bclosets?\b/u.test(plain) &&
      /\b(?:clean\w*|clear\w*|smells?|clothes|tidy\w*|shelf|shelves)\b/u.test(plain),
    excludes: ['coming-out', 'grief-child'],
  },
  {
    when: (_, plain) =>
      /\bmirrors?\b/u.test(plain) &&
      !/\b(?:look\w*|ugly|body|weight|fat|skin|face|nose|hair|reflection|myself|hate|shape|size)\b/u.test(
        plain,
      ),
    excludes: ['body-image'],
  },
  {
    // A person who lets a flat does not lose a home.
    when: (_, plain) => /\b(?:my|our|the) tenants?\b/u.test(plain),
    excludes: ['losing-a-home'],
  },
  {
    when: (_, plain) =>
      /\b(?:driving|driver'?s?|road|motorcycle) (?:test|exam|licen[cs]e|theory)\b/u.test(plain) ||
      /\bmy (?:son|daughter|kid|child|boy|girl|grandson|granddaughter|niece|nephew)s?(?: \w+){0,3} (?:exams?|finals|test|tests)\b/u.test(
        plain,
      ),
    excludes: ['exam'],
  },
  {
    // Two who make it, or do not, are a couple.
    when: (_, plain) =>
      /\b(?:we|us|our \w+|this) (?:\w+ )?(?:make it|last|survive)\b/u.test(plain) &&
      !/\b(?:die|dying|death|cancer|hospital|crash|illness)\b/u.test(plain),
    excludes: ['death-when', 'life-line-short'],
  },
  {
    // A house that is quiet after a death.
    when: ({ died }, plain) => died !== undefined || /\bput (?:\w+ ){0,2}to sleep\b/u.test(plain),
    excludes: ['empty-nest'],
  },
  {
    // A phone or a car has died, and no one else.
    when: ({ died }, plain) =>
      died === undefined &&
      /\b(?:phone|battery|laptop|computer|tablet|wifi|internet|car|engine|fridge|plants?|tv|app|console|charger|headphones) (?:just |has |had |is |was |went )*(?:died|dies|dead|dying)\b/u.test(
        plain,
      ),
    excludes: ['signs-from-dead', 'speak-to-dead', 'grief-parent', 'grief-partner', 'grief-friend'],
  },
  {
    // An age that is told and is no child's.
    when: (_, plain) =>
      /\b(?:i am|i have|i will be|turn(?:ing|ed)?|age|aged|tengo|tenho|ho|ich bin) (?:1[89]|[2-9]\d)\b/u.test(
        plain,
      ),
    excludes: ['minor-user'],
  },
  {
    // Cancer the sign: a person is one, or is called by it.
    when: (_, __, whole) =>
      /\b(?:is|am|are|was|being|as|be|a|with a|to a|dating a) (?:a |an )?cancer(?:ian)?\b(?! (?:patient|survivor|diagnosis))|\bcancer (?:man|men|woman|women|guy|girl|sun|moon|rising|venus|mars|season|sign)\b|\b(?:aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces) (?:and|or|with|vs) (?:a )?cancer\b/u.test(
        whole,
      ) && !/\b(?:it|this|that) is (?:a )?cancer\b/u.test(whole),
    excludes: [
      'partner-ill',
      'relative-ill',
      'diagnosis-new',
      'chronic-illness',
      'health-symptom',
      'aging-parent',
    ],
  },
  {
    // The person's own birth is told, and no other.
    when: (_, __, whole) =>
      /\bi (?:am|was)\b[^?]{0,20}\bborn\b/u.test(whole) &&
      !/\b(?:we|us|our|he|she|they|him|her|them|partner|husband|wife|boyfriend|girlfriend|crush|match|compatible|compare)\b/u.test(
        whole,
      ),
    excludes: ['compare-charts'],
  },
  {
    // A day is asked for, and these have none to give.
    when: (_, plain) =>
      /\b(?:which|what|best|good|auspicious|lucky|better) (?:day|date)\b/u.test(plain),
    excludes: ['start-business', 'buy-house', 'job-search', 'manifest', 'business-slow'],
  },
  {
    // The promotion, the move or the child is another person's.
    when: (_, __, whole) => OTHER_PROMOTED.test(whole),
    liftedAt: 0.8,
    excludes: ['promotion', 'good-news'],
  },
  {
    when: (_, __, whole) =>
      OTHER_MOVES.test(whole) && !/\b(?:i|we)(?: am| are| will)? mov(?:e|ing)\b/u.test(whole),
    liftedAt: 0.75,
    excludes: ['move-city', 'work-abroad', 'move-home-back'],
  },
  {
    when: (_, __, whole) =>
      OTHER_EXAMINED.test(whole) ||
      /\b(?:had|after|since) (?:the|my|an|that) (?:\w+ )?interview\b/u.test(whole),
    liftedAt: 0.7,
    excludes: ['interview'],
  },
  {
    // A child writes, and no parent.
    when: (_, __, whole) =>
      /\bi am (?:only |just )?(?:[6-9]|1[0-6])\b(?! (?:weeks|months|years))/u.test(whole),
    excludes: [
      'child-worry',
      'parenting-guilt',
      'work-and-children',
      'coparenting',
      'adult-child',
      'empty-nest',
    ],
  },
  {
    // Two points of one chart are no couple.
    when: (_, __, whole) =>
      [...whole.matchAll(/\bmy (?:sun|moon|rising|ascendant|venus|mars|mercury)\b/gu)].length > 1 ||
      /\bsun is in (\w+)\b.*\bi am an? \1\b/u.test(whole),
    excludes: ['two-signs', 'sign-in-love'],
  },
  {
    // A trial of a team, a court or a drug is not the free days.
    when: (_, __, whole) =>
      /\b(?:coach|team|squad|academy|club|u ?\d\d\w?|football|soccer|rugby|cricket|tennis|court|judge|jury|lawyer|clinical|drug)\b/u.test(
        whole,
      ) && !/\b(?:free trial|premium|subscription|charged?|cancel\w*)\b/u.test(whole),
    excludes: ['trial'],
  },
  {
    // Months after a break-up nothing is fresh.
    when: (_, __, whole) =>
      /\b(?:broke|split|broken|ended)\b.{0,30}\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few|many|several) (?:months?|years?) ago\b|\b(?:months|years?) (?:after|since) (?:the|our|my) (?:break ?up|split)\b/u.test(
        whole,
      ),
    liftedAt: 0.8,
    excludes: ['break-up-now'],
  },
  {
    // After some dates there is no first one.
    when: (_, __, whole) =>
      /\b(?:two|three|four|five|six|several|a few|\d) (?:\w+ )?dates\b|\b(?:second|third|fourth|2nd|3rd|4th) date\b/u.test(
        whole,
      ),
    liftedAt: 0.75,
    excludes: ['first-date'],
  },
  {
    // Money that is asked for is not owed yet.
    when: (_, __, whole) =>
      /\b(?:wants?|asks?|asked|asking|begging|needs?) (?:me |us )(?:to lend|for (?:a loan|money|\d))|\bborrow\b/u.test(
        whole,
      ) && !/\b(?:pay|paid|give|gave) (?:me|it|us) back\b/u.test(whole),
    liftedAt: 0.8,
    excludes: ['friend-owes-money'],
  },
  {
    when: (_, __, whole) => /\b(?:tickets?|concert|tour|gig|presale)\b/u.test(whole),
    liftedAt: 0.7,
    excludes: ['celebrity', 'sign-famous'],
  },
  {
    when: ({ planet }) => planet !== undefined,
    liftedAt: 0.75,
    excludes: ['homework-code'],
  },
  {
    // A birthday without a person is no feast, and an animal in its last days has no whims.
    when: ({ died }, _, whole) =>
      died !== undefined || /\bwithout (?:my|our|her|him)\b|\blast days\b/u.test(whole),
    liftedAt: 0.85,
    excludes: ['birthday', 'pet-life', 'pet-chart', 'family-joy', 'good-news'],
  },
  {
    // A war in an office.
    when: (_, __, whole) =>
      /\bstarted a war\b|\bwar (?:with my|over|at (?:work|home)|in (?:the|our) (?:office|kitchen|house))\b/u.test(
        whole,
      ),
    excludes: ['world-event', 'politics-sport'],
  },
  {
    // The sign of a child that is on its way is not the user's.
    when: (_, plain) => /\b(?:baby|babies|newborn|due date)\b/u.test(plain),
    excludes: ['sun-sign', 'moon-sign-mine', 'rising-mine', 'big-three'],
  },
  {
    // A home that empties.
    when: ({ house }, _, whole) =>
      house === undefined && !/\b(?:houses|chart|planets?|empty house)\b/u.test(whole),
    excludes: ['empty-house'],
  },
];
