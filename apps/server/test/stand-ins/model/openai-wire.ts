import type { Ending, Usage } from './scene.ts';
import { event, INDISCREET_WORDS, type Wire } from './wire.ts';

const REASONS = { stop: 'stop', length: 'length', filtered: 'content_filter' } satisfies Record<
  Ending,
  string
>;
const about = { id: 'chatcmpl-1', created: 1_767_225_600, model: 'stand-in' };
const chunk = { ...about, object: 'chat.completion.chunk' };

const choice = (delta: object, reason: string | null = null) => ({
  index: 0,
  delta,
  finish_reason: reason,
});
const usageOf = (usage: Usage | null) =>
  usage && {
    prompt_tokens: usage.inputTokens,
    completion_tokens: usage.outputTokens,
    total_tokens: usage.inputTokens + usage.outputTokens,
  };

/** https://platform.openai.com/docs/api-reference/chat-streaming */
export const openAiWire: Wire = {
  name: 'OpenAI',
  provider: 'openai',
  basePath: '/v1',
  isAnswerPath: (path) => path === '/v1/chat/completions',
  wantsStream: (_, body) => body['stream'] === true,
  opening: () => event({ ...chunk, choices: [choice({ role: 'assistant', content: '' })] }),
  piece: (text) => event({ ...chunk, choices: [choice({ content: text })] }),
  closing: (ending, usage) =>
    [
      event({ ...chunk, choices: [choice({}, REASONS[ending])] }),
      usage ? event({ ...chunk, choices: [], usage: usageOf(usage) }) : '',
      'data: [DONE]\n\n',
    ].join(''),
  errorEvent: event({ error: { message: INDISCREET_WORDS, type: 'server_error', code: null } }),
  errorBody: (status) => ({
    error: { message: INDISCREET_WORDS, type: 'error', param: null, code: `${status}` },
  }),
  whole: (text, ending, usage) => ({
    ...about,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: REASONS[ending],
      },
    ],
    usage: usageOf(usage),
  }),
};
