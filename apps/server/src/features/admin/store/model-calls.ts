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

export async function allModelCalls(db: Db, since: Date) {
  const [row] = await db.select(figures).from(modelCalls).where(gte(createdAt, since));
  if (!row) throw new Error('A count gives its row.');
  return row;
}

export const modelCallsByKind = (db: Db, since: Date) =>
  db
    .select({ model, kind, ...figures })
    .from(modelCalls)
    .where(gte(createdAt, since))
    .groupBy(model, kind)
    .orderBy(desc(figures.costMicros), asc(model), asc(kind));

export const modelCallsByDay = (db: Db, since: Date) =>
  db
    .select({
      day: sql<string>`((${createdAt} at time zone 'UTC')::date)::text`.as('day'),
      calls: figures.calls,
      costMicros: figures.costMicros,
    })
    .from(modelCalls)
    .where(gte(createdAt, since))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
