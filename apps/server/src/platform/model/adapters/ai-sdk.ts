import { type ModelMessage as SdkMessage, streamText, type TextStreamPart, type ToolSet } from 'ai';
import type { Model, ModelEnding, ModelRequest } from '../model.ts';
import { startAnswer } from '../model-answer.ts';
import type { ModelConfig } from '../model-config.ts';
import { isModelFailure, ModelBroke, ModelRefused, ModelTimedOut } from '../model-failure.ts';
import { systemTimer, type Timer } from '../timer.ts';
import { failureOf } from './failure-of.ts';
import { languageModelsOf, type LanguageModels } from './language-model.ts';

/** One try, no time limit: `resilientModel` adds both. */
export function createAiSdkModel(config: ModelConfig, timer: Timer = systemTimer): Model {
  const models = languageModelsOf(config);
  const name = `${config.provider}:${config.modelName}`;
  return {
    name,
    answer: (request) =>
      startAnswer(timer, request.signal, async (hand, signal) => {
        try {
          return await write(models, request, name, hand, signal);
        } catch (error) {
          throw isModelFailure(error) ? error : failureOf(error, name);
        }
      }),
  };
}

async function write(
  models: LanguageModels,
  request: ModelRequest,
  name: string,
  hand: (delta: string) => void,
  signal: AbortSignal,
): Promise<ModelEnding> {
  let letters = 0;
  // `textStream` would leave the errors out.
  for await (const part of streamOf(models, request, signal)) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new ModelTimedOut(`${name} was given up`);
    if (part.type === 'text-delta') {
      letters += part.text.length;
      hand(part.text);
    }
    if (part.type === 'finish') return endingOf(part, request, letters, name);
  }
  throw new ModelBroke(`${name} did not finish`);
}

function streamOf(models: LanguageModels, request: ModelRequest, abortSignal: AbortSignal) {
  const isJson = request.format === 'json';
  return streamText({
    model: isJson ? models.json : models.text,
    instructions: isJson ? `${request.system}\n\n${JSON_ONLY}` : request.system,
    messages: messagesOf(request),
    maxOutputTokens: request.maxOutputTokens,
    maxRetries: 0,
    abortSignal,
    telemetry: { isEnabled: false },
    // Errors come as parts of the stream; without this they are also printed.
    onError: () => undefined,
  }).stream;
}

/** OpenAI refuses its JSON mode when the prompt does not speak of JSON. */
const JSON_ONLY =
  'Answer with one JSON object and nothing else: no words around it, no code fence.';

function messagesOf({ messages, image }: ModelRequest): SdkMessage[] {
  const all = messages.map(({ role, text }): SdkMessage => ({ role, content: text }));
  const last = messages.at(-1);
  if (image === undefined || last === undefined) return all;
  const file = { type: 'file', data: image.bytes, mediaType: image.mediaType } as const;
  const withImage: SdkMessage = {
    role: 'user',
    content: [file, { type: 'text', text: last.text }],
  };
  return [...all.slice(0, -1), withImage];
}

type FinishPart = Extract<TextStreamPart<ToolSet>, { type: 'finish' }>;

function endingOf(
  { finishReason, rawFinishReason, totalUsage }: FinishPart,
  request: ModelRequest,
  letters: number,
  name: string,
): ModelEnding {
  if (finishReason === 'content-filter') throw new ModelRefused(`${name} filtered the answer`);
  // A stream that just ends has no reason of its own; some protocols pass that for a finish.
  if (rawFinishReason === undefined) throw new ModelBroke(`${name} broke off`);
  if (letters === 0) throw new ModelBroke(`${name} said nothing`);
  return {
    finishReason: finishReason === 'stop' || finishReason === 'length' ? finishReason : 'other',
    usage: {
      inputTokens: totalUsage.inputTokens ?? estimateTokens(lettersIn(request)),
      outputTokens: totalUsage.outputTokens ?? estimateTokens(letters),
    },
  };
}

/** For servers that do not count, so that the budget does: about four letters of English make a token. */
const estimateTokens = (letters: number): number => Math.ceil(letters / 4);

const lettersIn = ({ system, messages }: ModelRequest): number =>
  messages.reduce((sum, { text }) => sum + text.length, system.length);
