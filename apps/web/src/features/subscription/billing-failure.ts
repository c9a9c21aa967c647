import { CallRefused } from '@palm/contract/client';
import { type Message, messages } from '@palm/contract/messages';

/** Refusals that say more than "it failed". */
const TELLING = new Set(['already_subscribed', 'nothing_to_manage', 'too_many_requests']);

/** The message when checkout or portal could not be opened. */
export function billingFailure(error: unknown, door: 'checkout' | 'portal'): Message {
  if (error instanceof CallRefused && TELLING.has(error.code)) return error.words;
  if (error instanceof CallRefused && error.code === 'signed_out')
    return messages['subscription.authentication-required'];
  return messages[`subscription.${door}-failed`];
}
