import type { Entities } from '../../src/chat/understood.ts';

export interface Gate {
  readonly when: (entities: Entities, plain: string) => boolean;
  readonly excludes: readonly string[];
}

const isEx = ({ who }: Entities): boolean => who?.relation?.startsWith('ex') ?? false;

const MOST_COURTESY_WORDS = 9;

/** What a message names rules out families that its words alone would allow. */
export const GATES: readonly Gate[] = [
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
    // Another person who retires leaves a place; the reader does not retire.
    when: (_, plain) =>
      /\b(?:boss|manager|therapist|doctor|dentist|teacher|coworker|colleague|supervisor|director|owner) (?:is |just |finally )*retir/u.test(
        plain,
      ),
    excludes: ['retire'],
  },
  {
    when: (_, plain) =>
      /\bchinese\b/u.test(plain) &&
      !/\b(?:zodiac|animals?|sign|horoscope|year|born)\b/u.test(plain),
    excludes: ['chinese-zodiac'],
  },
  {
    // A pet that is there, and of which no loss is told.
    when: ({ died }, plain) =>
      died === undefined &&
      /\b(?:with|does|can) my (?:dogs?|cats?|kittens?|pupp(?:y|ies)|pets?)\b/u.test(plain) &&
      !/\b(?:lost|losing|gone|miss\w*|grie\w+|buried|ashes|heaven|put (?:\w+ ){0,2}(?:down|to sleep))\b/u.test(
        plain,
      ),
    excludes: ['grief-pet'],
  },
  {
    // A pet of which something is told in the present, and no loss.
    when: ({ died }, plain) =>
      died === undefined &&
      /\b(?:my|our|the|this) (?:dogs?|cats?|kitten|puppy|pets?|horse|rabbit|bird|hamster) (?:is|are|has|have|keeps?|knows?|likes?|loves?|hates?|barks?|acts?|sleeps?|stares?|wants?|needs?|will|does|do|can)\b|\b(?:second|new|another|get a) (?:dog|cat|kitten|puppy|pet)\b|\b(?:here|alone|home|me and|just me and) (?:with )?my (?:dog|cat)\b/u.test(
        plain,
      ) &&
      !/\b(?:lost|losing|lose|died|die|dying|dead|gone|goodbye|miss\w*|grie\w+|heaven|put (?:\w+ ){0,2}(?:down|to sleep)|vet|time|again|soon|waiting|passed)\b/u.test(
        plain,
      ),
    excludes: ['grief-pet'],
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
    // The word alone names who somebody is, not a talk that lies before them.
    when: (_, plain) =>
      /\b(?:gay|lesbian|queer|bi|bisexual|trans|transgender|nonbinary)\b/u.test(plain) &&
      !/\b(?:come|came|coming|out|tell\w*|told|say|closet\w*|know|knows|hid(?:e|ing|den)|secret\w*|parents?|mom|mum|mother|dad|father|family|think i)\b/u.test(
        plain,
      ),
    excludes: ['coming-out'],
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
    // Whoever lets a flat does not lose a home.
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
    when: (_, plain) => /\bput (?:\w+ ){0,2}to sleep\b/u.test(plain),
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
    // Cancer the sign: somebody is one, or is called by it.
    when: (_, plain) =>
      /\b(?:is|am|are|was|being|as|be|a|with a|to a|dating a) (?:a |an )?cancer(?:ian)?\b(?! (?:patient|survivor|diagnosis))|\bcancer (?:man|men|woman|women|guy|girl|sun|moon|rising|venus|mars|season|sign)\b|\b(?:aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces) (?:and|or|with|vs) (?:a )?cancer\b/u.test(
        plain,
      ) && !/\b(?:it|this|that) is (?:a )?cancer\b/u.test(plain),
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
    // A day is asked for, and these have none to give.
    when: (_, plain) =>
      /\b(?:which|what|best|good|auspicious|lucky|better) (?:day|date)\b/u.test(plain),
    excludes: ['start-business', 'buy-house', 'job-search', 'manifest', 'business-slow'],
  },
];
