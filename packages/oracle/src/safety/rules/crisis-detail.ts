import type { CRISIS_NOTES, CRISIS_VARIANTS } from '../../../content/safety/crisis-variants.ts';
import type { CrisisTopic } from '../topics.ts';
import { allOf } from './all-of.ts';
import { MEDICINE_STOPPED } from './body-and-mind/medicine-stopped.ts';
import { DANGER_NOW } from './other-people/danger-now.ts';
import { WORKER_HURT } from './other-people/worker-hurt.ts';
import type { Rule } from './rule.ts';
import { testOf } from './test-of.ts';
import { phrasePattern } from './phrase-pattern.ts';

type Variant = keyof typeof CRISIS_VARIANTS;
type Note = keyof typeof CRISIS_NOTES;
type Detail<Name> = {
  readonly name: Name;
  readonly topics: readonly CrisisTopic[];
  readonly pattern: { readonly test: (normalised: string) => boolean };
};

/** What was taken in, in seven languages. Insulin that was left out is no such thing. */
const TAKEN_IN =
  'over ?dos[a-z]*|od ?ed|swallow[a-z]*|(?:took|taken|take|taking|ate|eaten|drank|drunk|drinking|popped|downed|mixed|mixing|snorted|injected) (?:<some>)(?:(?!insulin)<pill>|bottle|strip|packet|box|them|everything|bleach|antifreeze|cleaner|detergent|poison|berries|mushrooms?|vodka|heroin|fentanyl|ghb|something)|(?!insulin)<pill>|bleach|antifreeze|poison[a-z]*|battery|batteries|magnets?|weed ?killer|pastillas|pillole|pilules|cachets|tabletten|comprimidos|goliy[a-z]*|geschluckt|avale[a-z]*|tragu?e|engoli|zeher|lejia|javel';
const NEWBORN =
  'baby|newborn|infant|(?:weeks?|months?|days) old|gave birth|since the birth|postpartum';

/** What one of these rules finds. */
const foundBy = (rules: readonly Rule[]): Detail<Variant>['pattern'] => {
  const tests = rules.map(testOf);
  return { test: (normalised) => tests.some((test) => test(normalised)) };
};

const VARIANTS: readonly Detail<Variant>[] = [
  {
    name: 'at-the-door',
    topics: ['violence-from-others', 'abuse'],
    pattern: foundBy(DANGER_NOW),
  },
  {
    name: 'medicine-stopped',
    topics: ['medical-emergency'],
    pattern: foundBy(MEDICINE_STOPPED),
  },
  {
    name: 'kept-worker',
    topics: ['abuse'],
    pattern: foundBy(WORKER_HURT),
  },
  {
    name: 'swallowed',
    topics: ['medical-emergency'],
    pattern: phrasePattern(TAKEN_IN),
  },
  {
    name: 'newborn',
    topics: ['psychosis', 'harm-to-others'],
    pattern: phrasePattern(
      `(?:${NEWBORN})(?<!\\b(?:your|his|her|their) baby)(?=<far>|<end>)(?! (?:shower|name|sitter))`,
    ),
  },
  {
    name: 'newborn',
    topics: ['suicide'],
    pattern: phrasePattern(
      allOf(
        NEWBORN,
        'with the (?:pram|pushchair|buggy|stroller|baby|newborn)|(?:take|taking) (?:her|him|the baby|my baby) with me|both of us|the two of us',
      ),
    ),
  },
  {
    name: 'carer',
    topics: ['harm-to-others'],
    pattern: phrasePattern(
      allOf(
        'mum|mam|dad|mother|father|nan|gran|grandma|grandpa|grandad|patient|resident|dementia|alzheimers|stroke|wheelchair|bedridden',
        'i give (?:her|him|mum|mam|dad|nan|gran)|feed|swallow|wash(?:ing)? (?:her|him)|care for|caring for|carer|look after|looking after|no one else (?:comes|helps)|<noone> (?:else )?(?:comes|helps)|dementia|alzheimers|her tea|his tea',
      ),
    ),
  },
  {
    name: 'fainted',
    topics: ['eating'],
    pattern: phrasePattern(
      '(?<!\\b(?:not|never|without|if i|until i|before i|nearly|almost) )(?:fainted|fainting|passed out|passing out|collapsed|blacked out|blacking out)',
    ),
  },
  {
    name: 'in-a-car',
    topics: ['violence-from-others'],
    pattern: phrasePattern(
      '(?:uber|taxi|cab|bolt|lyft|ola|careem|minicab|rickshaw)\\b[a-z0-9 ,.]*\\b(?:route|wrong (?:way|road)|locked|lock|not stop|not my (?:way|road))',
    ),
  },
  {
    name: 'intruder',
    topics: ['violence-from-others'],
    pattern: phrasePattern(
      '(?:<someone>|a (?:[a-z]+ )?(?:man|guy|stranger)|burglar|intruder|footsteps|he)\\b[a-z ]{0,30}\\b(?:in|inside|into|trying|at|through|downstairs|upstairs)\\b[a-z ]{0,12}\\b(?:house|flat|apartment|garden|yard|stairs|door handle|back door|window|downstairs|kitchen|hallway)(?!<far>\\b(?:followed|following) me)',
    ),
  },
  {
    name: 'followed',
    topics: ['violence-from-others'],
    pattern: phrasePattern(
      'follow(?:s|ed|ing) (?:me|us)|behind me|across the (?:street|road)|my stop|same stop|waiting (?:at|by) the (?:gate|corner|stop)|turns (?:when|where)|him again',
    ),
  },
  {
    name: 'kept-worker',
    topics: ['abuse'],
    pattern: phrasePattern(
      allOf(
        'passports?|iqama|papers|documents|id card',
        'madam|sir|employer|boss|agent|sponsor|kafeel|kafil|recruiter|salary|wages|housemaid|maid|domestic worker|labou?r camp',
      ),
    ),
  },
];

