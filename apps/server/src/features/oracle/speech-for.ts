import { factsFor } from '@palm/oracle/facts';
import type { ModelRequest } from '@palm/oracle/model-request';
import { promptFor } from '@palm/oracle/prompt';
import type { WrittenRequest } from '@palm/oracle/write';
import type { Deps } from '../../deps.ts';
import type { ForModel } from './find-draft.ts';
import { nameOf, sharedRequestOf } from './reading-request.ts';
import { sharedFacts } from './shared-facts.ts';
import type { Speech } from './speak.ts';
import { writeUnlike } from './write-unlike.ts';

interface Reader {
  readonly userId: string;
  /** How many of this kind the day has brought already. */
  readonly turn: number;
  readonly history: readonly (readonly number[])[];
  /** Whether the day still has money for a model. */
  readonly isAffordable: boolean;
}

/** Two people of a sign share a text; one person who asks again gets the next. */
const VARIANTS = 3;

/** How a reading is to be said: in our own words, or by a model from the same facts. */
export function speechFor(deps: Deps, request: WrittenRequest, reader: Reader): Speech {
  const { userId: seed, turn, history, isAffordable } = reader;
  const facts = factsFor(request, deps.oracle.skyOf(request.date, request.zone ?? 'UTC'));
  return {
    isReading: true,
    own: () => writeUnlike(deps.oracle, request, facts, { seed, turn, history }),
    forModel:
      request.kind === 'palm' ? null : forModel(deps, request, { facts, turn, isAffordable }),
  };
}

interface Known extends Pick<Reader, 'turn' | 'isAffordable'> {
  readonly facts: ReturnType<typeof factsFor>;
}

function forModel(
  { oracle }: Deps,
  request: Exclude<WrittenRequest, { kind: 'palm' }>,
  { facts, turn, isAffordable }: Known,
): ForModel {
  const common = sharedRequestOf(request);
  const ask = (asked: ModelRequest, known: typeof facts, count: number) => () =>
    promptFor(asked, {
      facts: known,
      message: null,
      history: [],
      fullName: asked.person.name,
      turn: count,
    });
  if (common === null || common.kind === 'palm') {
    const { name } = request.person;
    const prompt = ask(request, facts, turn);
    return { kind: request.kind, name, prompt, shared: null, isAffordable };
  }
  const variant = turn % VARIANTS;
  return {
    kind: request.kind,
    name: undefined,
    prompt: () => ask(common, sharedFacts(oracle, common), variant)(),
    shared: { name: `${nameOf(common)}:${variant}`, date: request.date },
    isAffordable,
  };
}
