import type { ChatTurn } from '../chat/chat-turn.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { ReadingRequest } from '../request.ts';
import { todayWords } from './day-words.ts';
import { firstNameOf } from './first-name.ts';
import { factLine } from './fact-line.ts';
import { languageLine } from './languages.ts';
import { lengthFor, type PageLength } from './page-length.ts';
import { withoutPrivateWords } from './private-words.ts';
import { SYSTEM_PROMPT } from './system-prompt.ts';
import { taskOf } from './tasks.ts';

export interface Asked {
  readonly told: readonly ToldFact[];
  /** The question of a chat; null for a reading. */
  readonly message: string | null;
  readonly history: readonly ChatTurn[];
  /** What the user told of their life, in neutral words. */
  readonly known?: readonly string[];
  /** The user's last pages of this kind, which the new one must be unlike. */
  readonly pages?: readonly string[];
  /** As the profile has it: it is taken out of whatever leaves. */
  readonly fullName: string | undefined;
  /** What our own families say to a question. */
  readonly hint?: string | null;
  /** How many readings of this kind the user has had today. */
  readonly turn: number;
  /** The language to answer in, as ISO 639-1; English where it is not told. */
  readonly language?: string;
}

export interface Prompt {
  readonly system: string;
  readonly user: string;
  /** Those that the model was told, and may cite. */
  readonly told: readonly ToldFact[];
  readonly today: string;
  /** What the conversation has named: its dates may be named again. */
  readonly said: string;
  /** Our own answer, as the model was told it. */
  readonly ownAnswer: string;
  /** Earlier pages, which must not be repeated. */
  readonly earlier: string;
  readonly language: string;
  readonly length: PageLength;
}

/** All that a language model is told. Neither name nor birth data nor degrees of the chart are among it. */
export function promptFor(request: ReadingRequest, asked: Asked): Prompt {
  const { told, message, history, known = [], pages = [], hint = null, language = 'en' } = asked;
  const bare = (text: string): string => withoutPrivateWords(text, asked.fullName);
  const quoted = (text: string): string => JSON.stringify(bare(text));
  const hasName = request.kind !== 'partner' && firstNameOf(request.person.name) !== null;
  const sections = [
    `TASK\n${taskOf(request)}${languageLine(language)}`,
    hasName ? '' : 'There is no name: leave {name} out.',
    asked.turn > 0
      ? `This is reading number ${asked.turn + 1} of this kind today: lead with another fact than the heaviest.`
      : '',
    `TODAY\n${todayWords(request.date)}`,
    `FACTS\n${told.map((one) => factLine(one, request.date)).join('\n')}`,
    known.length > 0 ? `KNOWN\n${known.map(bare).join('\n')}` : '',
    pages.length > 0 ? `PAGES\n${pages.map(quoted).join('\n')}` : '',
    history.length > 0
      ? `EARLIER\n${history.map(({ from, text }) => `${from}: ${quoted(text)}`).join('\n')}`
      : '',
    hint ? `OWN ANSWER\n${quoted(hint)}` : '',
    message === null ? '' : `READER\n${quoted(message)}`,
  ];
  return {
    system: SYSTEM_PROMPT,
    user: sections.filter((section) => section !== '').join('\n\n'),
    told,
    today: request.date,
    said: [message ?? '', hint ?? '', ...known, ...history.map(({ text }) => text)].join('\n'),
    ownAnswer: hint ?? '',
    earlier: pages.join('\n'),
    language,
    length: lengthFor(request),
  };
}
