import type { Profile } from '@palm/contract/entities';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import {
  birthFormOf,
  type BirthForm,
  type BirthStep,
  isSameForm,
  nextBirthForm,
} from './birth-form.ts';

/** What the user had typed when their session ended. Kept in memory only. */
let interrupted: { readonly userId: string; readonly draft: BirthForm } | null = null;

const interruptedOf = (userId: string): BirthForm | null =>
  interrupted?.userId === userId ? interrupted.draft : null;

/**
 * Shows the stored values until something is typed, so that a refetched profile shows here too. A draft survives a
 * new sign-in, but not a change of page.
 */
export function useDraft(userId: string, profile: Profile | null) {
  const [draft, setDraft] = useState(() => interruptedOf(userId));
  const { pathname } = useLocation();
  useEffect(() => {
    interrupted = draft && { userId, draft };
    return () => {
      if (window.location.pathname !== pathname) interrupted = null;
    };
  }, [userId, draft, pathname]);
  const stored = birthFormOf(profile);
  return {
    form: draft ?? stored,
    isUnsaved: draft !== null && !isSameForm(draft, stored),
    onStep: (step: BirthStep) => setDraft((now) => nextBirthForm(now ?? stored, step)),
    forget: () => setDraft(null),
  };
}
