import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { expect, it } from 'vitest';
import { wordsOf } from './use-delete-user.ts';

it('shows a refusal of the server as Delete failed, with the reason', () => {
  expect(wordsOf(new CallRefused('last_admin'))).toEqual({
    title: 'Delete failed',
    message: 'This is the last admin. Make another user an admin first.',
  });
});

it('shows an answer without success as Delete failed, with its message', () => {
  const said = 'This user has an open dispute.';
  expect(wordsOf(new CallRefused('declined', { said }))).toEqual({
    title: 'Delete failed',
    message: said,
  });
  expect(wordsOf(new CallRefused('declined'))).toEqual({
    title: 'Delete failed',
    message: 'Unable to delete this user.',
  });
});

it('shows everything else as an error, with its message where it has one', () => {
  expect(wordsOf(new CallRefused('offline'))).toEqual({
    title: 'Error',
    message: messages['request.offline'].message,
  });
  expect(wordsOf(new CallRefused('unexpected', { said: 'Out of paper.' }))).toEqual({
    title: 'Error',
    message: 'Out of paper.',
  });
  const failed = { title: 'Error', message: 'Failed to delete user.' };
  expect(wordsOf(new CallRefused('unexpected'))).toEqual(failed);
  expect(wordsOf(new Error('a bug'))).toEqual(failed);
});
