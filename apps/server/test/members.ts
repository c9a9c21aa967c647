import { randomUUID } from 'node:crypto';
import { calls } from '@palm/contract/calls';
import { hashPassword } from '../src/features/accounts/passwords/password.ts';
import { mailConfirmation } from '../src/features/accounts/sign-up/mail-confirmation.ts';
import { addAttempt } from '../src/features/accounts/store/signup-attempts.ts';
import { claimAddress } from '../src/features/accounts/store/users.ts';
import { eventually } from './eventually.ts';
import { visit, type TestServer, type Visitor } from './running-server.ts';

export const PASSWORD = 'six wise owls';

export const freshAddress = (): string => `${randomUUID()}@example.com`;

/** The code and the link's token of the newest mail to an address, once `count` have arrived. */
export async function confirmationMail(server: TestServer, email: string, count = 1) {
  const text = await newestMail(server, email, count);
  const code = /code: ([A-Z2-9]{6})/.exec(text)?.[1];
  const token = /\/auth\?link=(\S+)/.exec(text)?.[1];
  if (!code || !token) throw new Error(`no code or link in: ${text}`);
  return { code, token };
}

export async function resetToken(
  server: TestServer,
  email: string,
  count: number,
): Promise<string> {
  const token = /\/auth\?reset=(\S+)/.exec(await newestMail(server, email, count))?.[1];
  if (!token) throw new Error('no reset link in the newest mail');
  return token;
}

const newestMail = (server: TestServer, email: string, count: number): Promise<string> =>
  eventually(async () => {
    const mails = await server.mailTo(email);
    if (mails.length < count || !mails[0]) throw new Error(`${mails.length} of ${count} mails`);
    return mails[0].text;
  });

/** Hashing is half of the work of a new account. One hash does for all users of a test process. */
let passwordHash: Promise<string> | undefined;

/** A user who signed up, confirmed by link and is signed in. Signing up by its call is tested in its own suite. */
export async function newMember(
  server: TestServer,
  email = freshAddress(),
): Promise<Visitor & { email: string; userId: string }> {
  const { deps } = server;
  passwordHash ??= hashPassword(PASSWORD);
  const createdAt = deps.clock.now();
  const { id: userId } = await claimAddress(deps.db.system, email, createdAt);
  const attempt = { userId, passwordHash: await passwordHash, createdAt, expiresAt: createdAt };
  await mailConfirmation(deps, { attemptId: await addAttempt(deps.db.system, attempt) });
  const { token } = await confirmationMail(server, email);
  const visitor = visit(server.url);
  const session = await visitor.call(calls.followMagicLink, { token });
  visitor.token = session.access_token;
  return Object.assign(visitor, { email, userId });
}

/** The code that confirms a new address. */
export const codeMailedTo = (server: TestServer, email: string) =>
  eventually(async () => {
    const [mail] = await server.mailTo(email);
    const code = /code: ([A-Z2-9]{6})/.exec(mail?.text ?? '')?.[1];
    if (!code) throw new Error('no code yet');
    return code;
  });

/** The same person in another browser. */
export async function signedInElsewhere(server: TestServer, email: string) {
  const visitor = visit(server.url);
  const session = await visitor.call(calls.signIn, { email, password: PASSWORD });
  visitor.token = session.access_token;
  return visitor;
}

export const subjectsTo = async (server: TestServer, email: string) =>
  (await server.mailTo(email)).map(({ subject }) => subject);
