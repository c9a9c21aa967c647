import type { Deps } from '../../../deps.ts';
import type { WritePage } from '../readings/write-ahead.ts';
import { writeUnasked } from './write-unasked.ts';
import { writingOf } from './writing-of.ts';

/** Who writes the pages of the daily mail besides the Book: the model, where the operator lets it. */
export const mailPageWriter = (deps: Deps): { readonly writePage?: WritePage } =>
  deps.model !== null && writingOf(deps).writesMail
    ? { writePage: (request, wish) => writeUnasked(deps, request, wish) }
    : {};
