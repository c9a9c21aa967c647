import { allOf } from '../all-of.ts';
import { MEDICINE } from '../body-and-mind/medicines.ts';
import { IN_A_STORY } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const KEPT =
  '(?:keep(?:ing|s)?|kept|sav(?:e|ed|ing)|stash(?:ed|ing)?|hid(?:e|ing|den)?|put(?:ting)?|collect(?:ed|ing)?|hoard(?:ed|ing)?|skip(?:ped|ping)?|palm(?:ed|ing)?|spit(?:ting)? out|gather(?:ed|ing)?|not (?:swallow|tak)[a-z]*|count(?:ed|ing)?)';
const FOR_LATER =
  'under (?:the|my) (?:mattress|bed|pillow)|(?:a|the|my|full|whole|nearly full|big) jar|for (?:when (?:i|it|the)|the (?:day|night|anniversary|right)|later when)|when i am ready|(?:if|whether|until|till|have|has|got|is it|be|there is|are there) (?:<soften>|it |they |i |would |will |be |have |is )*enough (?:by|now|for (?:it|me|the)|to (?:do|end|sleep|die|be|stop|go))?|how many (?:i would need|it takes|would do it)|would (?:it )?be enough|(?:\\d\\d+|fifty|sixty|forty|thirty) (?:now|so far|already)';

/** Medicine is kept back for a day that is to come. */
export const PILLS_KEPT: readonly Rule[] = [
  {
    says: 'keeps medicine back, or counts whether there is enough',
    grade: 3,
    isTestOnly: true,
    patterns: [allOf(`${KEPT} (?:<some>)${MEDICINE}|${MEDICINE}\\b<gap>\\b${KEPT}`, FOR_LATER)],
    unless: `${IN_A_STORY}|(?:dog|cat|cats|dogs|vet)|toddler|the kids|child ?proof|cheese|refill|pharmacy|pharmacist|prescription (?:runs|ran)|travel[a-z]*|holiday|trip|festival|earthquake|shortage|vitamins?|pill (?:box|organi[sz]er)|hangover|birth control|recycl[a-z]*|expired|first aid|(?:my|his|her) (?:mum|dad|gran|nan|grandma|grandpa|mother|father|husband|wife) (?:has|takes|needs|keeps)`,
    danger: [
      'i hide my tablets under the pillow for when i am ready',
      'been keeping back some codeine each week, have enough now',
      'there is morphine in the drawer, keep counting if it would be enough',
    ],
    twins: [
      'i hide the pills in cheese for the dog until there is enough, she spits them out',
      'my pill organiser is full until friday, refill then',
    ],
  },
  {
    says: 'handles a loaded gun and asks for courage',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:load(?:ed|ing)?|cleaned|oiled|held|holding|got out|took out|keep) (?:<few>)(?:gun|rifle|pistol|shotgun|revolver|glock|service weapon)',
        '(?:to |just to )(?:see|know) (?:how|what) (?:it|that) (?:feels|would feel)|brave enough|the (?:nerve|courage|guts)|under my (?:chin|jaw)|in my mouth|to my (?:head|temple|chest)|(?:wrote|written|writing) (?:<few>)(?:to|for) (?:my|the) (?:<few>)(?:boys|girls|kids|wife|sons?|daughters?|mum|family)|last (?:night|card|message)',
      ),
    ],
    unless: `${IN_A_STORY}|hunt(?:ing|er)?|range|clay|deer|ducks?|boars?|licen[cs]e|competition|biathlon|paintball|airsoft|water pistol|nerf|museum|antique`,
    danger: [
      'i loaded my rifle to see how it feels. do i have the courage, leo',
      'took out the shotgun and wrote to my boys',
    ],
    twins: [
      'cleaned the rifle and wrote to my sons about hunting season',
      'held the rifle at the range just to see how it feels',
    ],
  },
];
