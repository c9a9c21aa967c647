import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const CLIENT = { id: 'palm-and-soul', secret: 'stand-in-secret' };

export interface Grant {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string;
  readonly email: string;
}

export const isFor = (grant: Grant, body: URLSearchParams): boolean =>
  body.get('redirect_uri') === grant.redirectUri &&
  createHash('sha256')
    .update(body.get('code_verifier') ?? '')
    .digest('base64url') === grant.challenge;

export function isClient(body: URLSearchParams, request: IncomingMessage): boolean {
  const basic = Buffer.from(
    request.headers.authorization?.replace(/^Basic /, '') ?? '',
    'base64',
  ).toString();
  const [id, secret] = basic
    ? basic.split(':')
    : [body.get('client_id'), body.get('client_secret')];
  return id === CLIENT.id && secret === CLIENT.secret;
}
