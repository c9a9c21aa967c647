import type { HttpBindings } from '@hono/node-server';
import type { Call } from '@palm/contract/call';
import type { Context } from 'hono';
import type { UploadFolder } from '../../platform/storage/upload-folder.ts';
import { type AtOnce, atOnceLimits, type AtOnceRule } from '../limits/at-once.ts';
import { incomingChunks, type BodyLimit } from './incoming-chunks.ts';
import { receiveFile } from './receive-file.ts';
import { refuse } from '../answers/refusal.ts';

const CALL_MAX_BYTES = 64 * 1024;
const BODIES_AT_ONCE: AtOnceRule = { perPerson: 100, perAddress: 100, all: 1000 };
/**
 * No user types a NUL, and PostgreSQL refuses text that has one. A backslash before it makes it six plain characters.
 */
const NUL_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;

interface Reading {
  readonly uploads: UploadFolder;
  readonly atOnce: AtOnce;
  readonly call: Call;
  readonly context: Context;
  readonly network: string;
}

/** The time a file takes to arrive is not the handler's: it depends on the sender's link. */
export async function withInput<T>(
  { uploads, atOnce, call, context, network }: Reading,
  work: (input: unknown) => Promise<T>,
): Promise<T> {
  const { incoming } = context.env as HttpBindings;
  if (call.body) return receiveFile(incoming, { uploads, limit: limitOf(call) }, work);
  // Nearly every body is there by now. The others are counted: each holds its memory for as long as it takes to come.
  const limits = incoming.complete ? [] : atOnceLimits('body', BODIES_AT_ONCE, { network });
  return work(await atOnce.run(limits, () => parseInput(call, context)));
}

async function parseInput(call: Call, context: Context): Promise<unknown> {
  const parsed = call.input.safeParse(await rawInput(call, context));
  return parsed.success ? parsed.data : refuse('invalid_input');
}

const rawInput = async (call: Call, context: Context): Promise<unknown> => {
  if (call.method !== 'GET') return jsonBody(call, context);
  return context.req.url.includes('%00') ? refuse('invalid_input') : context.req.query();
};

export const limitOf = ({ body }: Call): BodyLimit => ({
  maxBytes: body?.maxBytes ?? CALL_MAX_BYTES,
  tooLarge: () => refuse(body ? 'photo_too_large' : 'too_large'),
});

/** Only JSON: a form on another site cannot send it without asking the browser first. */
async function jsonBody(call: Call, context: Context): Promise<unknown> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const text = await bodyText(call, context);
  if (text === '') return {};
  if (type !== 'application/json' || NUL_IN_JSON.test(text)) return refuse('invalid_input');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('invalid_input');
  }
}

async function bodyText(call: Call, context: Context): Promise<string> {
  if (context.req.header('transfer-encoding') === undefined) {
    // A sender who hangs up in the middle hears no answer.
    return context.req.text().catch(() => refuse('invalid_input'));
  }
  const { incoming } = context.env as HttpBindings;
  const chunks: Uint8Array[] = [];
  for await (const chunk of incomingChunks(incoming, limitOf(call))) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
