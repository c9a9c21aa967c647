import type { HistoryChat, HistoryEntry } from '@palm/contract/history';
import { typographic } from '@palm/contract/typographic';
import { Link } from 'react-router';
import { firstWords } from '../../lib/format/first-words.ts';
import { historyChatPath, historyPagePath } from '../../lib/navigation/paths.ts';
import { copy } from './copy.ts';

/** About two lines on a wide screen, three on a phone. */
const OPENING_MAX_CHARS = 120;
/** A conversation is named by its first question. */
const TITLE_MAX_CHARS = 90;

interface EntryProps {
  to: string;
  label: string;
  title: string;
  opening: string;
  marks: readonly string[];
}

/** One ruled row of a day: what it is, its title, its first words. */
function Entry({ to, label, title, opening, marks }: EntryProps) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        className="group grid gap-x-8 gap-y-1 py-5 md:grid-cols-[11rem_minmax(0,1fr)_7rem]"
      >
        <span className="label md:pt-2">{label}</span>
        <span>
          <span className="block font-serif text-title-sm leading-tight text-balance group-hover:text-brass-bright">
            {firstWords(typographic(title), TITLE_MAX_CHARS)}
          </span>
          {opening !== '' && (
            <span className="mt-1.5 block max-w-(--measure) text-small text-pretty text-paper-dim">
              {firstWords(typographic(opening), OPENING_MAX_CHARS)}
            </span>
          )}
        </span>
        {marks.length > 0 && (
          <span className="text-small text-paper-dim md:pt-2 md:text-right">
            {marks.join(', ')}
          </span>
        )}
      </Link>
    </li>
  );
}

interface PageEntryProps {
  entry: HistoryEntry;
  label: string;
}

export function PageEntry({ entry, label }: PageEntryProps) {
  const { id, title, opening, isKept, hasNote, isShared } = entry;
  const marks = [
    isKept && copy.entry.kept,
    hasNote && copy.entry.note,
    isShared && copy.entry.shared,
  ];
  return (
    <Entry
      to={historyPagePath(id)}
      label={label}
      title={title ?? label}
      opening={opening}
      marks={marks.filter((mark) => mark !== false)}
    />
  );
}

export function ChatEntry({ date, chat }: { date: string; chat: HistoryChat }) {
  const { opening, questions, isKept } = chat;
  return (
    <Entry
      to={historyChatPath(date)}
      label={copy.entry.conversation}
      title={opening === '' ? copy.entry.unquoted : opening}
      opening={copy.entry.questions(questions)}
      marks={isKept ? [copy.entry.kept] : []}
    />
  );
}
