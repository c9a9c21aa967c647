import type { Page } from '@palm/oracle/book/page';
import { factsFor } from '@palm/oracle/facts';
import type { ModelRequest } from '@palm/oracle/model-request';
import { promptFor } from '@palm/oracle/prompt';
import type { WrittenRequest } from '@palm/oracle/request';
import type { Deps } from '../../deps.ts';
import type { ForModel } from './model/find-draft.ts';
import { nameOf, sharedRequestOf } from './readings/reading-request.ts';
import { sharedFacts } from './model/shared-facts.ts';
import type { Speech } from './speak.ts';

interface Reader {
  /** The Book's page: what is said without a model, and where a model fails. */
  readonly page: Page;
  /** How many of this kind the day has brought already. */
  readonly turn: number;
  /** Whether the day still has money for a model. */
  readonly isAffordable: boolean;
}

/** Two people of a sign share a text; one person who asks again gets the next. */
const VARIANTS = 3;

/** How a reading is to be said: in our own words, or by a model from the same facts. */
export function speechFor(deps: Deps, request: WrittenRequest, reader: Reader): Speech {
  const { page, turn, isAffordable } = reader;
  const facts = factsFor(request, deps.oracle.skyOf(request.date, request.zone ?? 'UTC'));
  return {
    isReading: true,
    own: () => page,
    forModel:
      request.kind === 'palm' || isByPartnersHouses(request)
        ? null
        : forModel(deps, request, { facts, turn, isAffordable, gist: page.gist }),
  };
}

/** The houses of another person's chart are read from the Book alone: no model is told their birth time. */
const isByPartnersHouses = (request: WrittenRequest): boolean =>
  request.kind === 'partner' && request.partner.birth?.time !== undefined;

interface Known extends Pick<Reader, 'turn' | 'isAffordable'> {
  /** What the Book's page is about. */
  readonly gist: string;
  readonly facts: ReturnType<typeof factsFor>;
}

function forModel(
  { oracle }: Deps,
  request: Exclude<WrittenRequest, { kind: 'palm' }>,
  { facts, turn, isAffordable, gist }: Known,
): ForModel {
  const common = sharedRequestOf(request);
  const ask = (asked: ModelRequest, known: typeof facts, count: number, hint: string | null) =>
    promptFor(asked, {
      facts: known,
      message: null,
      history: [],
      fullName: asked.person.name,
      turn: count,
      hint,
    });
  if (common === null || common.kind === 'palm') {
    const { name } = request.person;
    const prompt = () => ask(request, facts, turn, gist);
    return { kind: request.kind, name, prompt, shared: null, isAffordable };
  }
  const variant = turn % VARIANTS;
  return {
    kind: request.kind,
    name: undefined,
    prompt: () => ask(common, sharedFacts(oracle, common), variant, null),
    shared: { name: `${nameOf(common)}:${variant}`, date: request.date },
    isAffordable,
  };
}
