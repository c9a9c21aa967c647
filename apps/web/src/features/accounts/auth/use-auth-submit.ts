import { CallRefused } from '@palm/contract/client';
import { type Message, messages } from '@palm/contract/messages';
import { type FormEvent, useState, useTransition } from 'react';
import { announceFailure } from '../../../lib/api/announce-failure.ts';
import { announceProblem } from '../../../ui/feedback/announce.ts';
import type { AuthProblem } from './auth-check.ts';
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

/** Submits any of the auth forms: checks, runs the action, and shows failures in a toast. */
export function useAuthSubmit({ check, action, wordsOf = authWords, onRefused }: AuthSubmit) {
  const [isBusy, start] = useTransition();
  const [notes, setNotes] = useState<AuthProblem['notes']>({});

  const attempt = async (): Promise<void> => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (onRefused?.(error) !== true) announceFailure(error, wordsOf(error));
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const problem = check();
    setNotes(problem?.notes ?? {});
    if (problem === null) return start(attempt);
    announceProblem(messages[problem.message]);
    focusFirst(event.currentTarget, Object.keys(problem.notes));
  };
  return { onSubmit, isBusy, notes };
}
