import { phrasePattern } from '../phrase-pattern.ts';
import { MEDICINE } from './medicines.ts';

/** What a conversation told of something that was taken, piece by piece: an overdose is known only from all of it. */
export type ToldIntake = {
  /** The writer took something. */
  readonly isTaken: boolean;
  readonly isMedicine: boolean;
  /** It belongs to another person. */
  readonly isBorrowed: boolean;
  readonly isMuch: boolean;
  /** The body feels it. */
  readonly isFelt: boolean;
  /** How many messages came since it was told. */
  readonly since: number;
};

export const NO_INTAKE: ToldIntake = {
  isTaken: false,
  isMedicine: false,
  isBorrowed: false,
  isMuch: false,
  isFelt: false,
  since: 0,
};

/** What comes later is about something else. */
const MOST_MESSAGES = 3;
const NUMBER =
  '(?:[89]|[1-9]\\d|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty)';
const PACK = '(?:box|bottle|packet|pack|strip|blister|jar|sheet|tub|tablets|pills)';
const OWNER =
  '(?:mums|mams|dads|mothers|fathers|nans|grans|grandmas|grandpas|grandads|sisters|brothers|husbands|wifes|boyfriends|girlfriends|roommates|flatmates|dogs|neighbours|partners)';

const TAKEN = phrasePattern(
  `(?<!\\b(?:he|she|they|you|not|should i|if i|never|cat|dog|must have) (?:<soften>)?)(?:(?:took|taken|swallowed|downed|necked|popped) (?:<few>)(?:something|some stuff|${MEDICINE})|(?:had|eaten|ate|finished) (?:<few>)${MEDICINE})`,
);
/** Tens of something beside drink are no sweets. */
const NAMES_MEDICINE = phrasePattern(
  `${MEDICINE}|${NUMBER} of them\\b<gap>\\b(?:wine|vodka|whisky|whiskey|gin|rum|beers?)`,
);
const BORROWED = phrasePattern(`${OWNER} (?:<few>)${MEDICINE}`);
const MUCH = phrasePattern(
  `(?:most|all|half|the rest|rest|a lot|lots|loads|more than half|every (?:single |last )?one) of (?:it|them|those|(?:the|my|her|his) (?:<few>)${PACK})|(?:whole|entire|full|half a|half the) (?:<few>)${PACK}|${PACK} (?:was|is) (?:<soften>)(?:half |almost |nearly )?(?:full|empty|gone)|too many|handfuls?|way more|more than (?:i should|normal|usual|the doctor)|lost count|${NUMBER} of (?:them|those|the (?:pills|tablets))|(?:all|every one) gone`,
);
/** Only at the head of a sentence, or after a word of taking, is a number one of tablets. */
const MANY = phrasePattern(
  `(?:^|(?<=[.,] )|took |swallowed |had |taken |another )(?:well |dunno |idk |like |about |around |maybe |probably |at least |over |roughly )*${NUMBER}(?=<end>| of them| or so| since| in (?:all|total)| so far| already| altogether| tablets| pills)`,
);
const FELT = phrasePattern(
  'sleepy|drowsy|heavy|floaty|numb|blurry|dizzy|weird|tingl[a-z]*|(?:can not|can barely) keep my eyes|fading|far away|shaking|heart (?:is )?(?:<few>)(?:racing|slow|weird)|going dark|ringing',
);
const EXCUSED = phrasePattern(
  'vitamins?|supplements?|antibiotics?|probiotics?|iron|prescribed|the vet|photos?|pictures?|course|(?:days|weeks|months) now|over (?:ten|the|two|three) (?:days|weeks|months)|one a (?:day|night)|a (?:day|night|week)(?= [.,]|$)|years? ago|when i was|tea|nap|mask',
);

export function withIntakeIn(text: string, told: ToldIntake): ToldIntake {
  if (EXCUSED.test(text)) return NO_INTAKE;
  const isTaken = TAKEN.test(text);
  if (!isTaken && (!told.isTaken || told.since >= MOST_MESSAGES)) return NO_INTAKE;
  return {
    isTaken: true,
    isMedicine: told.isMedicine || NAMES_MEDICINE.test(text),
    isBorrowed: told.isBorrowed || BORROWED.test(text),
    isMuch: told.isMuch || MUCH.test(text) || MANY.test(text),
    isFelt: told.isFelt || FELT.test(text),
    since: isTaken ? 0 : told.since + 1,
  };
}

/** Too much of a medicine, or of another person’s that the body feels. */
export const tellsOfOverdose = ({
  isTaken,
  isMedicine,
  isBorrowed,
  isMuch,
  isFelt,
}: ToldIntake): boolean => isTaken && isMedicine && (isMuch || (isBorrowed && isFelt));
