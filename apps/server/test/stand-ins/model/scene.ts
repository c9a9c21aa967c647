/** What a stand-in does with one request. The failures are those that providers were seen to have. */
export type Scene =
  | AnswerScene
  | StatusScene
  /** Takes the request and hangs up. */
  | { readonly is: 'hang-up' }
  /** Takes the request and never says a word. */
  | { readonly is: 'silence' }
  /** Stops in the middle and keeps the line open. */
  | { readonly is: 'stall'; readonly after: readonly string[] }
  /** The line breaks. */
  | { readonly is: 'cut'; readonly after: readonly string[] }
  /** Ends the response in good order, without the events that end an answer. */
  | { readonly is: 'unfinished'; readonly after: readonly string[] }
  /** Bytes that are no events, then the end. */
  | { readonly is: 'garbage'; readonly after: readonly string[] }
  /** An event whose data is no JSON. */
  | { readonly is: 'broken-event'; readonly after: readonly string[] }
  /** The provider's own event for a failure on its side; the line stays open. */
  | { readonly is: 'error-event'; readonly after: readonly string[] }
  /** The whole answer as one JSON document, though a stream was asked for. */
  | { readonly is: 'whole'; readonly text: string }
  /** Status 200 and a web page, as from a proxy. */
  | { readonly is: 'web-page' };

export interface AnswerScene {
  readonly is: 'answer';
  readonly chunks: readonly string[];
  readonly ending?: Ending;
  /** Between two chunks and before the first. */
  readonly gapMs?: number;
  /** Null: does not count. */
  readonly usage?: Usage | null;
}

export interface StatusScene {
  readonly is: 'status';
  readonly status: number;
  readonly headers?: Record<string, string>;
  /** The provider's own words unless given. */
  readonly body?: unknown;
}

export type Ending = 'stop' | 'length' | 'filtered';

export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export const answers = (...chunks: string[]): AnswerScene => ({ is: 'answer', chunks });
