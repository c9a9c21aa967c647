import type { Profile } from '@palm/contract/entities';

/** A daily page needs date, time and place of birth. A time answered as unknown is an answer. */
export const hasBirthDetails = (profile: Profile | null): boolean =>
  profile !== null &&
  Boolean(profile.birth_date) &&
  (Boolean(profile.birth_time) || profile.birth_time_unknown) &&
  Boolean(profile.birth_location);
