import type { AdminModelFigures } from '@palm/contract/admin';
import type { Deps } from '../../deps.ts';
import { dayAfter, startOf, utcDayOf } from '../analytics/utc-day.ts';
import type { AdminFigures } from './read-figures.ts';
import { modelCallFigures, modelCallsByDay } from './store/model-calls.ts';

/** What the language model cost and how quick it was, over whole days. Not what it was asked, nor by whom. */
export async function modelFigures(
  figures: AdminFigures,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  days: number,
): Promise<AdminModelFigures> {
  const since = startOf(dayAfter(utcDayOf(clock.now()), 1 - days));
  const { model } = config;
  return {
    model: model && `${model.provider}:${model.modelName}`,
    ...(await figures.read((db) => modelCallFigures(db, since))),
    days: await figures.read((db) => modelCallsByDay(db, since)),
  };
}
