import type { Today, TodaysPage } from '@palm/contract/today';
import { typographic } from '@palm/contract/typographic';
import { firstWords } from '../../../lib/format/first-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { readingTypes } from '../reading-types.ts';
import { PageEmblem } from './page-emblem.tsx';

interface CellContentProps {
  page: TodaysPage;
  moon: Today['moon'] | null;
  /** The plan does not include it. */
  isDim: boolean;
}

/** What a page of the day is, and its first words. */
export function CellContent({ page, moon, isDim }: CellContentProps) {
  const { name, about } = readingTypes[page.type];
  return (
    <>
      <PageEmblem type={page.type} moon={moon} />
      <span className={classNames('text-label', isDim ? 'text-paper-dim' : 'text-brass')}>
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
  return firstWords(sentence, CELL_MAX_CHARS);
}
