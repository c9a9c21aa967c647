import type { News } from '../news/news.ts';
import type { PageRequest } from './page-request.ts';

/**
 * Two pages that are read one after the other count places differently, by the houses of a chart and by the Sun sign.
 * The second tells of other planets, so that none is in two places at once.
 */
export function notToldBefore(
  news: readonly News[],
  { history, on }: Pick<PageRequest, 'history' | 'on'>,
): readonly News[] {
  const bodies = new Set(
    [...history.before].flatMap(([id, date]) => (date === on.date ? bodyOf(id) : [])),
  );
  return bodies.size === 0 ? news : news.filter(({ about }) => !bodies.has(about.body ?? ''));
}

const OF_BODY = /^(?:transit|visit|station|return)\/(?<body>[a-z]+)/u;

function bodyOf(id: string): string[] {
  if (id.startsWith('lunation/')) return ['moon'];
  const body = OF_BODY.exec(id)?.groups?.['body'];
  return body === undefined ? [] : [body];
}
