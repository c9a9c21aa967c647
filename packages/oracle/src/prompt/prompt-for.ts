import type { ChatTurn } from '../chat/chat-turn.ts';
import type { Fact } from '../facts/fact.ts';
import { firstNameOf } from './first-name.ts';
import { factLine } from './fact-line.ts';
import type { ModelRequest } from './model-request.ts';
import { withoutPrivateWords } from './private-words.ts';
import { isTransit, strongestTransits } from './strongest-transits.ts';
import { SYSTEM_PROMPT } from './system-prompt.ts';
import { taskOf } from './tasks.ts';

export interface Asked {
  readonly facts: readonly Fact[];
  /** The question of a chat; null for a reading. */
  readonly message: string | null;
  readonly history: readonly ChatTurn[];
  /** As the profile has it: it is taken out of whatever leaves. */
  readonly fullName: string | undefined;
  /** What our own families say to a question, or what the Book's page of the day is about. */
  readonly hint?: string | null;
  /** How many readings of this kind the reader has had today. */
  readonly turn: number;
}

export interface Prompt {
  readonly system: string;
  readonly user: string;
  /** Those that the model was told, and may cite. */
  readonly facts: readonly Fact[];
}

/** All that a language model is told. Neither name nor birth data nor degrees of the chart are among it. */
export function promptFor(request: ModelRequest, asked: Asked): Prompt {
  const facts = worthTelling(asked.facts);
  const bare = (text: string): string => withoutPrivateWords(text, asked.fullName);
  const hasName = request.kind !== 'partner' && firstNameOf(request.person.name) !== null;
  return {
    system: SYSTEM_PROMPT,
    facts,
    user: [
      `TASK\n${taskOf(request)}`,
      hasName ? '' : 'There is no name: leave {name} out.',
      asked.turn > 0
        ? `This is reading number ${asked.turn + 1} of this kind today: take another fact and another scene than the obvious ones.`
        : '',
      `FACTS\n${facts.map(factLine).join('\n')}`,
      asked.history.length > 0
        ? `EARLIER\n${asked.history.map((turn) => said(turn, bare)).join('\n')}`
        : '',
      asked.hint ? `OWN ANSWER\n${JSON.stringify(bare(asked.hint))}` : '',
      asked.message === null ? '' : `READER\n${JSON.stringify(bare(asked.message))}`,
    ]
      .filter((section) => section !== '')
      .join('\n\n'),
  };
}

/** Quoted, so that no line of it can pass for one of ours. */
const said = ({ from, text }: ChatTurn, bare: (text: string) => string): string =>
  `${from}: ${JSON.stringify(bare(text))}`;

const MOST_TRANSITS = 10;

/** Weak transits are left out: they cost more than they say. */
function worthTelling(facts: readonly Fact[]): Fact[] {
  const strongest = new Set(strongestTransits(facts).slice(0, MOST_TRANSITS));
  return facts.filter((fact) => !isTransit(fact) || strongest.has(fact.id));
}
