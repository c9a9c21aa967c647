import type { Model, ModelEnding, ModelRequest } from '../model.ts';
import { startAnswer } from '../model-answer.ts';
import type { Provider } from '../model-config.ts';
import { isModelFailure, ModelBroke, ModelRefused } from '../model-failure.ts';
import { systemTimer, type Timer } from '../timer.ts';
import { failureOf } from './failure-of.ts';
import { type LanguageModel, languageModelOf } from './language-model.ts';
import { optionsOf } from './ai-sdk-options.ts';

/**
 * One try, no time limit: `resilientModel` adds both. The providers of the library are asked themselves: its
 * `streamText` around them is made for tools and many steps, and costs the first words most of a millisecond.
 */
export function createAiSdkModel(config: Provider, timer: Timer = systemTimer): Model {
  const model = languageModelOf(config);
  const name = `${config.provider}:${config.modelName}`;
  return {
    name,
    answer: (request) =>
      startAnswer(timer, request.signal, async (hand, signal) => {
        try {
          return await write(model, request, name, hand, signal);
        } catch (error) {
          throw isModelFailure(error) ? error : failureOf(error, name);
        }
      }),
  };
}

async function write(
  model: LanguageModel,
  request: ModelRequest,
  name: string,
  hand: (delta: string) => void,
  signal: AbortSignal,
): Promise<ModelEnding> {
  let letters = 0;
  const { stream } = await model.doStream(optionsOf(request, signal));
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') {
      letters += part.delta.length;
      hand(part.delta);
    }
    if (part.type === 'finish') return endingOf(part, request, letters, name);
  }
  throw new ModelBroke(`${name} did not finish`);
}

type Streamed = Awaited<ReturnType<LanguageModel['doStream']>>['stream'];
type FinishPart = Extract<
  Streamed extends ReadableStream<infer Part> ? Part : never,
  { type: 'finish' }
>;

function endingOf(
  { finishReason: { unified, raw }, usage }: FinishPart,
  request: ModelRequest,
  letters: number,
  name: string,
): ModelEnding {
  if (unified === 'content-filter') throw new ModelRefused(`${name} filtered the answer`);
  // A stream that just ends has no reason of its own; some protocols pass that for a finish.
  if (raw === undefined) throw new ModelBroke(`${name} broke off`);
  if (letters === 0) throw new ModelBroke(`${name} said nothing`);
  return {
    finishReason: unified === 'stop' || unified === 'length' ? unified : 'other',
    usage: {
      inputTokens: usage.inputTokens.total ?? estimateTokens(lettersIn(request)),
      outputTokens: usage.outputTokens.total ?? estimateTokens(letters),
    },
  };
}

/** For servers that do not count, so that the budget does: about four letters of English make a token. */
const estimateTokens = (letters: number): number => Math.ceil(letters / 4);

const lettersIn = ({ system, messages }: ModelRequest): number =>
  messages.reduce((sum, { text }) => sum + text.length, system.length);
