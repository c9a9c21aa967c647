import { CallRefused } from '@palm/contract/client';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

const offline = () => Promise.reject(new CallRefused('offline'));

afterEach(() => onlineManager.setOnline(true));

it('fails a mutation at once while there is no network, instead of keeping it for later', async () => {
  onlineManager.setOnline(false);
  const mutation = new MutationObserver(createQueryClient(), { mutationFn: offline });
  await expect(mutation.mutate()).rejects.toMatchObject({ code: 'offline' });
});

it('asks while there is no network too, so that a failure can be shown', () => {
  onlineManager.setOnline(false);
  const question = new QueryObserver(createQueryClient(), { queryKey: ['q'], queryFn: offline });
  const stop = question.subscribe(() => {});
  expect(question.getCurrentResult().fetchStatus).toBe('fetching');
  stop();
});
