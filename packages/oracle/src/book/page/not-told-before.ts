import type { News } from '../news/news.ts';
import type { PageRequest } from './page-request.ts';

/**
 * Two pages that are read one after the other count places differently, by the houses of a chart and by the Sun sign.
 * The second tells of other planets, so that none is in two places at once, and of other points of the chart, so that
 * it does not say much the same.
 */
export function notToldBefore(
  news: readonly News[],
  { history, on }: Pick<PageRequest, 'history' | 'on'>,
): readonly News[] {
  const told = [...history.before].flatMap(([id, date]) => (date === on.date ? [id] : []));
  const bodies = new Set(told.flatMap(bodyOf));
  const points = new Set(told.flatMap(pointOf));
  return told.length === 0
    ? news
    : news.filter(({ about }) => !bodies.has(about.body ?? '') && !points.has(about.point ?? ''));
}

const OF_BODY = /^(?:transit|visit|station|return)\/(?<body>[a-z]+)/u;

function bodyOf(id: string): string[] {
  if (id.startsWith('lunation/')) return ['moon'];
  const body = OF_BODY.exec(id)?.groups?.['body'];
  return body === undefined ? [] : [body];
}

const ON_POINT = /^transit\/[a-z]+\/[a-z]+-(?<point>[a-z]+)/u;

function pointOf(id: string): string[] {
  const point = ON_POINT.exec(id)?.groups?.['point'];
  return point === undefined ? [] : [point];
}
