import type { DailyType } from '@palm/contract/reading-types';
import type { Today, TodaysPage } from '@palm/contract/today';
import { typographic } from '@palm/contract/typographic';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LockIcon } from '../../../ui/icons.tsx';
import { readingTypes } from '../reading-types.ts';
import { PageEmblem } from './page-emblem.tsx';
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
  return (
    <ul className="uncut-sheet">
      {pages.map((page) => (
        <li key={page.type}>
          {page.isLocked ? (
            <Link to={paths.premium} className={classNames(CELL, 'locked-page')}>
              <Content page={page} moon={moon} />
              <span className="mt-auto flex items-center gap-1.5 pt-3 text-label text-brass [&_svg]:size-4">
                <LockIcon />
                {copy.pages.premiumFeature}
              </span>
            </Link>
          ) : (
            <button
              type="button"
              disabled={isWaiting}
              onClick={() => onOpen(page.type)}
              className={CELL}
            >
              <Content page={page} moon={moon} />
              <span className="mt-auto pt-3 text-label text-paper-dim">{markOf(page.type)}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const openMark = (): string => copy.pages.open;

const CELL = 'group flex size-full flex-col items-start text-left';

function Content({ page, moon }: { page: TodaysPage; moon: Today['moon'] | null }) {
  const { name, about } = readingTypes[page.type];
  return (
    <>
      <PageEmblem type={page.type} moon={moon} />
      <span className={classNames('text-label', page.isLocked ? 'text-paper-dim' : 'text-brass')}>
        {name}
      </span>
      {page.title !== null && (
        <span className="mt-1 font-display text-[1.3rem]/[1.15] text-balance [font-variation-settings:'opsz'_48] group-hover:text-brass-bright">
          {typographic(page.title)}
        </span>
      )}
      <span
        className={classNames(
          'mt-1.5 text-balance',
          page.isLocked && page.opening !== null
            ? 'small-italic text-paper-dim'
            : 'text-[0.9rem]/[1.4] text-paper-dim',
        )}
      >
        {wordsOf(page) ?? about}
      </span>
    </>
  );
}

const FIRST_SENTENCE = /^.{20,}?[.!?](?= |$)/su;
const CELL_MAX_CHARS = 90;

/** The first sentence, or the first words in quotation marks where the page is locked. */
function wordsOf({ opening, isLocked }: TodaysPage): string | null {
  if (opening === null) return null;
  const words = typographic(opening);
  if (isLocked) return `“${words.replaceAll('“', '‘').replaceAll('”', '’')}”`;
  const sentence = FIRST_SENTENCE.exec(words)?.[0] ?? words;
  if (sentence.length <= CELL_MAX_CHARS) return sentence;
  return `${sentence.slice(0, CELL_MAX_CHARS).replace(/[\s,;:]+\S*$/u, '')}…`;
}
