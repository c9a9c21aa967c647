import { generateText } from 'ai';
import { expect, it } from 'vitest';
import { languageModelOf } from '../../../src/platform/model/adapters/language-model.ts';
import { inOrder, startModelStandIn } from './model-stand-in.ts';
import { answers } from './scene.ts';
import { wires } from './wires.ts';

it.each(wires)('answers in one $name document when no stream is asked for', async (wire) => {
  const standIn = await startModelStandIn(wire, inOrder(answers('The Moon ', 'asks.')));
  const model = languageModelOf({
    provider: wire.provider,
    modelName: 'stand-in',
    apiKey: null,
    baseUrl: standIn.baseUrl,
  });
  const result = await generateText({ model, prompt: 'Well?', maxOutputTokens: 10 });
  expect(result).toMatchObject({ text: 'The Moon asks.', finishReason: 'stop' });
  expect(result.usage).toMatchObject({ inputTokens: 120, outputTokens: 34 });
  expect(standIn.received).toMatchObject([{ hasLeft: false }]);
  await standIn.stop();
});