const NOTES: readonly Detail<Note>[] = [
  {
    name: 'blackmail',
    topics: ['child-safety'],
    pattern: phrasePattern(
      allOf(
        'photos?|pics?|pictures|nudes|videos?|snaps?|screenshots?',
        '(?:send|sends|share|shares|post|posts|leak|leaks|show|shows|spread) (?:<few>)to|if i (?:<few>)not|unless i|or else|blackmail[a-z]*|pay',
      ),
    ),
  },
  {
    name: 'told-to-keep-silent',
    topics: ['child-safety'],
    pattern: phrasePattern(
      'if i (?:<soften>)(?:tell|say (?:anything|something|it)|talk)\\b<gap>\\b(?:die|dies|sick|ill|hurt|kill|hell|punish[a-z]*|curse[d]?|dead)',
    ),
  },
  {
    name: 'at-the-wheel',
    topics: ['suicide', 'medical-emergency', 'harm-to-others'],
    pattern: phrasePattern(
      allOf(
        'vodka|whisky|whiskey|wine|gin|rum|beers?|drunk|drinking|had a drink|had too much|pills|tablets',
        'in (?:the|my) car|keys? (?:is|are) in|behind the wheel|drive|driving',
      ),
    ),
  },
  {
    name: 'court-order',
    topics: ['violence-from-others'],
    pattern: phrasePattern(
      '(?:restraining|protection|protective|non molestation|no contact|barring) order|injunction|within \\d+ ?(?:m|metres|meters|yards|feet|ft|km)|(?:banging|kicking|hammering) (?:on|at) (?:the|my|our) (?:<few>)door',
    ),
  },
  {
    name: 'wedding',
    topics: ['abuse', 'child-safety'],
    pattern: phrasePattern(
      '(?:my|a|the|into|for) (?:<few>)(?:nikah|nikkah|marriage|wedding|shaadi|rishta)|marry(?:ing)? me|marry (?:my cousin|him|a man)',
    ),
  },
  {
    name: 'stays-inside',
    topics: ['psychosis'],
    pattern: phrasePattern(
      '(?:walk|walking|swim|swimming|go|going|jump|jumping|fly|flying|step|stepping) (?:<few>)(?:into|in|off|from|to|through) (?:the|a) (?:<few>)(?:sea|river|lake|ocean|water|roof|balcony|window|bridge|traffic|fire|cliff)',
    ),
  },
];

const nameIn =
  <Name>(details: readonly Detail<Name>[]) =>
  (topic: CrisisTopic, normalised: string): Name | null =>
    details.find(({ topics, pattern }) => topics.includes(topic) && pattern.test(normalised))
      ?.name ?? null;

/** The words that fit a crisis better than those for its topic, or null. */
export const variantIn = nameIn(VARIANTS);
/** What is added to the words for a topic, or null. */
export const noteIn = nameIn(NOTES);
