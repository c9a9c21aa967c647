import type { Ending, Usage } from './scene.ts';
import { event, INDISCREET_WORDS, type Wire } from './wire.ts';

const REASONS = { stop: 'end_turn', length: 'max_tokens', filtered: 'refusal' } satisfies Record<
  Ending,
  string
>;
const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'stand-in' };
/** Every event carries its name twice. */
const named = (type: string, data: object): string => event({ type, ...data }, type);
const error = { type: 'overloaded_error', message: INDISCREET_WORDS };

/** Their count is part of the protocol: a server that does not count says zero. */
const counted = (usage: Usage | null): Usage => usage ?? { inputTokens: 0, outputTokens: 0 };

/** https://docs.anthropic.com/en/api/messages-streaming */
export const anthropicWire: Wire = {
  name: 'Anthropic',
  provider: 'anthropic',
  basePath: '/v1',
  isAnswerPath: (path) => path === '/v1/messages',
  wantsStream: (_, body) => body['stream'] === true,
  opening: (usage) =>
    [
      named('message_start', {
        message: {
          ...message,
          content: [],
          stop_reason: null,
          usage: { input_tokens: counted(usage).inputTokens, output_tokens: 1 },
        },
      }),
      named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      named('ping', {}),
    ].join(''),
  piece: (text) => named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  closing: (ending, usage) =>
    [
      named('content_block_stop', { index: 0 }),
      named('message_delta', {
        delta: { stop_reason: REASONS[ending], stop_sequence: null },
        usage: { output_tokens: counted(usage).outputTokens },
      }),
      named('message_stop', {}),
    ].join(''),
  errorEvent: named('error', { error }),
  errorBody: () => ({ type: 'error', error }),
  whole: (text, ending, usage) => ({
    ...message,
    content: [{ type: 'text', text }],
    stop_reason: REASONS[ending],
    stop_sequence: null,
    usage: {
      input_tokens: counted(usage).inputTokens,
      output_tokens: counted(usage).outputTokens,
    },
  }),
};
