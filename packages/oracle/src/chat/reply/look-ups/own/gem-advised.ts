import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const GEM =
  /\b(?:blue sapphire|yellow sapphire|sapphire|ruby|emerald|red coral|coral|pearl|diamond|hessonite|gomed|cats eye|neelam|pukhraj|panna|moti|gem ?stones?|gem|rudraksha)\b/u;
const WHO_SAYS =
  /\b(?:jewell?er|astrolog\w*|pandit\w*|jyotish\w*|guru|priest|numerologist|baba|aunt\w*|mother|mom|mum|father|dad|mil|told|says?|said|recommended|advised|wants?|asked|rupees?|rs|lakhs?|dollars?|euros?|\d+ ?k|\d{3,})\b/u;
const ASKS =
  /\b(?:should|worth|buy|wear|work\w*|help\w*|fix|really|do i (?:need|have to)|must|necessary|change)\b/u;

/** "jeweller told me to wear blue sapphire for career, 65k rupees. should i" */
export const gemAdvised: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) =>
    GEM.test(text) &&
    WHO_SAYS.test(text) &&
    ASKS.test(text) &&
    !/\b(?:engagement|propos\w*|birth ?stone|inherit\w*|lost|pawn|sell|earrings|necklace|gift|anniversary)\b/u.test(
      text,
    ),
  tell: (_context, { text }) => {
    const paid = /\b(?:bought|paid|wearing|have been wearing|i wear)\b/u.test(text)
      ? ' If you have it already, wear it as jewelry if you like the look, and let nobody sell you the next one.'
      : '';
    const better = /\b(?:exams?|study|studies)\b/u.test(text)
      ? 'For the exams that sum is better spent on a few hours with a good tutor.'
      : /\b(?:career|job|work|business)\b/u.test(text)
        ? 'For work that sum is better spent on a course, or left in the bank as a cushion.'
        : 'That sum does more for you left in the bank.';
    return told(
      `No, don't pay that for it: no stone changes a chart, work, money or marriage. The custom gives each planet a stone, and people who sell stones are rarely neutral about it. ${better} If somebody at home worries, a small cheap stone or none at all keeps the custom just as well.${paid}`,
    );
  },
};
