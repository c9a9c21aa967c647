import type { DailyType } from '@palm/contract/reading-types';
import type { Today, TodaysPage } from '@palm/contract/today';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LockIcon } from '../../../ui/icons.tsx';
import { CellContent } from './cell-content.tsx';
import { copy } from '../copy.ts';

interface PageCellsProps {
  pages: readonly TodaysPage[];
  moon: Today['moon'] | null;
  /** What stands under a page that can be pressed. */
  markOf?: (type: DailyType) => string;
  onOpen: (type: DailyType) => void;
  /** True while the user is unknown: nothing can be chosen yet. */
  isWaiting?: boolean;
}

/** The pages of the day as an uncut sheet: hairlines between them, and a cross where four of them meet. */
export function PageCells({
  pages,
  moon,
  markOf = openMark,
  onOpen,
  isWaiting = false,
}: PageCellsProps) {
  const isPremium = (type: DailyType): boolean => markOf(type) === copy.pages.premiumFeature;
  return (
    <ul className="uncut-sheet">
      {pages.map((page) => (
        <li key={page.type}>
          {page.isLocked ? (
            <Link to={paths.premium} className={classNames(CELL, 'locked-page')}>
              <CellContent page={page} moon={moon} isDim />
              <PremiumMark />
            </Link>
          ) : (
            <button
              type="button"
              disabled={isWaiting}
              onClick={() => onOpen(page.type)}
              className={classNames(CELL, isPremium(page.type) && 'locked-page')}
            >
              <CellContent page={page} moon={moon} isDim={isPremium(page.type)} />
              {isPremium(page.type) ? (
                <PremiumMark />
              ) : (
                <span className="mt-auto pt-3 text-label text-paper-dim">{markOf(page.type)}</span>
              )}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const PremiumMark = () => (
  <span className="mt-auto flex items-center gap-1.5 pt-3 text-label text-brass [&_svg]:size-4">
    <LockIcon />
    {copy.pages.premiumFeature}
  </span>
);

const openMark = (): string => copy.pages.open;

const CELL = 'group flex size-full flex-col items-start text-left';
