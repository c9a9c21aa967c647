import { EVENT_STREAM, pathOf, type Call } from '@palm/contract/call';
import { refusals } from '@palm/contract/refusals';
import * as z from 'zod';
import { codesOf } from './codes-of.ts';
import { refusalResponses, json } from './openapi-refusals.ts';

/** The OpenAPI description of every call, made from the contract that the server itself mounts. */
export const openApiOf = (calls: readonly Call[], serverUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Palm & Soul',
    version: '1',
    description:
      'Every call of the product. Bodies are JSON; a refusal names its code and says it in words.',
  },
  servers: [{ url: serverUrl }],
  paths: pathsOf(calls),
  components: {
    securitySchemes: {
      accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    },
    schemas: { Refusal: REFUSAL },
  },
});

/** A path may be read with GET and written to with POST. */
const pathsOf = (calls: readonly Call[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(calls, pathOf)).map(([path, same = []]) => [
      path,
      Object.fromEntries(same.map((call) => [call.method.toLowerCase(), operationOf(call)])),
    ]),
  );

const REFUSAL = {
  type: 'object',
  required: ['success', 'error', 'code', 'requestId'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'The refusal in words.' },
    code: { type: 'string', enum: Object.keys(refusals) },
    requestId: { type: 'string' },
  },
};

const security = {
  anyone: [],
  either: [{}, { accessToken: [] }],
  user: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
} as const satisfies Record<Call['access'], unknown>;

function operationOf(call: Call) {
  return {
    operationId: call.method === 'GET' ? `${call.name}-read` : call.name,
    summary: call.summary,
    security: security[call.access],
    'x-access': call.access,
    ...(call.method === 'GET' && { parameters: parametersOf(call) }),
    ...(call.method === 'POST' && {
      requestBody: { required: true, content: requestContent(call) },
    }),
    responses: {
      200: {
        description: call.streams === undefined ? 'Done.' : STREAMED,
        content: { ...json(z.toJSONSchema(call.output)), ...streamContent(call) },
      },
      ...refusalResponses(codesOf(call)),
    },
  };
}

const parametersOf = (call: Call) =>
  Object.entries(z.toJSONSchema(call.input, { io: 'input' }).properties ?? {}).map(
    ([name, schema]) => ({ name, in: 'query', schema }),
  );

const requestContent = (call: Call) =>
  call.body
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : json(z.toJSONSchema(call.input, { io: 'input' }));

const STREAMED =
  'Done. With `Accept: text/event-stream`: an event `part` for each part as it is ready, then `done` with the whole, or `problem` with a refusal. A refusal before the first part is answered with its status, as ever.';

const streamContent = ({ streams }: Call) =>
  streams && { [EVENT_STREAM]: { schema: { type: 'string' }, 'x-part': z.toJSONSchema(streams) } };
