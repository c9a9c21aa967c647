import { CallRefused } from '@palm/contract/client';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/** A refusal is an answer; only what got no answer is asked again. */
const mayRetry = (failures: number, error: Error): boolean =>
  failures < RETRIES && error instanceof CallRefused && error.code === 'offline';

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 60_000 },
      mutations: { retry: false },
    },
  });
