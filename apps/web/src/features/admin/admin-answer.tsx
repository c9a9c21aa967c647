import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { copy } from './copy.ts';

interface AdminAnswerProps<T> {
  query: UseQueryResult<T>;
  /** The name of the data, as in 'The figures'. */
  what: string;
  lines: number;
  children: (data: T) => ReactNode;
}

/** A panel in its three states: loading, failed, loaded. */
export function AdminAnswer<T>({ query, what, lines, children }: AdminAnswerProps<T>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) return <NotLoaded what={what} isBusy={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton lines={lines} label={copy.adminAnswer.loading(what)} />;
}
