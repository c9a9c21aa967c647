import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { PLANETS_IN_HOUSES } from '../../../../../content/chat/named/planets-in-houses.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { houseOfBody, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

/** "whole sign puts my moon in 8th, placidus in 7th. which one do you use and which one is me" */
export const houseSystems: WholeLookUp = {
  family: 'house-meaning',
  isAsked: ({ text }) =>
    /\b(?:whole signs?|placidus|koch|equal houses?|house systems?)\b/u.test(text) &&
    /\b(?:which|what|who|whose|use|right|correct|believe|true|differ\w*|change\w*|or)\b/u.test(
      text,
    ) &&
    /\b(?:my|me|i|mine|you)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const planet = PLANET_IDS.find((id) => new RegExp(String.raw`\b${id}\b`, 'u').test(text));
    const own =
      'I use Placidus, the most common system, and whole signs near the poles, where Placidus has no answer. In whole signs each house is one whole sign; Placidus divides by the time the sky takes to rise.';
    if (chart?.time !== 'known' || planet === undefined) {
      return told(
        `${own} Neither is the true one: read the house you get in each and keep the description you'd recognize yourself in.`,
      );
    }
    const [sign, placidus] = [signOfPoint(chart, planet), houseOfBody(chart, planet)];
    if (sign === null || placidus === null) return null;
    const rising = SIGN_IDS.indexOf(signAt(chart.angles.ascendantDeg));
    const whole = ((SIGN_IDS.indexOf(sign) - rising + 12) % 12) + 1;
    const name = BODIES[planet].name;
    const lineOf = (house: number): string => PLANETS_IN_HOUSES[planet][house - 1]?.[0] ?? '';
    const both =
      whole === placidus
        ? `By the birth I have, your ${name} is in the ${ordinal(whole)} house in both: you ${lineOf(whole)}.`
        : `For you that's your ${name} in the ${ordinal(placidus)} house by Placidus (you ${lineOf(placidus)}) and in the ${ordinal(whole)} by whole signs (you ${lineOf(whole)}). Which one is you, you'd know better than a system: keep the line you'd recognize.`;
    return told(`${own} ${both}`, natalFact(chart, planet));
  },
};
