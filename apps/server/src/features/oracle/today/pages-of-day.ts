import { DAILY_TYPES } from '@palm/contract/reading-types';
import { plans } from '@palm/contract/plans';
import type { TodaysPage } from '@palm/contract/today';
import type { Deps } from '../../../deps.ts';
import type { ShownPage } from '../../../platform/db/schema.ts';
import type { ReadingUser } from '../readings/load-reading-users.ts';
import { type PageWriter, pageWriter } from '../readings/page-writer.ts';
import { firstSentences, firstWords } from './opening.ts';

export interface Day {
  readonly date: string;
  readonly zone: string;
  readonly now: Date;
}

/** What the plan includes comes first: its pages do not depend on those that are locked. */
export function pagesOfDay(deps: Deps, user: ReadingUser, day: Day) {
  const { dailyReadings } = user.plan;
  const isLocked = (type: TodaysPage['type']): boolean => !dailyReadings.includes(type);
  const open = pageWriter(deps, user, day);
  const found = DAILY_TYPES.filter((type) => !isLocked(type)).map((type) =>
    told(type, pageIn(deps, open, type)),
  );
  const locked = pageWriter(deps, { ...user, plan: plans.premium }, day, open.written);
  const teased = DAILY_TYPES.filter(isLocked).map((type) => ({
    ...told(type, pageIn(deps, locked, type), firstWords),
    isLocked: true,
  }));
  return { pages: inOrder([...found, ...teased]), written: open.written };
}

const inOrder = (pages: readonly TodaysPage[]): TodaysPage[] =>
  pages.toSorted((a, b) => DAILY_TYPES.indexOf(a.type) - DAILY_TYPES.indexOf(b.type));

/** A page that a model is to write is not written ahead. */
const pageIn = (
  { model }: Deps,
  writer: PageWriter,
  type: TodaysPage['type'],
): ShownPage | null => {
  const context = { kind: 'daily', type } as const;
  return model === null ? writer.read(context) : writer.find(context);
};

const told = (
  type: TodaysPage['type'],
  page: ShownPage | null,
  cut = firstSentences,
): TodaysPage => ({
  type,
  isLocked: false,
  title: page?.title ?? null,
  opening: page && cut(page.parts),
});
