import {
  refusals,
  refusalMessage,
  type RefusalCode,
  type UniversalCode,
} from '@palm/contract/refusals';

export interface RefusalDetails {
  readonly retryAfterMs?: number;
  /** Which of several causes it was, as a word of the domain: 'too-dark'. */
  readonly reason?: string;
}

/** An expected "no". Thrown, so that the transaction around it rolls back. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Says one of the codes the call declared, or one that any call may answer; another does not compile. */
export type Refuse<Code extends RefusalCode> = (
  code: Code | UniversalCode,
  details?: RefusalDetails,
) => never;

export const refuse = (code: RefusalCode, details?: RefusalDetails): never => {
  throw new Refusal(code, details);
};

export function refusalBody({ code, details }: Refusal, requestId: string) {
  const { errorPrefix } = refusals[code];
  const words = refusalMessage(code).message;
  return {
    success: false,
    error: errorPrefix === undefined ? words : `${errorPrefix}: ${details.reason ?? words}`,
    code,
    ...(details.reason !== undefined && { reason: details.reason }),
    requestId,
  };
}

export function refusalResponse(refusal: Refusal, requestId: string): Response {
  const { code, details } = refusal;
  const { status } = refusals[code];
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (details.retryAfterMs !== undefined) {
    headers.set('retry-after', String(Math.ceil(details.retryAfterMs / 1000)));
  }
  return Response.json(refusalBody(refusal, requestId), { status, headers });
}
