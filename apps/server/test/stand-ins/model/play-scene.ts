import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerScene, Scene, StatusScene } from './scene.ts';
import type { Wire } from './wire.ts';
import { send, sendJson } from './send-scene.ts';

const USAGE = { inputTokens: 120, outputTokens: 34 };
/** No event, no text, not even UTF-8. */
const GARBAGE = Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x0a, 0x0a, 0xc3, 0x28, 0x0d, 0x80, 0x0a]);

export interface Stage {
  readonly wire: Wire;
  readonly response: ServerResponse;
  readonly wantsStream: boolean;
  /** Called right before the first word leaves. */
  readonly onFirstToken: () => void;
}

export async function playScene(stage: Stage, scene: Scene): Promise<void> {
  const { wire, response } = stage;
  switch (scene.is) {
    case 'answer':
      return stage.wantsStream
        ? streamAnswer(stage, scene)
        : sendJson(response, 200, wholeAnswer(wire, scene));
    case 'status':
      return refuse(wire, response, scene);
    case 'hang-up':
      response.destroy();
      return;
    case 'whole':
      return sendJson(response, 200, wire.whole(scene.text, 'stop', USAGE));
    case 'web-page':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Sign in</title>');
      return;
    case 'silence':
      return;
    case 'stall':
      return begin(stage, scene.after);
    case 'cut':
      await begin(stage, scene.after);
      response.destroy();
      return;
    case 'unfinished':
      await begin(stage, scene.after);
      response.end();
      return;
    case 'garbage':
      await begin(stage, scene.after);
      response.end(GARBAGE);
      return;
    case 'broken-event':
      await begin(stage, scene.after);
      response.end('data: {"half": \n\n');
      return;
    case 'error-event':
      await begin(stage, scene.after);
      return send(response, wire.errorEvent);
  }
}

const refuse = (wire: Wire, response: ServerResponse, scene: StatusScene): void =>
  sendJson(response, scene.status, scene.body ?? wire.errorBody(scene.status), scene.headers);

const wholeAnswer = (wire: Wire, { chunks, ending = 'stop', usage = USAGE }: AnswerScene) =>
  wire.whole(chunks.join(''), ending, usage);

async function streamAnswer(stage: Stage, scene: AnswerScene): Promise<void> {
  const { ending = 'stop', usage = USAGE, gapMs = 0 } = scene;
  await begin(stage, scene.chunks, { gapMs, usage });
  stage.response.end(stage.wire.closing(ending, usage));
}

async function begin(
  { wire, response, onFirstToken }: Stage,
  chunks: readonly string[],
  { gapMs = 0, usage = USAGE }: Pick<AnswerScene, 'gapMs' | 'usage'> = {},
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await send(response, wire.opening(usage));
  for (const [index, text] of chunks.entries()) {
    if (gapMs > 0) await wait(gapMs);
    if (index === 0) onFirstToken();
    await send(response, wire.piece(text));
  }
}
