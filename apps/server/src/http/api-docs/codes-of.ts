import type { Call } from '@palm/contract/call';
import { universalCodes, type RefusalCode } from '@palm/contract/refusals';

const SESSION_CODES = ['signed_out', 'forbidden'] as const;

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
