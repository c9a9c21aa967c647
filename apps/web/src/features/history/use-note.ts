import type { HistoryPage } from '@palm/contract/history';
import { useEffect, useRef, useState } from 'react';
import { useSaveNote } from './use-change-page.ts';

export type NoteState = 'empty' | 'typing' | 'saving' | 'saved' | 'failed';

/** Long enough for a word, short enough that leaving the page loses nothing. */
const PAUSE_MS = 600;

/** What is typed, and how far it is saved. */
export function useNote({ id, note: saved }: Pick<HistoryPage, 'id' | 'note'>) {
  const [text, setText] = useState(saved);
  const { mutate: save, isPending, isError, variables } = useSaveNote(id);
  const isSaved = isSame(text, saved);
  const hasFailed = isError && variables === text;
  const latest = useRef({ text, isSaved, save });
  useEffect(() => {
    latest.current = { text, isSaved, save };
  });
  useEffect(() => {
    if (isSaved || hasFailed) return undefined;
    const pause = setTimeout(() => save(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, isSaved, hasFailed, save]);
  // What was typed in the last moment is saved when the field goes.
  useEffect(
    () => () => void (latest.current.isSaved || latest.current.save(latest.current.text)),
    [],
  );
  return {
    text,
    setText,
    state: stateOf({ isEmpty: text === '', isSaved, isPending, hasFailed }),
    saveNow: () => {
      if (!isSaved) save(text);
    },
  };
}

/** A note of spaces alone is kept as none. */
const isSame = (text: string, saved: string): boolean =>
  text === saved || (saved === '' && text.trim() === '');

function stateOf(note: {
  isEmpty: boolean;
  isSaved: boolean;
  isPending: boolean;
  hasFailed: boolean;
}): NoteState {
  if (note.isSaved) return note.isEmpty ? 'empty' : 'saved';
  if (note.isPending) return 'saving';
  return note.hasFailed ? 'failed' : 'typing';
}
