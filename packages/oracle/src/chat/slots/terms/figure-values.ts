import { BODIES } from '@palm/astrology/vocabulary';
import { natalFact } from '../birth/points.ts';
import { figureIn } from '../birth/pattern-slots.ts';
import { listWords } from '../calendar/date-words.ts';
import { fill, type Slot, type SlotGroup } from '../slot.ts';

const inChart =
  (name: string): Slot =>
  ({ chart }) => {
    if (chart === null) return null;
    const found = figureIn(chart, name);
    if (found === null) {
      return fill(
        `There's no ${name} in your chart within close limits; sites with wider ones draw more.`,
      );
    }
    const planets = listWords(found.map((planet) => BODIES[planet].name));
    return fill(
      `Yes, you have a ${name}: ${planets}.`,
      ...found.map((planet) => natalFact(chart, planet)),
    );
  };

export const figureValues = {
  'grand trine': inChart('grand trine'),
  't-square': inChart('T-square'),
  'grand cross': inChart('grand cross'),
  yod: inChart('yod'),
} as const satisfies SlotGroup;
