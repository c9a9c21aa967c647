import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { wrapLanguageModel } from 'ai';
import type { ModelConfig } from '../model-config.ts';

export type LanguageModel = Parameters<typeof wrapLanguageModel>[0]['model'];

/** The same model twice: as it is, and told by the protocol itself that it is to write JSON. */
export interface LanguageModels {
  readonly text: LanguageModel;
  readonly json: LanguageModel;
}

/*
 * Addresses and keys are always given, if need be as an empty promise: where they are missing, the libraries look into
 * the environment by themselves.
 */
const OPENAI = 'https://api.openai.com/v1';
const ANTHROPIC = 'https://api.anthropic.com/v1';
const GOOGLE = 'https://generativelanguage.googleapis.com/v1beta';
const NO_KEY = 'none';

export function languageModelsOf(config: ModelConfig): LanguageModels {
  const { modelName, baseUrl } = config;
  const apiKey = config.apiKey ?? NO_KEY;
  switch (config.provider) {
    case 'anthropic': {
      const text = createAnthropic({ apiKey, baseURL: baseUrl ?? ANTHROPIC })(modelName);
      // Their protocol has no JSON mode without a schema: the words of the request must do.
      return { text, json: text };
    }
    case 'google':
      return withJsonMode(createGoogle({ apiKey, baseURL: baseUrl ?? GOOGLE })(modelName));
    default:
      return withJsonMode(openAiCompatible(config));
  }
}

const withJsonMode = (text: LanguageModel): LanguageModels => ({
  text,
  // Not through `output`: that parses the whole text anew with every piece.
  json: wrapLanguageModel({
    model: text,
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }) => ({ ...params, responseFormat: { type: 'json' } }),
    },
  }),
});

function openAiCompatible({ provider, modelName, baseUrl, apiKey }: ModelConfig): LanguageModel {
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
