import { CallRefused } from '@palm/contract/client';
import { type Message, messages } from '@palm/contract/messages';
import { type FormEvent, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { announceFailure } from '../../../lib/api/announce-failure.ts';
import { announceProblem } from '../../../ui/feedback/announce.ts';
import type { AuthProblem } from './auth-check.ts';
import { notesOfRefusal } from './auth-refusal-notes.ts';
import { authWords } from './auth-words.ts';

interface AuthSubmit {
  readonly check: () => AuthProblem | null;
  readonly action: () => Promise<void>;
  readonly wordsOf?: (refused: CallRefused) => Message;
  /** Returns true when it has already shown a message. */
  readonly onRefused?: (refused: CallRefused) => boolean;
}

function focusFirst(form: HTMLFormElement, fields: readonly string[]): void {
  const field = form.elements.namedItem(fields[0] ?? '');
  if (field instanceof HTMLElement) field.focus();
}

/** Submits any of the auth forms: checks, runs the action, and shows failures in a toast and at their field. */
export function useAuthSubmit({ check, action, wordsOf = authWords, onRefused }: AuthSubmit) {
  const [isBusy, start] = useTransition();
  const [notes, setNotes] = useState<AuthProblem['notes']>({});

  /** The notes are there before the focus comes to the first of them, so that a screen reader reads it out. */
  const showNotes = (form: HTMLFormElement, next: AuthProblem['notes']): void => {
    flushSync(() => setNotes(next));
    focusFirst(form, Object.keys(next));
  };

  const attempt = async (form: HTMLFormElement): Promise<void> => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (onRefused?.(error) === true) return;
      announceFailure(error, wordsOf(error));
      showNotes(form, notesOfRefusal(error.code));
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const problem = check();
    if (problem !== null) {
      announceProblem(messages[problem.message]);
      return showNotes(form, problem.notes);
    }
    setNotes({});
    start(() => attempt(form));
  };
  return { onSubmit, isBusy, notes };
}
