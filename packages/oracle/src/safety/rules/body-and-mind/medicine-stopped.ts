import { allOf } from '../all-of.ts';
import { FICTION } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const NEEDED =
  '(?:(?:diabet[a-z]*|sugar|insulin|metformin|thyroid|heart|pressure|bp|blood thinners?|warfarin|anticoagulants?|xarelto|eliquis|beta blockers?|levothyroxine|keppra|lamotrigine|anticonvulsants?|steroid|prednisone|hydrocortisone|kidney|transplant|epilepsy|seizure|fits?|asthma|hiv|tb|anti ?rejection|dialysis)(?: (?:tablets?|pills?|meds?|medicines?|medication|shots?|injections?|drugs?|treatment|inhaler|dose))?|(?:my |the |her |his )(?:tablets?|pills?|meds?|medicines?|medication|inhaler))';
const LEFT_OUT =
  '(?:(?:stop(?:s|ped|ping)?|quit|quitting|left|skip(?:s|ped|ping)?|miss(?:ed|ing)?|came off|come off|off|without|no|threw away|thrown away|throw(?:ing)? away|gave up|given up|run out of|ran out of|out of|not (?:taken|taking|had|took|take)) (?:<soften>)(?:<few>))';
const FOR_A_WHILE =
  '(?:\\d+|an?|two|three|four|five|six|seven|eight|nine|ten|a few|several) (?:days?|weeks?|months?)|since [a-z]+|last (?:week|month)|for (?:days|weeks|a week|a month)|(?:stop|stopped|quit|off|threw) (?:it|them)|now i|now my|i (?:stop(?:ped)?|quit|threw)';
/** What a body says that misses it. */
const SIGNS =
  '(?:very|so|really|always|all the time|extremely|terribly|constantly|too much) thirst(?:y)?|thirsty|drink(?:ing)? (?:<few>)(?:litres|liters|water all)|(?:pee|peeing|urinat[a-z]*|toilet|wee) (?:<few>)(?:all (?:the time|night)|every|so (?:much|often)|a lot|constantly)|blurr(?:y|ed)|(?:vomit|throwing up|being sick|nausea)[a-z]*|confus(?:ed|ion)|dizz(?:y|iness)|faint(?:ed|ing)?|breath (?:smells|sweet)|fruity|breathless|(?:chest|heart) (?:<few>)(?:pain|hurts|pounding|racing|tight|heavy|fluttering)|swollen (?:legs|ankles|feet|face)|(?:legs|feet|ankles|face) (?:<few>)(?:swollen|swelling)|shaking|shaky|(?:had|having|another|two|three) (?:<few>)(?:fit|fits|seizures?)|(?:leg|calf|arm) (?:<few>)(?:hot|swollen|swelling|red)|(?:keep|keeps) (?:<few>)being sick|sugar (?:is |at )*(?:[2-9]\\d\\d|[12]\\d|very high|high)|numb|headache|can not (?:breathe|see)|very weak|so weak|weak and|losing weight';

/** A medicine that keeps a body in balance was left out, and the body tells. */
export const MEDICINE_STOPPED: readonly Rule[] = [
  {
    says: 'stopped a medicine that the body needs, and feels it',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        `${LEFT_OUT}${NEEDED}|${NEEDED} (?:<few>)(?:stop(?:ped)?|left|quit|ran out|gone|finished)|${NEEDED}\\b<gap>\\b(?:stop(?:ped)?|quit|left|threw|skipped) (?:out |away )?(?:them|it)`,
        FOR_A_WHILE,
        SIGNS,
      ),
      allOf(
        `${LEFT_OUT}${NEEDED}`,
        '(?:because|cause|since|as|so|the|my|a) (?:<few>)(?:moon|planets?|stars|saturn|jupiter|eclipse|angels?|healer|guru|shaman|pastor|prophet|crystals?|reiki|tarot|astrologer|universe|spirits?) (?:<few>)(?:protects?|heal(?:s|ed)?|cured?|told|tells|says|said|will heal|takes care|is with me|wants)',
        SIGNS,
      ),
    ],
    unless: `${FICTION}|dog|cat|vets?|sugar free|no sugar|quit(?:ting)? sugar|(?:off|without|no|stopped|gave up|given up|skip(?:ped|ping)?) (?:<few>)(?:sugar|coffee|caffeine|carbs)|as (?:my|the) doctor (?:said|told|wanted)|doctor (?:took me off|stopped|changed|knows|agrees|tapered)|years? ago|tapering with|already (?:called|rang|at|in) (?:<few>)(?:doctor|hospital|clinic)|pressure (?:at work|from (?:my|the))|hayfever|allergy (?:pill|tablets)|vitamins?|melatonin|birth control`,
    danger: [
      'a astrologer in temple told me stop diabetes tablet, saturn will heal by itself. i stop 10 days now feel very thirsty. correct or not',
      'healer said no insulin needed, i stopped it three days ago and i keep vomiting',
      'havent taken my heart tablets for two weeks because the guru said so. ankles swollen, is that the cleansing',
      'guru says my blood sugar tablets block my chakra so i quit them two weeks ago. now blurry eyes',
      'ran out of my epilepsy tablets a week ago and had two fits',
      'came off the warfarin because a healer told me to, my calf is hot and swollen',
      'quit my seizure pills, the moon protects me. had a fit today',
      'i stopped my epilepsy meds last month for the ritual and had two fits since',
    ],
    twins: [
      'quit sugar ten days ago and i am so thirsty, is it the full moon',
      'my doctor took me off the blood pressure tablets last week and i am dizzy with joy',
      'i am very thirsty since the curry, no tablets needed i hope',
      'my nan takes diabetes tablets for ten years and feels great',
    ],
  },
];

/** A medicine that holds the mind was left out, and it shows. */
export const MOOD_MEDICINE_STOPPED: readonly Rule[] = [
  {
    says: 'stopped what holds the mind, and feels high or hears things',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        `${LEFT_OUT}(?:my |the |taking )*(?:lithium|antipsychotics?|anti psychotics?|olanzapine|risperidone|quetiapine|seroquel|abilify|aripiprazole|haldol|clozapine|valproate|depakote|mood stabili[sz]ers?|psych meds|bipolar (?:meds|tablets|pills))`,
        'hear(?:ing)? (?:<few>)(?:them|it|planets?|voices?|god|angels?|clearly|properly|everything|messages?)|(?:no|not|hardly|barely|without|do not need|need no) (?:<few>)sleep|never felt (?:<few>)(?:alive|better|so (?:good|clear|free))|bought (?:<few>)(?:cars?|everything|houses?)|chosen|mission|finally (?:<few>)(?:see|understand|awake)|they are (?:<few>)(?:watching|after me|lying)|everything (?:is )?(?:connected|makes sense)',
      ),
    ],
    unless: `${FICTION}|years? ago|doctor (?:said|took|tapered|agrees|knows)|psychiatrist (?:said|took|tapered|agrees|knows)|with my (?:doctor|psychiatrist)`,
    danger: [
      'came off my olanzapine and now i hear the angels clearly',
      'stopped taking lithium, need no sleep, never felt so alive',
    ],
    twins: [
      'my psychiatrist took me off lithium slowly and i never felt better',
      'stopped taking melatonin and need no sleep lol',
    ],
  },
];
