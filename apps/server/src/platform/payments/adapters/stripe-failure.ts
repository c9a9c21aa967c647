import { Stripe } from 'stripe';
import { PaymentsFailed } from '../payments.ts';

/** Stripe's own words may repeat an address: what goes into the log is what kind of error it was. */
export async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId } = error;
    const parts = [type, code, statusCode, requestId].filter((part) => part !== undefined);
    throw new StripeFailed(`Stripe: ${parts.join(' ')}`, statusCode ?? 0);
  }
}

class StripeFailed extends PaymentsFailed {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Not there: there is nothing to be changed. */
export function unlessUnknown(error: unknown): void {
  if (error instanceof StripeFailed && error.status === 404) return;
  throw error;
}

/** Not there (404), or no longer in a state to be changed (400): what was asked for is so already. */
export function unlessGone(error: unknown): void {
  if (error instanceof StripeFailed && (error.status === 404 || error.status === 400)) return;
  throw error;
}
