import { asc, desc, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { modelCalls } from '../../../platform/db/schema.ts';

const { createdAt, kind, model, outcome, latencyMs, firstTokenMs } = modelCalls;

const sumOf = (column: (typeof modelCalls)['costMicros' | 'inputTokens' | 'outputTokens']) =>
  sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number);
/** A time that ended in a failure says how patient we are, not how quick the model is. */
const hasAnswered = inArray(outcome, ['answered', 'cut']);
const percentile = (share: number, column: typeof latencyMs | typeof firstTokenMs) =>
  sql<number | null>`(percentile_disc(${share}::double precision) within group (order by ${column})
    filter (where ${hasAnswered}))::integer`;

const figures = {
  calls: sql<number>`count(*)::integer`,
  failed: sql<number>`(count(*) filter (where not ${hasAnswered}))::integer`,
  inputTokens: sumOf(modelCalls.inputTokens),
  outputTokens: sumOf(modelCalls.outputTokens),
  costMicros: sumOf(modelCalls.costMicros),
  p50LatencyMs: percentile(0.5, latencyMs),
  p95LatencyMs: percentile(0.95, latencyMs),
  p95FirstTokenMs: percentile(0.95, firstTokenMs),
};

/** All calls together, and each model with each kind of work, dearest first: one walk through the calls for both. */
export async function modelCallFigures(db: Db, since: Date) {
  const rows = await db
    .select({ isTotal: sql<boolean>`grouping(${model}) = 1`, model, kind, ...figures })
    .from(modelCalls)
    .where(gte(createdAt, since))
    .groupBy(sql`grouping sets ((), (${model}, ${kind}))`)
    .orderBy(desc(figures.costMicros), asc(model), asc(kind));
  const total = rows.find(({ isTotal }) => isTotal);
  if (!total) throw new Error('A count gives its row.');
  return { total, parts: rows.filter(({ isTotal }) => !isTotal) };
}

export function modelCallsByDay(db: Db, since: Date) {
  const day = sql`(${createdAt} at time zone 'UTC')::date`;
  return db
    .select({
      day: sql<string>`${day}`,
      calls: figures.calls,
      costMicros: figures.costMicros,
    })
    .from(modelCalls)
    .where(gte(createdAt, since))
    .groupBy(day)
    .orderBy(day);
}
