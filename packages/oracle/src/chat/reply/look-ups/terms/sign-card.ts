import { SIGN_IDS, type SignId, SIGNS } from '@palm/astrology/vocabulary';
import { CARDS } from '../../../../../content/chat/cards/cards.ts';
import { signOf } from '../../../../facts/birth-chart.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { type LookUp, told } from '../look-up.ts';

/** The large card of each sign, as the Golden Dawn gave them out. */
const CARD_OF_SIGN = {
  aries: 'The Emperor',
  taurus: 'The Hierophant',
  gemini: 'The Lovers',
  cancer: 'The Chariot',
  leo: 'Strength',
  virgo: 'The Hermit',
  libra: 'Justice',
  scorpio: 'Death',
  sagittarius: 'Temperance',
  capricorn: 'The Devil',
  aquarius: 'The Star',
  pisces: 'The Moon',
} as const satisfies Record<SignId, string>;

const ASKED = /\b(?:which|what|whats|tarot) .{0,12}?\bcards?\b/u;
const OWN =
  /\bmy (?:sun |zodiac |star )?sign\b|\b(?:which|what) (?:tarot )?card (?:am i|is me|am i as a person|fits me|represents me)\b/u;

const signIn = ({ entities, person, plain }: SlotContext): SignId | null =>
  SIGN_IDS.find((id) => id === entities.sign) ?? (OWN.test(plain) ? signOf(person) : null);

/** "which tarot card is scorpio" */
export const cardOfSign: LookUp = {
  family: 'pull-a-card',
  isAsked: ({ plain, entities }) =>
    ASKED.test(plain) &&
    /\btarot\b|\bcard\b/u.test(plain) &&
    (entities.sign !== undefined || OWN.test(plain)) &&
    !/\b(?:pull|draw|drew|pulled|today)\b/u.test(plain),
  tell: (context) => {
    const sign = signIn(context);
    if (sign === null) return null;
    const card = CARDS.find(({ name }) => name === CARD_OF_SIGN[sign]);
    return card === undefined
      ? null
      : told(
          `${SIGNS[sign].name} goes with ${card.name}. ${card.line} The list is about a hundred years old and a way to remember the cards.`,
        );
  },
};
