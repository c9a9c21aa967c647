import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Provider } from '../model-config.ts';

export type LanguageModel = ReturnType<ReturnType<typeof createAnthropic>>;

/*
 * Addresses and keys are always given, if need be as an empty promise: where they are missing, the libraries look into
 * the environment by themselves.
 */
const OPENAI = 'https://api.openai.com/v1';
const ANTHROPIC = 'https://api.anthropic.com/v1';
const GOOGLE = 'https://generativelanguage.googleapis.com/v1beta';
const NO_KEY = 'none';

export function languageModelOf(config: Provider): LanguageModel {
  const { modelName, baseUrl } = config;
  const apiKey = config.apiKey ?? NO_KEY;
  switch (config.provider) {
    case 'anthropic':
      return createAnthropic({ apiKey, baseURL: baseUrl ?? ANTHROPIC })(modelName);
    case 'google':
      return createGoogle({ apiKey, baseURL: baseUrl ?? GOOGLE })(modelName);
    default:
      return openAiCompatible(config);
  }
}

function openAiCompatible({ provider, modelName, baseUrl, apiKey }: Provider): LanguageModel {
  const baseURL = baseUrl ?? OPENAI;
  const isOpenAi = new URL(baseURL).host === new URL(OPENAI).host;
  return createOpenAICompatible({
    name: provider,
    baseURL,
    includeUsage: true,
    ...(apiKey !== null && { apiKey }),
    ...(isOpenAi && { transformRequestBody: withCurrentLimit }),
  })(modelName);
}

/** OpenAI's newer models refuse `max_tokens`; other servers know nothing else. */
const withCurrentLimit = ({ max_tokens: limit, ...body }: Record<string, unknown>) => ({
  ...body,
  max_completion_tokens: limit,
});
