import { ASPECTS, BODIES, PLANET_IDS } from '@palm/astrology/vocabulary';
import { GLYPHS } from '../../../../../content/chat/own/glyphs.ts';
import { aspectsOf } from '../../../slots/birth/natal-aspect-slots.ts';
import { natalFact } from '../../../slots/birth/points.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { type Told, told } from '../look-up.ts';
import { PLANET_MATTERS } from '../terms/placement-fear.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const LOOKS = /\b(?:looks? like|shaped like|like an?|symbol|glyph|squiggle|thing|sign that)\b/u;
const OF_CHART =
  /\b(?:birth chart|natal chart|my chart|the wheel|glyph|my (?:sun|moon|rising|venus|mars))\b/u;

const bodyIn = (text: string) => GLYPHS.find(([typed]) => typed.test(text))?.[1];

/** Whether the named planet and the one that was seen stand together in the user's chart. */
function together(seen: string, text: string, { chart }: SlotContext): Told | null {
  const own = PLANET_IDS.find(
    (id) => id !== seen && new RegExp(String.raw`\bmy ${id}\b`, 'u').test(text),
  );
  if (own === undefined || chart === null) return null;
  const found = aspectsOf(chart).find(
    ({ a, b }) => (a === own && b === seen) || (a === seen && b === own),
  );
  if (found === undefined) {
    return told(
      `In the chart I have, the two aren't close, so look again which one stands by your ${BODIES[own].name}.`,
      natalFact(chart, own),
    );
  }
  const near = found.aspect === 'conjunction';
  return told(
    near
      ? `And yes, in your chart it stands right by your ${BODIES[own].name}: the two act as one.`
      : `In your chart it's ${ASPECTS[found.aspect].name} your ${BODIES[own].name}, so they talk to each other from further off.`,
    natalFact(chart, own),
  );
}

/** "my moon is next to a thing that looks like a 4 with a curve" */
export const glyphSeen: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) =>
    LOOKS.test(text) &&
    OF_CHART.test(text) &&
    bodyIn(text) !== undefined &&
    !/\b(?:palm|hand line|tattoo|dream\w*|birthmark|tea|coffee|card)\b/u.test(text),
  tell: (context, { text }) => {
    const body = bodyIn(text);
    if (body === undefined) return null;
    const planet = PLANET_IDS.find((id) => id === body);
    const { name } = BODIES[body];
    const matter = planet === undefined ? '' : ` It's read for ${PLANET_MATTERS[planet]}.`;
    const both = together(body, text, context);
    return told(
      `That'll be ${name}: its symbol is drawn just like that.${matter} ${both?.text ?? ''}`.trim(),
      ...(both?.facts ?? []),
    );
  },
};
