import type { HistoryPage } from '@palm/contract/history';
import { NOTE_MAX_CHARS } from '@palm/contract/limits';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { type NoteState, useNote } from './use-note.ts';
import { copy } from './copy.ts';

const FEW_LEFT = 200;

const stateWords = {
  empty: copy.note.empty,
  typing: copy.note.typing,
  saving: copy.note.saving,
  saved: copy.note.saved,
  failed: copy.note.failed,
} as const satisfies Record<NoteState, string>;

/** A person's own words under a page, saved as they are typed. */
export function NoteField({ page }: { page: HistoryPage }) {
  const id = useId();
  const { text, setText, state, saveNow } = useNote(page);
  const left = NOTE_MAX_CHARS - text.length;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {copy.note.label}
      </label>
      <textarea
        id={id}
        value={text}
        rows={5}
        maxLength={NOTE_MAX_CHARS}
        aria-describedby={`${id}-state`}
        onChange={(event) => setText(event.target.value)}
        onBlur={saveNow}
        className="block w-full rounded-print border border-edge bg-raised px-4 py-3 font-serif text-body hover:border-brass"
      />
      <div className="mt-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-small text-paper-dim">
        <output id={`${id}-state`} className={state === 'failed' ? 'text-ember' : undefined}>
          {stateWords[state]}
        </output>
        {state === 'failed' && (
          <Button variant="text" onClick={saveNow}>
            {copy.note.tryAgain}
          </Button>
        )}
        {left <= FEW_LEFT && <span>{copy.note.left(left)}</span>}
      </div>
    </div>
  );
}
