/**
 * An OpenID provider that speaks the protocol over HTTP as Google does: discovery, an account chooser,
 * authorization code with PKCE, signed id tokens, keys. It listens on this machine and knows anyone you type.
 */
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { CLIENT, type Grant, isFor, isClient } from './google-grants.ts';

/** Ways to misbehave, each of which a client must notice. */
export type Mischief = 'none' | 'unverified-address' | 'wrong-nonce' | 'wrong-key';

export interface GoogleStandIn {
  readonly issuer: string;
  /** The parameters of the last authorization request. */
  lastRequest(): URLSearchParams | null;
  misbehave(mischief: Mischief): void;
  close(): Promise<void>;
}

export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  const keys = await generateKeyPair('RS256');
  const strangerKeys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'stand-in', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  let issuer = '';
  let mischief: Mischief = 'none';
  let lastRequest: URLSearchParams | null = null;

  const routes: Record<
    string,
    (
      query: URLSearchParams,
      body: URLSearchParams,
      response: ServerResponse,
      request: IncomingMessage,
    ) => unknown
  > = {
    'GET /.well-known/openid-configuration': (_query, _body, response) => {
      json(response, 200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      });
    },
    'GET /jwks': (_query, _body, response) => {
      json(response, 200, { keys: [jwk] });
    },
    'GET /authorize': (query, _body, response) => {
      lastRequest = query;
      response.setHeader('content-type', 'text/html').end(chooser(query));
    },
    'GET /choose': (query, _body, response) => {
      const back = new URL(query.get('redirect_uri') ?? '');
      back.searchParams.set('state', query.get('state') ?? '');
      if (query.get('action') === 'cancel') back.searchParams.set('error', 'access_denied');
      else back.searchParams.set('code', remember(query));
      response.writeHead(302, { location: back.href }).end();
    },
    'POST /token': async (_query, body, response, request) => {
      const code = body.get('code') ?? '';
      const grant = grants.get(code);
      grants.delete(code);
      if (!grant || !isFor(grant, body) || !isClient(body, request)) {
        json(response, 400, { error: 'invalid_grant' });
        return;
      }
      json(response, 200, {
        access_token: randomUUID(),
        token_type: 'Bearer',
        expires_in: 3600,
        id_token: await idToken(grant),
      });
    },
  };

  function remember(query: URLSearchParams): string {
    const code = randomUUID();
    grants.set(code, {
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge') ?? '',
      nonce: query.get('nonce') ?? '',
      email: query.get('email') ?? '',
    });
    return code;
  }

  const idToken = (grant: Grant): Promise<string> =>
    new SignJWT({
      email: grant.email,
      email_verified: mischief !== 'unverified-address',
      nonce: mischief === 'wrong-nonce' ? randomUUID() : grant.nonce,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'stand-in' })
      .setIssuer(issuer)
      .setAudience(CLIENT.id)
      .setSubject(createHash('sha256').update(grant.email).digest('hex'))
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(mischief === 'wrong-key' ? strangerKeys.privateKey : keys.privateKey);

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', issuer);
      const body = new URLSearchParams(await textOf(request));
      const route = routes[`${request.method} ${url.pathname}`];
      if (route) await route(url.searchParams, body, response, request);
      else response.writeHead(404).end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    lastRequest: () => lastRequest,
    misbehave: (next) => {
      mischief = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const chooser = (
  query: URLSearchParams,
): string => `<!doctype html><html lang="en"><title>Choose an account</title>
<h1>Choose an account</h1><form action="/choose">
${[...query].map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`).join('')}
<label>Email <input name="email"></label>
<button name="action" value="go">Continue</button> <button name="action" value="cancel">Cancel</button></form></html>`;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
