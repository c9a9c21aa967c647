import { FactGlyphs } from '../../../ui/reading/fact-glyphs.tsx';
import type { Note } from '../../../ui/reading/noted-text.ts';
import { DownIcon } from '../../../ui/icons.tsx';
import { copy } from '../copy.ts';

/** More chips than these would push what comes after an answer out of a phone's screen, so they are folded. */
const MOST_UNFOLDED = 2;

interface ReceiptChipsProps {
  notes: readonly Note[];
  onOpen: (numbers: readonly number[], opener: HTMLElement) => void;
}

/** The facts of an answer, each with its number, its glyphs and plain words. Pressing one shows its figures. */
export function ReceiptChips(props: ReceiptChipsProps) {
  const { length } = props.notes;
  if (length <= MOST_UNFOLDED) return <Chips {...props} />;
  return (
    <details onToggle={showOpened} className="group mt-2 scroll-mb-5 text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-brass-bright marker:content-none">
        {copy.answerText.restsOnFacts(length)}
        <span className="group-open:rotate-180">
          <DownIcon />
        </span>
      </summary>
      <Chips {...props} />
    </details>
  );
}

/** Opened at the lower end of the conversation, the chips would be out of sight. */
function showOpened({ currentTarget }: { currentTarget: HTMLDetailsElement }): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

const Chips = ({ notes, onOpen }: ReceiptChipsProps) => (
  <ul aria-label={copy.answerText.whatThisRestsOn} className="mt-3.5 flex flex-wrap gap-2.5">
    {notes.map(({ number, words, view }) => (
      <li key={number} className="max-w-full">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onOpen([number], currentTarget)}
          className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-print border border-edge px-3 py-1.5 text-left text-small leading-snug hover:border-brass"
        >
          <span className="font-medium text-brass">{number}</span>
          {view !== null && (
            <span className="shrink-0 *:mb-0">
              <FactGlyphs view={view} />
            </span>
          )}
          <span className="min-w-0 break-words">{words}</span>
        </button>
      </li>
    ))}
  </ul>
);
