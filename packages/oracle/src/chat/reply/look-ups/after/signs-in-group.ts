import { SIGNS } from '@palm/astrology/vocabulary';
import { ROLES } from '../../../../../content/chat/own/roles-of-signs.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import { told } from '../look-up.ts';
import { habitOf, signsIn } from '../whole/chart-words.ts';
import { type ChartTurn, wordsOf } from './chart-turn.ts';

const COUNTS =
  /^and\b.*\b(?:is|s) an? |\b(?:three|3|third|also|plus|another|as well|and an? |with us)\b/u;

/** "we are three actually. third is a gemini", after two signs. */
export const thirdSign: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    signsIn(text).length === 1 &&
    signsIn(earlier).length >= 2 &&
    COUNTS.test(text) &&
    !signsIn(earlier).some((sign) => signsIn(text).includes(sign)) &&
    wordsOf(text) <= 16,
  tell: (_context, { text, earlier }) => {
    const signs = [...signsIn(earlier).slice(0, 2), ...signsIn(text)];
    const isBusiness = /\b(?:business|company|work|startup|shop|project)\b/u.test(earlier);
    const lines = signs.map((sign) =>
      isBusiness
        ? `${SIGNS[sign].name} ${ROLES[SIGNS[sign].element]}`
        : `${SIGNS[sign].name} tends to ${habitOf('sun', sign)}`,
    );
    return told(
      `Three can be easier than two: by the book ${lines.join('; ')}. ${isBusiness ? 'Divide it that way and nobody has to win. What matters more than signs: write down who decides what, who puts in how much, and how one of you could leave.' : 'With three there is always one who can settle it between the other two; take turns at that.'}`,
    );
  },
};

const TEASES =
  /\b(?:neither|its me|is me|not (?:him|her|me)|(?:he|she|they|wife|husband) says?|both|all of us|definitely|obviously|the \w+)\b/u;
const TRAIT_ASKED =
  /\b(?:who(?:s| is)?|which(?: sign)?(?: is)?)\b.{0,12}\b(?:more|most|better|worse|worst|best)\b(?: (?<trait>\w+))?/u;

/** "he says neither, its me, the aries", after "who is more stubborn, taurus or capricorn". */
export const teasedSign: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    TRAIT_ASKED.test(earlier) &&
    TEASES.test(text) &&
    signsIn(text).length === 1 &&
    wordsOf(text) <= 14,
  tell: (_context, { text, earlier }) => {
    const [sign] = signsIn(text);
    if (sign === undefined) return null;
    const trait = TRAIT_ASKED.exec(earlier)?.groups?.['trait'];
    const others = signsIn(earlier)
      .filter((one) => one !== sign)
      .map((one) => SIGNS[one].name);
    return told(
      `Ha, and there is something in it: ${SIGNS[sign].name} tends to ${habitOf('sun', sign)}, which from across the table can look ${trait === undefined ? 'just like it' : `very ${trait}`}. My verdict: ${others.length > 0 ? `${listWords(others)} win on endurance, ${SIGNS[sign].name} wins on speed` : `${SIGNS[sign].name} wins on points`}. Anyone who answers that fast may want to be asked again tomorrow.`,
    );
  },
};
