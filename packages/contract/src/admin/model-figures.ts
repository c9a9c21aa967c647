import * as z from 'zod/mini';
import { count } from '../formats.ts';

const ModelFigures = z.object({
  calls: count,
  failed: count,
  inputTokens: count,
  outputTokens: count,
  /** Millionths of a dollar. */
  costMicros: count,
  /** Null where nothing was measured. */
  p50LatencyMs: z.nullable(count),
  p95LatencyMs: z.nullable(count),
  p95FirstTokenMs: z.nullable(count),
});

export const AdminModelFigures = z.object({
  /** Null: this server has no model, our own words answer. */
  model: z.nullable(z.string()),
  total: ModelFigures,
  /** Each model with each kind of work, dearest first. */
  parts: z.array(z.extend(ModelFigures, { model: z.string(), kind: z.string() })),
  /** Oldest first; days without a call are left out. */
  days: z.array(z.object({ day: z.iso.date(), calls: count, costMicros: count })),
});
export type AdminModelFigures = z.infer<typeof AdminModelFigures>;
