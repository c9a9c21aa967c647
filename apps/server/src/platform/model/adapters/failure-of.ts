import { APICallError } from '@ai-sdk/provider';
import * as z from 'zod';
import {
  ModelBroke,
  ModelBusy,
  type ModelFailure,
  ModelRefused,
  ModelUnavailable,
} from '../model-failure.ts';

/**
 * What the library threw, in our words. Its own error stays behind: it carries the whole request and the provider's
 * answer, which may repeat key and prompt.
 */
export function failureOf(error: unknown, model: string): ModelFailure {
  if (APICallError.isInstance(error)) {
    const { statusCode, responseHeaders = {}, responseBody = '' } = error;
    if (statusCode === undefined) return new ModelUnavailable(`${model} could not be reached`);
    return failureOfStatus(statusCode, model, retryAfterMs(responseHeaders, responseBody));
  }
  // Some say in the middle of a stream that they are overloaded.
  const status = statusIn(error);
  if (status !== undefined) return failureOfStatus(status, model, null);
  return new ModelBroke(`${model} sent what cannot be read`);
}

const Status = z.coerce.number().int().min(400).max(599).optional().catch(undefined);
const Reported = z.object({ statusCode: Status, code: Status });

/** Servers that speak OpenAI's protocol say it as `code`, where it may also be a word. */
function statusIn(error: unknown): number | undefined {
  const { data } = Reported.safeParse(error);
  return data?.statusCode ?? data?.code;
}

/** Anthropic: overloaded. */
const OVERLOADED = 529;

function failureOfStatus(status: number, model: string, retryAfter: number | null): ModelFailure {
  const message = `${model} answered ${status}`;
  if (status === 429 || status === OVERLOADED || (status === 503 && retryAfter !== null)) {
    return new ModelBusy(message, retryAfter);
  }
  if (status >= 500 || status === 408) return new ModelUnavailable(message);
  if (status >= 400) return new ModelRefused(message);
  return new ModelBroke(`${model} broke off or sent what cannot be read`);
}

/** Google says it in the body (google.rpc.RetryInfo). */
const RETRY_DELAY = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/;

function retryAfterMs(headers: Record<string, string>, body: string): number | null {
  const { 'retry-after-ms': inMs, 'retry-after': given, date } = headers;
  const seconds = given ?? RETRY_DELAY.exec(body)?.[1];
  // The header may also hold a date (RFC 9110 section 10.2.3). Counted by the sender's own clock.
  const untilMs =
    given === undefined || date === undefined ? NaN : Date.parse(given) - Date.parse(date);
  const ms = [Number(inMs), Number(seconds) * 1000, untilMs].find(Number.isFinite);
  return ms === undefined ? null : Math.max(0, ms);
}
