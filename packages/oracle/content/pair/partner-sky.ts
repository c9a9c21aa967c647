/* A second look at the partner's sky. {sign} is the partner's. */

export const PARTNER_MOON_LINES = [
  'The Moon in {bodySign} is in the corner of {matter} for {sign}.',
  'With the Moon in {bodySign}, feelings in {sign} may circle round {matter}.',
  'With the Moon in {bodySign}, {sign} may be thinking of {matter}.',
  'As the Moon goes through {bodySign}, {sign} may have {matter} at heart.',
  'For {sign} the Moon in {bodySign} puts a soft light on {matter}.',
] as const;

export const PARTNER_RULER_LINES = [
  '{ruler}, ruler of {sign}, is in {rulerSign} now, {manner}.',
  '{sign} takes its lead from {ruler}, at present in {rulerSign}, {manner}.',
  'The planet that rules {sign} is {ruler}, now in {rulerSign}, {manner}.',
] as const;

/** How a ruler goes about things, by the element of the sign it is in. */
export const RULER_MANNERS = {
  fire: ['so things may go better with some warmth', 'so a bold offer may be welcome'],
  earth: ['so plain, useful help may speak loudest', 'so a fixed hour may be a comfort'],
  air: ['so talk may do more than presents', 'so a light tone may work best'],
  water: ['so tact may be worth more than speed', 'so feelings may come before plans'],
} as const;
