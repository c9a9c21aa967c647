import { careIn } from '../../kept-care.ts';
import type { ChatState } from '../../state.ts';
import { answerOne } from '../answer-one.ts';
import type { Draft } from '../draft.ts';
import { keptPiece } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';

const COURTESY =
  "(?:ok(?:ay)?|alright|right|well|anyway|whatever|fine|cool|good|great|thanks|thank (?:you|u)|ty|thx|cheers|so much|a lot|very much|for (?:that|this|listening|everything|now|your (?:help|time))|oracle|that helped|i feel better|i(?:'?m| am| will|'?ll)?|will|then|now|and|but|just|try (?:that|it|this))";
const GOODBYE =
  '(?<goodbye>good ?night|night night|bye(?: bye)?|goodbye|see (?:you|ya)|talk (?:later|tomorrow|soon)|(?:going|gonna go|gonna|off|heading|want|try|trying)(?: to)?(?: try(?: and| to)?| go(?: to)?)* (?:to )?(?:get some |some )?(?:sleep|bed)|(?:i will|ill) (?:go to |try to )?(?:sleep|bed)|(?:gotta|have to|need to) (?:go|sleep))';
const AFTER =
  '(?:now|then|tonight|soon|later|tomorrow|for now|oracle|dear|thanks|thank (?:you|u)|and|x+)';
const CLOSES = new RegExp(
  `^\\W*(?:${COURTESY}\\b\\W+)*${GOODBYE}\\b(?:\\W+${AFTER}\\b)*\\W*$`,
  'iu',
);

/** "ok whatever, thank you. gonna sleep now" is a goodbye, whatever the conversation was about. */
export async function sayGoodbye(
  message: string,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const family = talk.families.get('bye');
  const { wasAtRisk } = careIn(state, talk.clock);
  const goodbye = CLOSES.exec(message)?.groups?.['goodbye'];
  if (family === undefined || wasAtRisk || goodbye === undefined) return null;
  const [piece] = (await talk.understand(goodbye)).pieces;
  return piece === undefined
    ? null
    : answerOne({ family, piece: keptPiece(piece) }, {}, talk, state);
}
