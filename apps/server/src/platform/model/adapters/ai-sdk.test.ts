import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { googleWire } from '../../../../test/stand-ins/model/google-wire.ts';
import {
  inOrder,
  type ModelStandIn,
  startModelStandIn,
} from '../../../../test/stand-ins/model/model-stand-in.ts';
import { openAiWire } from '../../../../test/stand-ins/model/openai-wire.ts';
import { answers } from '../../../../test/stand-ins/model/scene.ts';
import type { Model, ModelRequest } from '../model.ts';
import type { Provider } from '../model-config.ts';
import { ModelUnavailable } from '../model-failure.ts';
import { createAiSdkModel } from './ai-sdk.ts';

/* What is peculiar to one provider. What all have in common stands in model.test.ts. */

const request: ModelRequest = {
  system: 'You are the Oracle.',
  messages: [{ role: 'user', text: 'What now?' }],
  maxOutputTokens: 300,
};
const config: Provider = {
  provider: 'openai',
  modelName: 'some-model',
  apiKey: 'sk-secret',
  baseUrl: null,
};

const running: ModelStandIn[] = [];
afterEach(() => Promise.all(running.splice(0).map((standIn) => standIn.stop())));

async function openAiCompatible(
  provider: string,
  apiKey: string | null,
  scene = answers('Yes, indeed.'),
): Promise<{ standIn: ModelStandIn; model: Model }> {
  const standIn = await startModelStandIn(openAiWire, inOrder(scene));
  running.push(standIn);
  const model = createAiSdkModel({
    ...config,
    provider,
    apiKey,
    baseUrl: standIn.baseUrl,
  });
  return { standIn, model };
}

describe('where no address is given', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['openai', 'https://api.openai.com/v1/chat/completions'],
    ['anthropic', 'https://api.anthropic.com/v1/messages'],
    [
      'google',
      'https://generativelanguage.googleapis.com/v1beta/models/some-model:streamGenerateContent?alt=sse',
    ],
  ])('%s is asked at its own, whatever else the environment holds', async (provider, address) => {
    vi.stubEnv('ANTHROPIC_BASE_URL', 'https://elsewhere.example');
    vi.stubEnv('OPENAI_BASE_URL', 'https://elsewhere.example');
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(null, { status: 500 }));
    const { settled } = createAiSdkModel({ ...config, provider }).answer(request);
    await expect(settled).rejects.toBeInstanceOf(ModelUnavailable);
    expect(fetching.mock.calls.map(([url]) => url)).toEqual([address]);
  });

  it('OpenAI gets its limit under the name that its newer models want', async () => {
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(null, { status: 500 }));
    await expect(createAiSdkModel(config).answer(request).settled).rejects.toBeInstanceOf(
      ModelUnavailable,
    );
    const body: unknown = JSON.parse(z.string().parse(fetching.mock.calls[0]?.[1]?.body));
    expect(body).toMatchObject({ max_completion_tokens: 300 });
    expect(body).not.toHaveProperty('max_tokens');
  });
});

it.each(['ollama', 'vllm', 'openai'])(
  'calls a compatible server by the name of %s, with the limit that all know and no key',
  async (provider) => {
    const { model, standIn } = await openAiCompatible(provider, null);
    expect((await model.answer(request).settled).text).toBe('Yes, indeed.');
    const [received] = standIn.received;
    expect(received?.body).toMatchObject({
      model: 'some-model',
      max_tokens: 300,
    });
    expect(received?.headers).not.toHaveProperty('authorization');
  },
);

it('switches on the JSON mode where the protocol has one', async () => {
  const { model, standIn } = await openAiCompatible('openai', 'sk-secret');
  await model.answer({ ...request, format: 'json' }).settled;
  expect(standIn.received[0]?.body).toMatchObject({
    response_format: { type: 'json_object' },
  });

  const google = await startModelStandIn(googleWire, inOrder(answers('{}')));
  running.push(google);
  const gemini = createAiSdkModel({
    ...config,
    provider: 'google',
    baseUrl: google.baseUrl,
  });
  await gemini.answer({ ...request, format: 'json' }).settled;
  const generationConfig = {
    responseMimeType: 'application/json',
    maxOutputTokens: 300,
  };
  expect(google.received[0]?.body).toMatchObject({ generationConfig });
});

it('counts by itself where the server does not', async () => {
  const scene = { ...answers('Yes, indeed.'), usage: null };
  const { model } = await openAiCompatible('vllm', null, scene);
  const { usage } = await model.answer(request).settled;
  // 19 + 9 letters went in, 12 came out.
  expect(usage).toEqual({ inputTokens: 7, outputTokens: 3 });
});

it('finds in the body of Google how long to wait', async () => {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '3.5s' }];
  const body = {
    error: {
      code: 429,
      message: 'quota',
      status: 'RESOURCE_EXHAUSTED',
      details,
    },
  };
  const standIn = await startModelStandIn(googleWire, inOrder({ is: 'status', status: 429, body }));
  running.push(standIn);
  const model = createAiSdkModel({
    ...config,
    provider: 'google',
    baseUrl: standIn.baseUrl,
  });
  const failure = { name: 'ModelBusy', retryAfterMs: 3500 };
  await expect(model.answer(request).settled).rejects.toMatchObject(failure);
});
