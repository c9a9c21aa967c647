import type { AdminModelFigures } from '@palm/contract/admin';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';
import { dayAfter, startOf, utcDayOf } from '../analytics/utc-day.ts';
import { allModelCalls, modelCallsByDay, modelCallsByKind } from './store/model-calls.ts';

/** What the language model cost and how quick it was, over whole days. Not what it was asked, nor by whom. */
export async function modelFigures(
  db: Db,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  days: number,
): Promise<AdminModelFigures> {
  const since = startOf(dayAfter(utcDayOf(clock.now()), 1 - days));
  const { model } = config;
  return {
    model: model && `${model.provider}:${model.modelName}`,
    total: await allModelCalls(db, since),
    parts: await modelCallsByKind(db, since),
    days: await modelCallsByDay(db, since),
  };
}
