import { phrasePattern } from '../phrase-pattern.ts';
import { foundBy, type Detail, type Variant } from './detail.ts';
import { DANGER_NOW } from '../other-people/danger-now.ts';
import { MEDICINE_STOPPED } from '../body-and-mind/medicine-stopped.ts';

/** What was taken in, in seven languages. Insulin that was left out is no such thing. */
const TAKEN_IN =
  'over ?dos[a-z]*|od ?ed|swallow[a-z]*|(?:took|taken|take|taking|ate|eaten|drank|drunk|drinking|popped|downed|mixed|mixing|snorted|injected) (?:<some>)(?:(?!insulin)<pill>|bottle|strip|packet|box|them|everything|bleach|antifreeze|cleaner|detergent|poison|berries|mushrooms?|vodka|heroin|fentanyl|ghb|something)|(?!insulin)<pill>|bleach|antifreeze|poison[a-z]*|battery|batteries|magnets?|weed ?killer|pastillas|pastiglie|gocce|pillole|pilules|cachets|tabletten|comprimidos|goliy[a-z]*|geschluckt|avale[a-z]*|tragu?e|engoli|zeher|lejia|javel';
const MEANS =
  '(?:pills?|tablets?|meds|rope|noose|gun|rifle|pistol|shotgun|revolver|razor|blades?|knife|petrol)';
const OTHER_ONE =
  '(?:<relative>|girl|boy|toddler|baby|infant|grandchild|year old|year olds|he|she|they|stepson|stepdaughter|grandfather|grandmother)';
const WAS_TAKEN = phrasePattern(TAKEN_IN);
const BY_ANOTHER = phrasePattern(
  `${OTHER_ONE} (?:(?!i )[a-z]+ ){0,6}?(?:swallow(?:ed|s)?|ate|eaten|drank|drunk|took|taken|chewed|injected|overdose[ds]?|licked)`,
);

const STOPPED = foundBy(MEDICINE_STOPPED);
const STOPPED_ELSEWHERE = phrasePattern(
  '(?:insulin[ae]?|anticoagul[a-z]*|blutverdunner|herztabletten) (?:<few>)(?:abgesetzt|weggelassen|weggeworfen|gestoppt)|(?:deje|tire|arrete|jete|smesso|buttato|parei|larguei|joguei) (?:<few>)(?:insuline?a?|anticoagul[a-z]*)',
);

/** Where the call for help comes before anything else. */
export const NEEDS_HELP_AT_ONCE: readonly Detail<Variant>[] = [
  {
    name: 'at-the-door',
    topics: ['violence-from-others', 'abuse'],
    pattern: foundBy(DANGER_NOW),
  },
  {
    name: 'medicine-stopped',
    topics: ['medical-emergency'],
    pattern: {
      test: (normalised) => STOPPED.test(normalised) || STOPPED_ELSEWHERE.test(normalised),
    },
  },
  {
    name: 'another-swallowed',
    topics: ['medical-emergency'],
    pattern: { test: (normalised) => WAS_TAKEN.test(normalised) && BY_ANOTHER.test(normalised) },
  },
  {
    name: 'swallowed',
    topics: ['medical-emergency'],
    pattern: WAS_TAKEN,
  },
  {
    name: 'within-reach',
    topics: ['suicide'],
    pattern: phrasePattern(
      `(?:standing|sitting|stood|sat|am|been|here) (?:<few>)?(?:on|at|by|over) (?:the|a|this|top of) (?:[a-z]+ ){0,3}?(?:bridge|roof|rooftop|ledge|cliffs?|viaduct|overpass|railings?|tracks|rails|parapet|edge|balcony)|${MEANS}\\b (?:<few>)(?:in front of me|in my (?:hand|hands|mouth|lap)|next to me|beside me|(?:is )?(?:loaded|tied|ready))(?=<end>|<far>)|(?:have|got) (?:<few>)${MEANS} (?:<few>)(?:right here|with me now|in my hand|next to me)|right now (?:<few>)(?:bridge|roof|ledge|tracks)|(?:brucke|gleis|dach) (?:<few>)(?:stehe|sitze)|am gleis|tied the (?:rope|noose)|load(?:ed|ing) (?:<few>)(?:gun|rifle|pistol|shotgun|revolver)|tengo (?:la cuerda|las pastillas|el arma)|(?:tabletten|strick|seil|waffe|pistole) (?:<few>)(?:liegen|liegt|bereit|vor mir|neben mir)|(?:ho|j ai) (?:la corda|la corde|le pastiglie davanti|les cachets devant)`,
    ),
  },
  {
    name: 'someone-within-reach',
    topics: ['someone-else-at-risk'],
    pattern: phrasePattern(
      `(?:has|have|got|with|holds|holding|took|grabbed) (?:<few>)${MEANS}|locked (?:<few>)in|on (?:the|a) (?:<few>)(?:bridge|roof|ledge|tracks|balcony)|right now|tonight|goodbye|phone (?:is |has been )?(?:<few>)off|not (?:answer|pick|reply)[a-z]*|can not reach|heute|hoje|oggi|aaj|band hai|repond plus`,
    ),
  },
];
