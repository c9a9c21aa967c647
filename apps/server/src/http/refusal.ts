import { refusals, refusalMessage, type RefusalCode } from '@palm/contract/refusals';

/** An expected "no". Thrown, so that the transaction around it rolls back. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly retryAfterMs: number | null;

  constructor(code: RefusalCode, retryAfterMs: number | null = null) {
    super(code);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Says one of the codes the call declared; any other does not compile. */
export type Refuse<Code extends RefusalCode> = (code: Code) => never;

export const refuse = (code: RefusalCode): never => {
  throw new Refusal(code);
};

export function refusalResponse(refusal: Refusal, requestId: string): Response {
  const { status } = refusals[refusal.code];
  const body = {
    success: false,
    error: refusalMessage(refusal.code).message,
    code: refusal.code,
    requestId,
  };
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (refusal.retryAfterMs !== null) {
    headers.set('retry-after', String(Math.ceil(refusal.retryAfterMs / 1000)));
  }
  return Response.json(body, { status, headers });
}
