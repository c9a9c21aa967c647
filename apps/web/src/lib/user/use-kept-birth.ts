import { useMemo, useSyncExternalStore } from 'react';
import { type KeptBirth, keptBirthText, onKeptBirth, parseKeptBirth } from './kept-birth.ts';

/** The birth that was typed in this browser before signing up; undefined on the prerendered page. */
export function useKeptBirth(): KeptBirth | null | undefined {
  const text = useSyncExternalStore(onKeptBirth, keptBirthText, () => undefined);
  return useMemo(() => (text === undefined ? undefined : parseKeptBirth(text)), [text]);
}
