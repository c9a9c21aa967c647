import { calls } from '@palm/contract/calls';
import { minutes } from '@palm/contract/durations';
import {
  CONFIRMATION_LIFETIME_MS,
  EXPORT_LIFETIME_MS,
  PASSWORD_RESET_LIFETIME_MS,
} from '@palm/contract/limits';
import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import {
  codeMailedTo,
  confirmationMail,
  freshAddress,
  newMember,
  PASSWORD,
  resetToken,
} from '../../../test/members.ts';
import { onOneServer, type TestServer, visit } from '../../../test/running-server.ts';
import { newSubscriber } from '../../../test/billing/billing-actions.ts';

/** Uses what was just made; throws what the server refuses it with. */
type Use = () => Promise<unknown>;

interface Expiring {
  readonly lifetimeMs: number;
  readonly make: (server: TestServer) => Promise<Use>;
  readonly refusal: string;
}

const newSignUp = async (server: TestServer) => {
  const { call } = visit(server.url);
  const email = freshAddress();
  await call(calls.customSignup, { email, password: PASSWORD });
  return { call, email, ...(await confirmationMail(server, email)) };
};

const expiring: Record<string, Expiring> = {
  'the code of a sign-up': {
    lifetimeMs: CONFIRMATION_LIFETIME_MS,
    make: async (server) => {
      const { call, email, code } = await newSignUp(server);
      return () => call(calls.confirmSignup, { email, confirmationCode: code });
    },
    refusal: 'code_expired',
  },
  'the link of a sign-up': {
    lifetimeMs: CONFIRMATION_LIFETIME_MS,
    make: async (server) => {
      const { call, token } = await newSignUp(server);
      return () => call(calls.followMagicLink, { token });
    },
    refusal: 'link_invalid',
  },
  'the link that resets a password': {
    lifetimeMs: PASSWORD_RESET_LIFETIME_MS,
    make: async (server) => {
      const { call, email } = await newMember(server);
      await call(calls.requestPasswordReset, { email });
      const token = await resetToken(server, email, 2);
      return () => call(calls.resetPassword, { token, password: 'seven wise owls' });
    },
    refusal: 'link_invalid',
  },
  'the code of a new address': {
    lifetimeMs: CONFIRMATION_LIFETIME_MS,
    make: async (server) => {
      const { call } = await newSubscriber(server);
      const email = freshAddress();
      await call(calls.changeEmail, { email, password: PASSWORD });
      const code = await codeMailedTo(server, email);
      return () => call(calls.confirmEmail, { code });
    },
    refusal: 'code_expired',
  },
  'an export': {
    lifetimeMs: EXPORT_LIFETIME_MS,
    make: async (server) => {
      const { call } = await newSubscriber(server);
      await call(calls.requestExport, {});
      await eventually(async () =>
        expect(await call(calls.getExport, {})).toMatchObject({ state: 'ready' }),
      );
      return async () => {
        const { url } = await call(calls.openExport, {});
        expect((await fetch(server.url + url)).status).toBe(200);
      };
    },
    refusal: 'export_gone',
  },
};

onOneServer('until its last minute and no longer', (server) => {
  it.each(Object.entries(expiring))('%s works', async (_, { lifetimeMs, make, refusal }) => {
    const inTime = await make(server());
    server().pass(lifetimeMs - minutes(1));
    await expect(inTime()).resolves.not.toThrow();
    const late = await make(server());
    server().pass(lifetimeMs);
    await expect(late()).rejects.toThrow(refusal);
  });
});
