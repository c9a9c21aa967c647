import type { ModelImage, ModelRequest } from '../model.ts';
import type { LanguageModel } from './language-model.ts';

type Options = Parameters<LanguageModel['doStream']>[0];

export function optionsOf(request: ModelRequest, abortSignal: AbortSignal): Options {
  const { system, maxOutputTokens, format, reasoning } = request;
  const isJson = format === 'json';
  return {
    prompt: [
      {
        role: 'system',
        content: isJson ? `${system}\n\n${JSON_ONLY}` : system,
      },
      ...messagesOf(request),
    ],
    maxOutputTokens,
    abortSignal,
    ...(reasoning && { reasoning }),
    ...(isJson && { responseFormat: { type: 'json' } }),
  };
}

/** OpenAI refuses its JSON mode when the prompt does not speak of JSON. */
const JSON_ONLY =
  'Answer with one JSON object and nothing else: no words around it, no code fence.';

function messagesOf({ messages, image }: ModelRequest): Options['prompt'] {
  return messages.map(({ role, text }, at) => {
    const words = { type: 'text', text } as const;
    if (role === 'assistant') return { role, content: [words] };
    const isLast = at === messages.length - 1;
    return {
      role,
      content: [...(image && isLast ? [fileOf(image)] : []), words],
    };
  });
}

const fileOf = ({ bytes, mediaType }: ModelImage) =>
  ({ type: 'file', data: { type: 'data', data: bytes }, mediaType }) as const;
