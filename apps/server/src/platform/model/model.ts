/** A language model: words in, words out. What it says is a stranger's input until it has been checked. */
export interface Model {
  /** As in `ORACLE_MODEL`; recorded with every answer. */
  readonly name: string;
  /** Begins at once. */
  answer(request: ModelRequest): ModelAnswer;
}

export interface ModelRequest {
  readonly system: string;
  /** Oldest first; the last one is the user's. */
  readonly messages: readonly ModelMessage[];
  /** Goes with the last message. */
  readonly image?: ModelImage;
  readonly maxOutputTokens: number;
  /** How much it thinks before it writes; absent: as the provider has it. */
  readonly reasoning?: 'none' | 'minimal' | 'low' | 'medium' | 'high';
  /** `json`: one JSON object. The model may still write something else: the caller parses. */
  readonly format?: 'text' | 'json';
  readonly signal?: AbortSignal;
}

export interface ModelMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface ModelImage {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/**
 * The text piece by piece as it comes, and the whole result at the end. A caller that breaks out of the loop stops the
 * model. A failure is thrown by both the loop and `settled`, and is always a `ModelFailure`.
 */
export interface ModelAnswer extends AsyncIterable<string> {
  readonly settled: Promise<ModelResult>;
}

export interface ModelResult extends ModelEnding {
  readonly text: string;
  /** From the request to the last token. */
  readonly latencyMs: number;
  readonly firstTokenMs: number;
}

export interface ModelEnding {
  readonly usage: ModelUsage;
  /** `length`: cut off at `maxOutputTokens`. `other`: ended for a reason of the provider's own. */
  readonly finishReason: 'stop' | 'length' | 'other';
}

export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}
