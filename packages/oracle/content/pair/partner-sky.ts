import type { PlanetId } from '@palm/astrology/vocabulary';
import type { Tone } from '../../src/writer/themes.ts';

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

/** A second planet; {deed} is what the sign may do under it. */
export const PARTNER_SECOND_LINES = [
  'With {body} in {bodySign}, in the corner of {matter}, {sign} may also {deed}.',
  'From the corner of {matter}, {body} in {bodySign} may have {sign} {deed}.',
  'Add {body} in {bodySign}, over {matter}, and {sign} may {deed}.',
  'Meanwhile {body} in {bodySign}, over {matter}, may have {sign} {deed}.',
] as const;

export const PARTNER_DEEDS: Readonly<
  Record<Exclude<PlanetId, 'moon'>, Readonly<Record<Tone, readonly string[]>>>
> = {
  sun: {
    easy: ['speak up first', 'like being asked to decide', 'be in good heart'],
    tense: ['want the last word', 'need praise and not ask for it', 'take advice as a verdict'],
  },
  mercury: {
    easy: ['talk a plan into shape', 'send a message worth keeping', 'ask good questions'],
    tense: ['say it twice and mean it once', 'mix up a time or a place', 'argue about a word'],
  },
  venus: {
    easy: ['be easy to please', 'spend on something lovely', 'make peace first'],
    tense: ['say yes to be nice', 'compare and feel short', 'put off the awkward part'],
  },
  mars: {
    easy: ['get up and do it', 'be glad of a shared task', 'say what is wanted, plainly'],
    tense: ['be quick to bristle', 'lose patience first', 'be short of time for everyone'],
  },
  jupiter: {
    easy: ['say yes to most things', 'laugh more than usual', 'think a size larger'],
    tense: ['promise more than fits', 'overdo a good thing', 'forget to look at the bill'],
  },
  saturn: {
    easy: ['keep a promise to the minute', 'finish something dull', 'be calm about the long road'],
    tense: ['worry and call it planning', 'work late and say little', 'hear a no in every not yet'],
  },
  uranus: {
    easy: ['try the odd way round', 'enjoy a change of plan', 'drop an old rule'],
    tense: ['want out of a fixed plan', 'be hard to pin to an hour', 'say no on principle'],
  },
  neptune: {
    easy: ['trust a hunch', 'guess what is needed', 'be gentle with everyone'],
    tense: ['forget what was agreed', 'need plain words twice', 'be elsewhere in mid-sentence'],
  },
  pluto: {
    easy: ['get to the bottom of it', 'mean every word', 'let an old thing go'],
    tense: ['hold on too tightly', 'brood and say it is nothing', 'want to know everything'],
  },
};
