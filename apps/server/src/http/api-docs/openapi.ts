import { EVENT_STREAM, pathOf, type Call } from '@palm/contract/call';
import {
  refusals,
  refusalMessage,
  universalCodes,
  type RefusalCode,
} from '@palm/contract/refusals';
import * as z from 'zod';

const SESSION_CODES = ['signed_out', 'forbidden'] as const;

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

/** The codes a call may answer: its own, and those of every call that can apply to it. */
export const codesOf = (call: Call): RefusalCode[] => [
  ...call.refusals,
  ...universalCodes.filter((code) =>
    (SESSION_CODES as readonly string[]).includes(code)
      ? needsSession(call, code)
      : code !== 'not_found',
  ),
];

const needsSession = (call: Call, code: string): boolean =>
  code === 'forbidden'
    ? call.access === 'admin'
    : call.access === 'user' || call.access === 'admin';

function refusalResponses(codes: readonly RefusalCode[]) {
  const byStatus = Object.groupBy(codes, (code) => String(refusals[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same = []]) => [
      status,
      {
        description: same.map((code) => `${code}: ${refusalMessage(code).message}`).join(' · '),
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    ]),
  );
}

const requestContent = (call: Call) =>
  call.body
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : json(z.toJSONSchema(call.input, { io: 'input' }));

const STREAMED =
  'Done. With `Accept: text/event-stream`: an event `part` for each part as it is ready, then `done` with the whole, or `problem` with a refusal. A refusal before the first part is answered with its status, as ever.';

const streamContent = ({ streams }: Call) =>
  streams && { [EVENT_STREAM]: { schema: { type: 'string' }, 'x-part': z.toJSONSchema(streams) } };

const json = (schema: unknown) => ({ 'application/json': { schema } });
