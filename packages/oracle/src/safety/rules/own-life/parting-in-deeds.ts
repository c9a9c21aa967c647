import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const LAID_OUT =
  '(?:(?:papers?|paperwork|documents|deeds|folders?|envelopes?|letters?|passwords|bank (?:books?|cards)|keys|insurance|will) (?:is |are |all |now |left |laid |set |put |lying |ready )*(?:out )?(?:<few>)(?:on the (?:kitchen |dining )?(?:table|desk|counter|bed|dresser)|by the (?:door|phone)|with (?:<few>)names? on|labelled|named for)|(?:labelled|labels on|names? on|everyones? (?:is )?name on|marked) (?:<few>)(?:everything|things|boxes|papers|envelopes|drawers|it)|(?:everything|all of it|the papers|all the papers) (?:is )?(?:laid|left|set) out)';
const ANIMALS_GONE =
  '(?:(?:last of the |sold the |the |my )*(?:cattle|herd|cows|sheep|ewes|hens|horses?|bees|goats|stock|animals) (?:went|are gone|is gone|gone|sold|left)|(?:dog|cat|horse|parrot|bird|hens|rabbit|donkey)s? (?:is |has |have |are |was |been )*(?:gone|went|given|brought|moved|taken|settled|over) (?:now )?(?:to|with|over to|at) (?:the|my|a|our) (?:[a-z]+ )?(?:neighbours?|sisters?|brothers?|daughters?|sons?|friends?|nieces?|nephews?|cousins?|farm|lad next door|shelter|vet)|(?:found|got) (?:<few>)(?:home|place) for the (?:dog|cat|horse))';
const QUIET_TIME =
  '(?:quiet|calm|peaceful|still|gentle|kind|good|right|soft) (?:sort of |kind of |enough |a )*(?:day|night|evening|morning|time|hour)|(?:<day>) (?:<few>)(?:quiet|calm|peaceful|still|gentle|right)(?= [.,]|$| (?:sort|day|night|one|enough))|no (?:one|body) (?:<few>)(?:about|around|calls?|comes?|home) (?:on )?(?:<day>)|(?:what|which) (?:day|night|evening|morning) (?:<few>)(?:suits|right|quiet|calm|peaceful)';
const OWN_THINGS =
  '(?:airpods|headphones|hoodie|jacket|trainers|sneakers|jersey|guitar|bass|skateboard|board|bike|ps5|ps4|xbox|switch|console|laptop|ipad|phone|necklace|bracelet|ring|watch|records?|vinyls?|books?|collection|cards|camera|clothes|makeup|perfume|stuff|things|plushies?|teddy|lego|sketchbooks?|drum kit|keyboard|pc)';
const GAVE = `(?:gave|given|giving|handed|left|gifted) (?:[a-z]+ ){0,4}(?:my|the|all my|most of my) (?:[a-z]+ ){0,3}${OWN_THINGS}`;
const NO_MORE_OF_ME =
  '(?:after (?:tonight|today|tomorrow|this (?:weekend|week)|<day>)|from (?:tomorrow|monday) on|by (?:tomorrow|morning)|soon)\\b[a-z ,.]{0,20}\\b(?:(?:<noone>|they|everyone|mum|dad|my (?:[a-z]+ )?(?:mum|dad|parents|family)) (?:<soften>)(?:(?:has|have|needs?|will (?:not )?(?:have|need)|gets|(?:do|does) not (?:have|need)) (?:<few>)to (?:be |feel |get |<few>)?(?:disappointed|worr(?:y|ied)|ashamed|embarrassed|deal|put up|pay|care|look after|bother(?:ed)?|cry|angry|mad|sad|see|look|hear|clean|suffer)|will not (?:<few>)(?:disappointed|worr(?:y|ied)|ashamed|deal|see|hear|suffer|find me))|(?:it|i) (?:will|wont|will not) (?:not )?(?:<soften>)(?:matter|be (?:a (?:problem|burden|disappointment)|anyones problem|in the way)))';

/** What is given away and laid out, with a day that is asked for or a time after which no one is let down. */
export const PARTING_IN_DEEDS: readonly Rule[] = [
  {
    says: 'laid the papers out and parted with the animals, and asks for a quiet day',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        LAID_OUT,
        ANIMALS_GONE,
        `${QUIET_TIME}|names? on|no (?:quarrel|fight)[a-z]*|easy to find`,
      ),
    ],
    unless: `${NOT_REAL}|mov(?:e|ed|es|ing) (?:house|out|to|on|in|day)|holidays?|vacation|trip|flights?|flying|abroad|emigrat[a-z]*|retir[a-z]*|new (?:owner|house|flat|job|place|tenant)|downsiz[a-z]*|auction(?:eer)?|surgery|operation|hospital|solicitor|accountant|tax|mortgage|for the (?:weekend|week|night|day)|stay(?:ing)? (?:while|until|till)|kittens|puppies|wedding`,
    danger: [
      'Last of the cattle went Friday. I have the papers left out on the table with everyones name on. The dog is gone to the neighbour. Is Thursday a quiet sort of day',
      'envelopes are on the kitchen table with names on. cat went to my sister on sunday. what night is calm',
      'the dog is settled with my brother. i have labelled everything in the house. which evening is peaceful',
      'sold the hens, the horse has gone to my nieces. all the papers are laid out by the door. is friday quiet',
      'horses went last week. ive put labels on everything so there will be no quarrel',
    ],
    twins: [
      'moving house: labelled all the boxes, the dog is gone to my sister, is thursday a quiet day',
      'the dog is gone to the groomer and the tax papers are on the table, is thursday quiet',
      'sold the sheep before we retire, papers laid out for the solicitor, is friday good',
      'is thursday a quiet sort of day for signing',
    ],
  },
  {
    says: 'gave dear things away, and after tonight no one is let down any more',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(GAVE, NO_MORE_OF_ME),
      `${NO_MORE_OF_ME}\\b[a-z ,.]{0,30}\\b(?:in me|of me|about me|with me|by me|any ?more|ever again|again)`,
    ],
    unless: `${NOT_REAL}|mov(?:e|ed|es|ing)|new (?:phone|job|hoodie|flat|place)|exam is over|deadline|resit|boarding|college|uni|university|(?:play|show|concert|recital|match|game|season|shift|renovation|builders?|notice|project) (?:is |will be )*(?:over|done|finished)|quit(?:ting)?|resign[a-z]*|hand(?:ing)? in my notice|cook(?:ing)?|hair ?cut|braces|snor[a-z]*|results? (?:are|come)`,
    danger: [
      'gave ella my airpods and the good hoodie. after tonight nobody has to be disappointed in me anymore',
      'gave my brother my ps5 and all my cards. after tomorrow they wont have to worry about me',
      'left my guitar with sam. after this weekend mum doesnt have to be ashamed, nobody has to deal with me again',
      'after tonight no one has to put up with me anymore',
    ],
    twins: [
      'gave ella my old airpods, i got a new phone. after tonight nobody has to hear them crackle again',
      'after tonight nobody has to worry about the play anymore, the show is over',
      'gave my brother my ps5, he has to be nice to me now',
      'handing in my notice, after today they dont have to deal with me anymore',
    ],
  },
];
