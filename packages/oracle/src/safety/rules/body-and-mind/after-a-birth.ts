import { allOf } from '../all-of.ts';
import { FICTION } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const NEWBORN =
  '(?:baby|newborn|infant|(?:son|daughter|boy|girl|he|she) is (?:only |just )?(?:[1-9]|1\\d|two|three|four|five|six) (?:weeks|days)|(?:[1-9]|1\\d|one|two|three|four|five|six|seven|eight|few) (?:weeks?|months?|days?) old|(?:[1-9]|1\\d|two|three|four|five|six) (?:weeks|days) ago|gave birth|since (?:the|giving) birth|postpartum)';
const NOT_A_PERSON =
  '(?:voices?|something|a whisper|whispers?|god|an angel|angels|the moon|it) (?:(?:that|which|who) )?(?:<soften>|keeps? |in my head )*(?:tells?|telling|told|says?|saying|said|whispers?|wants?|orders?|commands?)';
const INTO_HARM =
  '(?:(?:in|into|under|to) (?:the |a )*(?:river|lake|sea|water|well|pond|canal|bath|oven|fire|ground)|off (?:the|a) (?:balcony|bridge|roof)|out of the window|let (?:go|him go|her go|it go)|better with (?:god|jesus|the angels|allah)|to (?:god|heaven|the angels)|drop (?:him|her|it)|throw (?:him|her|it)|not (?:mine|my (?:baby|child|son|daughter)))';

/** After a birth: voices about the baby, a baby that seems strange, thoughts of its death. */
export const AFTER_A_BIRTH: readonly Rule[] = [
  {
    says: 'hears voices about the baby, finds it strange, or thinks of its death',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(NEWBORN, `${NOT_A_PERSON}\\b[a-z0-9 ,.]{0,120}\\b${INTO_HARM}`),
      allOf(
        NEWBORN,
        '(?:getting|get|being|am) told (?:<few>)to (?:<few>)(?:put|take|give|throw|lay|leave|carry) (?:<few>)(?:in|into|under|to|on) (?:the )?(?:river|lake|sea|water|well|pond|canal|tracks|god)',
      ),
      allOf(
        NEWBORN,
        '(?:hear|heard|hearing|think|thinking|thought|feel|believe|know|idea|sure)\\b<gap>(?:she|he|it|baby|they) (?:would|will|is|are|might) (?:be )?(?:<soften>)(?:safer|better|better off|happier|at peace)\\b<gap>(?:under (?:the )?water|in (?:the )?(?:water|river|lake|sea|heaven)|with (?:god|jesus|allah|the angels)|dead|if i (?:put|drown|let|drop|smother))',
      ),
      allOf(
        NEWBORN,
        '(?:is not (?:<soften>)(?:my (?:baby|child|son|daughter)|mine)|not feel (?:<few>)(?:is )?mine|swapped (?:(?:my|the|our|his|her) )?(?:soul|baby|child|him|her))',
        '(?:voices?|hear(?:ing)? that|(?:give|giving|take|bring|put) (?:him|her|it) back (?:to|in|into) (?:the )?(?:water|river|sea|lake|god|angels|woods|forest)|(?:told|tells|telling) me|my hands (?:want|might)|swapped|in(?:to)? the (?:water|river|bath) tonight|stood on (?:the|a) (?:balcony|bridge|roof))',
      ),
      allOf(NEWBORN, 'what my hands (?:<soften>)(?:want|wanted|might|could|would|were going)'),
    ],
    unless: `${FICTION}|says my ex|my ex says|people say|paternity|dna test|surrogat[a-z]*|adopt[a-z]*|step ?(?:son|daughter|child|mum|dad)|midwife (?:says|said|told)|christen[a-z]*|baptis[a-z]*`,
    danger: [
      'my baby is 3 weeks old and i think she would be safer if i put her under the water',
      'my newborn is 10 days old. i keep getting told to put her in the river to keep her safe',
      'baby is 3 weeks. at night i hear that she would be better with God than with me',
      'since the baby came i have voices that say she is not my baby',
      'i put the baby down and left the room because of what my hands wanted',
      'had my baby 5 weeks ago. stood on the balcony with him and something told me to let go',
      'baby is 2 weeks. there is a voice that says the angels want her, better with god, i take her there tonight',
      'he is 6 weeks. i keep hearing that he isnt really mine and must give him back to the river. nobody knows',
      'my baby isnt mine they swapped her soul, the voice says put her back in the water tonight',
    ],
    twins: [
      'my baby is 3 weeks old and the midwife told me to put her in warm water',
      'my baby is 3 weeks old and does not feel like mine yet, is that normal',
      'something tells me my baby will be a leo, 2 weeks to go',
      'my newborn sleeps better with me than in the cot',
      'the baby is not mine, she took a dna test, i am the step dad',
      'i keep hearing that he looks nothing like me, baby is 6 weeks and he is not mine says my ex',
      'god told me she is a gift, my baby is 5 weeks old',
    ],
  },
];
