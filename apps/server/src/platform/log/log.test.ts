import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeError } from './log.ts';

it('describes a database error without the row that failed', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email)=(ada@example.com) already exists.',
  });
  const described = JSON.stringify(
    describeError(new DrizzleQueryError('insert …', ['ada@example.com'], cause)),
  );
  expect(described).not.toContain('ada@example.com');
  expect(described).toContain('users_email_key');
});

it('keeps the words of an error that no query is behind, and where it happened', () => {
  expect(describeError(new Error('the disk is full'))).toMatchObject({
    type: 'Error',
    message: 'the disk is full',
    at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
  });
});
