import { PLANET_IDS, SIGNS, BODIES } from '@palm/astrology/vocabulary';
import { SIMPLE_TERMS } from '../../../../../content/chat/own/simple-terms.ts';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { type Told, told } from '../look-up.ts';
import { ASKS_SIMPLE } from '../named/worry-words.ts';
import { planetsInSign, signsIn } from '../whole/chart-words.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const simpleOf = (text: string): string | undefined =>
  SIMPLE_TERMS.find(([typed]) => typed.test(text))?.[1];

/** At least three planets make a stellium. */
const STELLIUM = 3;

/** Who stands together in the user's own chart: in the sign that is named, or where most stand. */
function ownStellium({ chart }: SlotContext, text: string): Told | null {
  if (chart === null) return null;
  const [named] = signsIn(text);
  const sign =
    named ??
    PLANET_IDS.flatMap((planet) => signOfPoint(chart, planet) ?? []).toSorted(
      (a, b) => planetsInSign(chart, b).length - planetsInSign(chart, a).length,
    )[0];
  if (sign === undefined) return null;
  const planets = planetsInSign(chart, sign);
  if (planets.length < STELLIUM && named === undefined) return null;
  const names = listWords(planets.map((planet) => BODIES[planet].name));
  const line =
    planets.length < STELLIUM
      ? `By the birth I have, yours isn't one: ${planets.length === 0 ? 'no planet' : names} at the ${SIGNS[sign].name} table.`
      : `At your ${SIGNS[sign].name} table: ${names}.`;
  return told(line, ...planets.map((planet) => natalFact(chart, planet)));
}

/** "stellium in capricorn. explain like im 5", "explain my rising sign like im a kid" */
export const simpleTerm: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) => ASKS_SIMPLE.test(text) && simpleOf(text) !== undefined,
  tell: (context, { text }) => {
    const simple = simpleOf(text);
    if (simple === undefined) return null;
    const own = /\bstellium\b/u.test(text) ? ownStellium(context, text) : null;
    return told([simple, own?.text ?? ''].filter(Boolean).join(' '), ...(own?.facts ?? []));
  },
};
