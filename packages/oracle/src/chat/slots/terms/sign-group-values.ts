import { oppositeSign } from '@palm/astrology/dignities';
import {
  BODIES,
  type Element,
  type Modality,
  SIGN_IDS,
  SIGNS,
  type SignId,
} from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../facts/in-text.ts';
import { signOf } from '../../../facts/birth-chart.ts';
import { signOfPoint } from '../birth/points.ts';
import { fill, type Filled, type Slot, type SlotContext, type SlotGroup } from '../slot.ts';

const OWN_SIGN = /\bmy (?:sun |star |zodiac )?sign\b|\bam i\b/u;

/** The sign that was named, or the user's own where "my sign" is meant. */
const signAsked = ({ entities, person, plain }: SlotContext): SignId | null =>
  SIGN_IDS.find((id) => id === entities.sign) ?? (OWN_SIGN.test(plain) ? signOf(person) : null);

const ofSign =
  (read: (sign: SignId, context: SlotContext) => string): Slot =>
  (context) => {
    const sign = signAsked(context);
    return sign === null ? null : fill(read(sign, context));
  };

const inGroup = (group: Element | Modality): Slot =>
  ofSign((sign, { plain }) => {
    const { name, element, modality } = SIGNS[sign];
    const isIn = element === group || modality === group;
    const answer = / or /u.test(plain) ? '' : isIn ? 'Yes, ' : 'No, ';
    return `${answer}${name} is ${modality} and its element is ${element}.`;
  });

const rulerWords = (sign: SignId): string => {
  const { name, ruler, traditionalRuler } = SIGNS[sign];
  const older =
    ruler === traditionalRuler ? '' : `, and by ${BODIES[traditionalRuler].name} in older books`;
  return `${name} is ruled by ${bodyInText(ruler)}${older}.`;
};

/** Of the sign that was named; else of the user's Sun sign and rising sign. */
function rulingPlanet(context: SlotContext): Filled | null {
  const named = SIGN_IDS.find((id) => id === context.entities.sign);
  if (named !== undefined) return fill(rulerWords(named));
  const sun = signOf(context.person);
  if (sun === null) return null;
  const rising = signOfPoint(context.chart, 'ascendant');
  const chartRuler =
    rising === null || /\bsun sign\b/u.test(context.plain)
      ? ''
      : ` By the rising sign, as most astrologers count, ${rulerWords(rising)}`;
  return fill(`Your Sun sign ${rulerWords(sun)}${chartRuler}`);
}

export const signGroupValues = {
  'ruling planet': rulingPlanet,
  'sister signs': ofSign(
    (sign) => `The sign opposite ${SIGNS[sign].name} is ${SIGNS[oppositeSign(sign)].name}.`,
  ),
  'fire signs': inGroup('fire'),
  'earth signs': inGroup('earth'),
  'air signs': inGroup('air'),
  'water signs': inGroup('water'),
  'cardinal signs': inGroup('cardinal'),
  'fixed signs': inGroup('fixed'),
  'mutable signs': inGroup('mutable'),
} as const satisfies SlotGroup;
