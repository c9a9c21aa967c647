import { allOf } from '../all-of.ts';
import { IN_A_STORY } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const GROWN_UP =
  '(?:uncle|step ?dad|stepfather|dad|father|coach|teacher|trainer|tutor|priest|pastor|neighbour|grandpa|grandad|cousin|babysitter|mums (?:boyfriend|friend|husband)|photographer|director)';
const FRAIL =
  '(?:grandma|grandpa|grandad|grandmother|grandfather|gran|granny|nan|nana|(?:(?:my |the |her |his |our )(?:<few>)?)?(?:mum|mother|dad|father|mother in law|father in law|baby|toddler|child|kid|kids|son|daughter|stepson|stepdaughter|aunt|old (?:man|woman|lady)|brother|sister))';

/** A threat of death, or a person shut out in the cold. */
export const THREATENED_WITH_DEATH: readonly Rule[] = [
  {
    says: 'was told that they will be put in the ground, or what the animal got',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:he|she|they|<partner>|<closeone>) (?:<few>)?(?:will|would|is going to|gonna|wants to|swears to) (?:<soften>)(?:put|bury|plant|lay) me (?:<few>)?(?:in|under|beneath) (?:the |a |our |his )?(?:ground(?! floor)|earth|garden|patio|concrete|soil|grave|hole|floorboards|woods|forest)(?! (?:floor|room|shed|chair|committee|team))',
      allOf(
        '(?:did|done|does|do) (?:it|that|the same|worse) to (?:the|my|our) (?:dog|cat|puppy|kitten|rabbit|last (?:one|wife|girlfriend)|his ex)|(?:killed|drowned|strangled|shot|hanged) (?:the|my|our) (?:dog|cat|puppy|kitten|rabbit|hamster)',
        '(?:next time|you are next|i am next|me next|next is|if i (?:<few>)(?:leave|burn|talk|tell|forget|go)|he says|she says|husband says|said i|will (?:put|kill|bury|do) )',
      ),
    ],
    unless: `${IN_A_STORY}|sand|beach|vet|put (?:the|my|our) (?:dog|cat) (?:down|to sleep)|groom(?:er|ed)|haircut|trim(?:med)?|neuter[a-z]*|bath(?:ed)?`,
    danger: [
      'wife says if i am late again she will put me under the patio',
      'my boyfriend told me he would bury me in the woods if the soup is cold again',
      'he drowned the kitten and says i am next',
    ],
    twins: [
      'my boss says she will put me in the ground floor office next time',
      'my son says he will bury me in the sand next time',
      'he trimmed the dog himself and says i am next lol',
    ],
  },
];

/** A frail person who is shut out or left where it can kill. */
export const SHUT_OUT: readonly Rule[] = [
  {
    says: 'tells of an old person or a child shut out in the cold, or left in a hot car',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        `(?:locked|locks|lock|shut|put|left|leaves|threw|thrown|sent|pushed|kicked) ${FRAIL} (?:<few>)?(?:out|outside|on the (?:balcony|porch|terrace|street|step)|in the (?:snow|cold|frost|yard|garden|shed))\\b`,
        '(?:snow|cold|frost|freezing|ice|minus|below zero|storm|blizzard|nightgown|nightie|pyjamas|barefoot|slippers|no coat|without (?:a |her |his )?(?:coat|shoes))',
        '(?:hours?|all night|since|still|minutes|out there|will not (?:let|open)|not let|shak(?:es|ing)|blue|begging|knocking|crying|locked)',
      ),
      allOf(
        `(?:left|locked|leaves|forgot) (?:<few>)?${FRAIL} (?:<few>)?in (?:the|his|her|a|our) (?:<few>)?(?:car|van)`,
        '(?:heat|hot|sun|degrees|boiling|sweating|limp|red|not waking)',
      ),
    ],
    unless: `${IN_A_STORY}|snowman|sledg?[a-z]*|skiing|ski|play(?:s|ing)?|warm(?:ly)? (?:dressed|coat)|sauna|air ?con|ac on|years ago|as a child|outside the (?:shop|school|station|gym|cafe|bank)`,
    danger: [
      'she is cross over the bill and locked nan out on the porch, it is freezing and she is knocking',
      'my brother put dad outside in his pyjamas in the snow and will not open the door',
      'he left the baby in the car and it is boiling hot out here',
    ],
    twins: [
      'we sent the kids out in the snow for hours, best snowman ever',
      'locked myself out in the cold in my pyjamas for an hour',
      'left mum outside the shop, she still chats with the neighbour in the cold',
      'left my daughter in the car with the ac on while i paid, it is hot',
    ],
  },
];

/** A child who is paid for touch, asked for pictures, or given in marriage. */
export const CHILDREN_USED: readonly Rule[] = [
  {
    says: 'is paid or pressed by a grown-up for touch or pictures',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `${GROWN_UP} (?:<few>)?(?:gives?|gave|pays?|paid|buys?|bought|promised|promises) me (?:<some>)(?:if|when|for|after|so|because) (?:i (?:<soften>)let|letting|i do not tell) (?:him|her|them|anyone|when)? ?(?:<few>)?(?:touch|look at|watch|film|kiss|feel|photograph|tell)(?:ing)?\\b(?! (?:the|his|her|a|our) )`,
      `${GROWN_UP} (?:<few>)?(?:makes?|made|wants?|asks?|asked|tells?|told|forces?) (?:me|us|the (?:girls|boys|kids|team)) (?:to )?(?:send|take|show|pose|undress|strip|change)\\b[a-z0-9 ,]{0,40}\\b(?:without (?:any |our |my |the )?(?:clothes|shirts?|underwear|a top)|naked|nudes?|in (?:our|my) (?:underwear|bra|pants)|undressed|topless|in the showers?)`,
    ],
    unless: `${IN_A_STORY}|life drawing|doctor|passport`,
    danger: [
      'my stepdad buys me things when i let him touch me',
      'my tutor pays me if i let him watch me change',
      'our coach asks us to take pictures in our underwear or we sit on the bench',
    ],
    twins: [
      'my uncle gives me pocket money if i let him watch the match in peace',
      'coach makes us send pictures of our meals',
      'my dad pays me when i let him see my good grades',
    ],
  },
];
