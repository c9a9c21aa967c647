import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { onEveryDatabase } from '../test/databases.ts';
import { readCommand, runAdmin } from './admin-command.ts';
import { adminActions, userRoles, users } from './platform/db/schema.ts';

const listed = ['ada@example.com'];

const people = ['ada', 'bob', 'pending'].map((name) => ({
  email: `${name}@example.com`,
  emailConfirmedAt: name === 'pending' ? null : new Date(),
  termsAcceptedAt: new Date(),
  termsVersion: '1',
}));

onEveryDatabase('the command line', (database) => {
  beforeAll(async () => {
    await database().system.insert(users).values(people);
  });

  const run = async (words: string, json = false) => {
    const said: string[] = [];
    const command = readCommand(words.split(' '));
    if (!command) throw new Error(`not understood: ${words}`);
    const code = await runAdmin(database(), command, { json, listed }, (line) => said.push(line));
    return { code, said: said.join('\n') };
  };

  it('makes an admin of a confirmed account and takes the role away, but not from the last', async () => {
    expect(await run('grant Ada@example.com')).toEqual({
      code: 0,
      said: 'ada@example.com is an admin now.',
    });
    expect(await run('grant ada@example.com')).toMatchObject({ code: 0 });
    expect((await run('revoke ada@example.com')).said).toContain('last admin');
    expect(await run('grant pending@example.com')).toMatchObject({ code: 1 });
    expect(await run('grant unknown@example.com')).toMatchObject({ code: 1 });
    expect(await run('grant bob@example.com')).toMatchObject({ code: 0 });
    expect(await run('revoke ada@example.com')).toEqual({
      code: 0,
      said: expect.stringMatching(/is no longer an admin\.\nADMIN_EMAILS still lists/),
    });
    const { system } = database();
    const admins = await system
      .select({ email: users.email })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId));
    expect(admins).toEqual([{ email: 'bob@example.com' }]);
    const noted = await system.select().from(adminActions).orderBy(adminActions.at);
    expect(noted.map(({ kind, adminId }) => [kind, adminId])).toEqual([
      ['grant_admin', null],
      ['grant_admin', null],
      ['revoke_admin', null],
    ]);
  });

  it('tells figures and users, for people and for programs', async () => {
    expect((await run('stats')).said).toMatch(/^totalUsers +3$/m);
    expect(JSON.parse((await run('stats', true)).said)).toMatchObject({ confirmedUsers: 2 });
    const { said } = await run('users');
    expect(said.split('\n')).toHaveLength(3);
    expect(said).toMatch(/pending +free +pending@example\.com$/m);
    const [first = ''] = (await run('users', true)).said.split('\n');
    expect(JSON.parse(first)).toMatchObject({ subscription_status: 'free' });
  });
});

it.each([[[]], [['grant']], [['grant', 'a@b.c', 'd@e.f']], [['dance']], [['stats', 'now']]])(
  'does not understand %j',
  (words) => {
    expect(readCommand(words)).toBeNull();
  },
);
