import { CallRefused } from '@palm/contract/client';
import { type Message, messages } from '@palm/contract/messages';
import { type FormEvent, useState, useTransition } from 'react';
import { announceFailure } from '../../../lib/api/announce-failure.ts';
import { announceProblem } from '../../../ui/feedback/announce.ts';
import type { AuthComplaint } from './auth-check.ts';
import { authWords } from './auth-words.ts';

interface AuthSubmit {
  readonly check: () => AuthComplaint | null;
  readonly deed: () => Promise<void>;
  readonly wordsOf?: (refused: CallRefused) => Message;
  /** Answers true when it has already said what there is to say. */
  readonly onRefused?: (refused: CallRefused) => boolean;
}

function focusFirst(form: HTMLFormElement, fields: readonly string[]): void {
  const field = form.elements.namedItem(fields[0] ?? '');
  if (field instanceof HTMLElement) field.focus();
}

/** One way to send any of the auth forms: check, do, and say in a toast why it did not work. */
export function useAuthSubmit({ check, deed, wordsOf = authWords, onRefused }: AuthSubmit) {
  const [isBusy, start] = useTransition();
  const [notes, setNotes] = useState<AuthComplaint['notes']>({});

  const attempt = async (): Promise<void> => {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (onRefused?.(error) !== true) announceFailure(error, wordsOf(error));
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const complaint = check();
    setNotes(complaint?.notes ?? {});
    if (complaint === null) return start(attempt);
    announceProblem(messages[complaint.message]);
    focusFirst(event.currentTarget, Object.keys(complaint.notes));
  };
  return { onSubmit, isBusy, notes };
}
