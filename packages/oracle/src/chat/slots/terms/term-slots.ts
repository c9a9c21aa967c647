import { termIn } from '../../entities/find-term.ts';
import { fill, type Slot, type SlotGroup } from '../slot.ts';
import { birthDateValues } from './birth-date-values.ts';
import { degreeValues } from './degree-values.ts';
import { figureValues } from './figure-values.ts';
import { houseValues } from './house-values.ts';
import { indianValues } from './indian-values.ts';
import { lunationValues } from './lunation-values.ts';
import { numberValues } from './number-values.ts';
import { pointValues } from './point-values.ts';
import { progressedValues } from './progressed-values.ts';
import { rulerValues } from './ruler-values.ts';
import { signGroupValues } from './sign-group-values.ts';

/** What a term is for this user or on this day, as whole sentences, by the name of the term. */
export const TERM_VALUES: Readonly<Record<string, Slot>> = {
  ...pointValues,
  ...degreeValues,
  ...houseValues,
  ...rulerValues,
  ...signGroupValues,
  ...figureValues,
  ...progressedValues,
  ...lunationValues,
  ...indianValues,
  ...numberValues,
  ...birthDateValues,
};

export const termSlots = {
  term_line: ({ entities }) => fill(termIn(entities.term ?? '')?.line),
} as const satisfies SlotGroup;
