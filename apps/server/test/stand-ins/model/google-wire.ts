import type { Ending, Usage } from './scene.ts';
import { event, INDISCREET_WORDS, type Wire } from './wire.ts';

const REASONS = { stop: 'STOP', length: 'MAX_TOKENS', filtered: 'SAFETY' } satisfies Record<
  Ending,
  string
>;
const content = (text: string) => ({ role: 'model', parts: [{ text }] });
const counts = (usage: Usage | null) =>
  usage && {
    usageMetadata: {
      promptTokenCount: usage.inputTokens,
      candidatesTokenCount: usage.outputTokens,
      totalTokenCount: usage.inputTokens + usage.outputTokens,
    },
  };
const error = (code: number) => ({
  error: { code, message: INDISCREET_WORDS, status: 'UNAVAILABLE', details: [] },
});

/** https://ai.google.dev/api/generate-content */
export const googleWire: Wire = {
  name: 'Google',
  provider: 'google',
  basePath: '/v1beta',
  isAnswerPath: (path) =>
    /^\/v1beta\/models\/[^/]+:(generateContent|streamGenerateContent\?alt=sse)$/.test(path),
  wantsStream: (path) => path.includes(':streamGenerateContent'),
  opening: () => '',
  piece: (text) => event({ candidates: [{ index: 0, content: content(text) }] }),
  closing: (ending, usage) =>
    event({
      candidates: [{ index: 0, content: content(''), finishReason: REASONS[ending] }],
      ...counts(usage),
    }),
  errorEvent: event(error(503)),
  errorBody: error,
  whole: (text, ending, usage) => ({
    candidates: [{ index: 0, content: content(text), finishReason: REASONS[ending] }],
    ...counts(usage),
  }),
};
