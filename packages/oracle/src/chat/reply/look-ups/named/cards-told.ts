import { findCards } from '../../../entities/find-card.ts';
import { ASKS_DRAW, namedCards } from '../terms/card-look-up.ts';
import type { LookUp } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

/** "i got the death card for my love life. im newly married!! should i be scared": the card stands in another sentence. */
const cardAndFear: WholeLookUp = {
  family: 'pull-a-card',
  isAsked: ({ text }) =>
    /\b(?:cards?|tarot|pulled|drew|drawn|spread)\b| of (?:cups|swords|wands|pentacles)\b/u.test(
      text,
    ) &&
    /\b(?:scared?|worr(?:y|ied)|afraid|bad|good|together|question|mean\w*|love|marriage|relationship)\b/u.test(
      text,
    ) &&
    !ASKS_DRAW.test(text) &&
    findCards(text).length > 0,
  tell: (context, { text }) =>
    namedCards.tell({ ...context, plain: text }, { plain: text, text, said: '', entities: {} }),
};

/** "pull one card for my driving test": a draw, whatever else the message names. The family draws. */
export const cardDrawn: LookUp = {
  family: 'pull-a-card',
  isAsked: ({ plain }) =>
    /^(?:hi |hey |ok |so |can you |could you |please |pls |would you )*(?:pull|draw|pick)(?: me| us)? (?:a|one|1|my) (?:tarot |random )?card\b/u.test(
      plain,
    ) && !/\byes\b.*\bno\b|\b(?:operation|surgery|biopsy|clarif\w*)\b/u.test(plain),
  tell: () => null,
};

export const CARDS_TOLD: readonly WholeLookUp[] = [cardAndFear];
