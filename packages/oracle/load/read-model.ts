import type { Model } from '../src/chat/understand/model.ts';
import { decodeModel } from '../src/chat/understand/model-file.ts';
import { inProgramMemory } from './programs/table-products.ts';
import { bytesOf } from './read-bytes.ts';

export const MODEL_FILE = new URL('../model/families.bin', import.meta.url);

/** What was learned from the families' phrasings. */
export function readModel(): Model {
  const model = decodeModel(bytesOf(MODEL_FILE));
  const { phrasings, weights, weightSteps } = model.meaning;
  const meaning = {
    ...model.meaning,
    phrasings: inProgramMemory(phrasings, phrasings.length / weightSteps.length),
    weights: inProgramMemory(weights, weights.length / model.families.length),
  };
  return { ...model, meaning };
}
