import { SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';

const SIGN = SIGN_IDS.map((sign) => SIGNS[sign].name).join('|');
const CRAB = new RegExp(
  `(?<!^)\\bCancer\\b|^Cancer(?=(?:,| and| or| with| to) (?:a |your |the )?(?:${SIGN})\\b|(?:'s)? (?:Suns?|Moons?|risings?|people|season|rising|placements?)\\b| (?:likes|keeps|remembers|and you)\\b)`,
  'gu',
);

/** The sign is no illness. Any other sign says the same. */
export const withoutCrab = (sentence: string): string => sentence.replaceAll(CRAB, 'Gemini');

const MATTER =
  '(?:shared |everyday )?(?:money|work|working|career|partners?|partnerships?|relationships?|marriage|love|family|home|children|health|death|debts?|trust|friends|friendships?|travel|endings|privacy|rest|siblings)';
const PLACE = '(?:corner|house|part|place|area|sector|room)';
const OF_CHART = '(?: of (?:your|their|the|a) (?:chart|sky))';
const HOUSE_NAME = new RegExp(
  `\\b${MATTER} ${PLACE}${OF_CHART}?\\b|\\b${PLACE}${OF_CHART}?(?: for| of| that has to do with) ${MATTER}(?:,? and ${MATTER})?(?:${OF_CHART})?\\b`,
  'giu',
);

/** A planet that is passing through is no passing. */
const PASSING = /\bpassing(?= (?:through|over|across|by|your|the)\b)/gu;

/** A sentence without the words of the sky that mean something else in a life: "the money corner of your chart". */
export const plainSky = (sentence: string): string =>
  withoutCrab(sentence).replaceAll(HOUSE_NAME, 'house').replaceAll(PASSING, 'moving');
