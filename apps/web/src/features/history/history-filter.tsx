import { HISTORY_KINDS, type HistoryKind } from '@palm/contract/history';
import { Link } from 'react-router';
import { historyOf, paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { copy } from './copy.ts';

const choices: readonly { kind: HistoryKind | null; to: string; words: string }[] = [
  { kind: null, to: paths.history, words: copy.filter.all },
  ...HISTORY_KINDS.map((kind) => ({ kind, to: historyOf(kind), words: copy.filter[kind] })),
];

/** Which kind is shown. Each is a link, so that the back button leads to the last one. */
export function HistoryFilter({ kind: chosen }: { kind: HistoryKind | null }) {
  return (
    <nav
      aria-label={copy.filter.label}
      className="mb-9 flex flex-wrap gap-x-6 border-y border-line py-1 text-small"
    >
      {choices.map(({ kind, to, words }) => (
        <Link
          key={words}
          to={to}
          aria-current={kind === chosen ? 'true' : undefined}
          className={classNames(
            'flex min-h-11 items-center',
            kind === chosen
              ? 'font-medium text-brass-bright underline decoration-brass underline-offset-8'
              : 'text-paper-dim hover:text-brass-bright',
          )}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
