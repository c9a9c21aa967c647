import type { Page } from '@palm/oracle/book/page';
import { promptFor } from '@palm/oracle/prompt';
import type { WrittenRequest } from '@palm/oracle/request';
import type { Deps } from '../../deps.ts';
import type { ForModel } from './model/for-model.ts';
import { nameOf } from './readings/reading-name.ts';
import { sharedRequestOf } from './readings/shared-request.ts';
import { sharedFacts } from './model/shared-facts.ts';
import { toldTo } from './model/told-to.ts';
import type { Speech } from './speak.ts';

interface ReadingState {
  /** The Book's page: what is said without a model, and where a model fails. */
  readonly page: Page;
  /** How many of this kind the day has brought already. */
  readonly turn: number;
  /** Whether the day still has money for a model. */
  readonly isAffordable: boolean;
  /** The last pages of this reading, which the next must be unlike. */
  readonly earlier: readonly string[];
}

/** Two people of a sign share a text; one person who asks again gets the next. */
const VARIANTS = 3;

/** How a reading is to be said: in our own words, or by a model from the same facts. */
export const speechFor = (deps: Deps, request: WrittenRequest, state: ReadingState): Speech => ({
  isReading: true,
  own: () => state.page,
  forModel: isByPartnersHouses(request) ? null : forModel(deps, request, state),
});

/** The houses of another person's chart are read from the Book alone: no model is told their birth time. */
const isByPartnersHouses = (request: WrittenRequest): boolean =>
  request.kind === 'partner' && request.partner.birth?.time !== undefined;

function forModel({ oracle }: Deps, request: WrittenRequest, state: ReadingState): ForModel {
  const { turn, isAffordable, earlier } = state;
  const asked = { message: null, history: [] };
  const common = sharedRequestOf(request);
  const rest = { kind: request.kind, isReading: true, isAffordable };
  if (common === null) {
    const { name } = request.person;
    const prompt = () =>
      promptFor(request, {
        ...asked,
        told: toldTo(oracle, request),
        pages: earlier,
        fullName: name,
        turn,
      });
    return { ...rest, name, prompt, shared: null };
  }
  const variant = turn % VARIANTS;
  const prompt = () => {
    const told = sharedFacts(oracle, common);
    return promptFor(common, { ...asked, told, fullName: undefined, turn: variant });
  };
  const shared = { name: `${nameOf(common)}:${variant}`, date: request.date };
  return { ...rest, name: undefined, prompt, shared };
}
