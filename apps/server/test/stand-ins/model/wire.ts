import type { Ending, Usage } from './scene.ts';

/** How one provider writes things down. Events are whole, with the empty line that ends them. */
export interface Wire {
  readonly name: string;
  /** As in `ORACLE_MODEL`. */
  readonly provider: string;
  /** What its base address ends in. */
  readonly basePath: string;
  /** Whether a request goes where answers are given. */
  readonly isAnswerPath: (path: string) => boolean;
  readonly wantsStream: (path: string, body: Record<string, unknown>) => boolean;
  /** Events before the first word. */
  readonly opening: (usage: Usage | null) => string;
  readonly piece: (text: string) => string;
  readonly closing: (ending: Ending, usage: Usage | null) => string;
  readonly errorEvent: string;
  readonly errorBody: (status: number) => unknown;
  readonly whole: (text: string, ending: Ending, usage: Usage | null) => unknown;
}

/** Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export const event = (data: unknown, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

/** Providers repeat what they were sent when they refuse it; the stand-ins do so, too. */
export const INDISCREET_WORDS = 'key sk-secret may not ask: Ada Lovelace, 1815-12-10';
