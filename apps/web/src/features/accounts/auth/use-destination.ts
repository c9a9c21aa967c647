import type { Profile } from '@palm/contract/entities';
import { useState } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { isWholeBirth, type KeptBirth, keptBirth } from '../../../lib/user/kept-birth.ts';
import { useProfile } from '../session/use-profile.ts';

interface Arrival {
  readonly next: string | null;
  /** An account was used in this browser before. */
  readonly isReturning: boolean;
  /** What was typed before signing up. */
  readonly kept: KeptBirth | null;
  /** Undefined where it could not be loaded. */
  readonly profile: Profile | null | undefined;
}

/** With everything that a chart and the daily readings need. */
const isWholeProfile = (profile: Profile | null): boolean =>
  profile !== null && profile.birth_date !== null && isWholeBirth(profile);

/** Where a user goes after signing in. A new one is led on: birth details, the reveal, a palm. */
export function destinationOf({ next, isReturning, kept, profile }: Arrival): string {
  if (next !== null) return next;
  if (isReturning || profile === undefined) return paths.palm;
  if (isWholeProfile(profile)) return kept === null ? paths.palm : paths.yourSky;
  return kept !== null && isWholeBirth(kept) ? paths.yourSky : paths.profileSetup;
}

/** Null until it is known. */
export function useDestination(next: string | null, isReturning: boolean): string | null {
  // As it was when this page was opened: the shell carries it over as soon as the user is known.
  const [kept] = useState(keptBirth);
  const { data: profile, isPending } = useProfile();
  const needsProfile = next === null && !isReturning;
  return needsProfile && isPending ? null : destinationOf({ next, isReturning, kept, profile });
}
