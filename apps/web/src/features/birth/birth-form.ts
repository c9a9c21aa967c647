import type { InputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Profile } from '@palm/contract/entities';
import type { OutputOf } from '@palm/contract/call';
import type { KeptBirth } from '../../lib/user/kept-birth.ts';

export type Place = OutputOf<Calls['searchPlaces']>['places'][number];

/** The field values as typed. */
export interface BirthForm {
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly isTimeUnknown: boolean;
  readonly city: string;
  readonly country: string;
  readonly zone: string;
  readonly latitude: string;
  readonly longitude: string;
  /** Coordinates and zone belong to the picked city; changing the city clears them. */
  readonly isPicked: boolean;
  /** Which of two readings of the clock is meant, in seconds east of UTC. */
  readonly utcOffset: number | null;
}

export type BirthField =
  | 'name'
  | 'date'
  | 'time'
  | 'city'
  | 'country'
  | 'zone'
  | 'latitude'
  | 'longitude';

export type BirthStep =
  | { readonly step: 'typed'; readonly field: BirthField; readonly value: string }
  | { readonly step: 'said-time-unknown'; readonly isUnknown: boolean }
  | { readonly step: 'picked'; readonly place: Place }
  | { readonly step: 'chose-offset'; readonly utcOffset: number };

const written = (value: number | null | undefined): string => value?.toString() ?? '';

/** What is known already: a profile, or what was typed before signing up, which has no name. */
type KnownBirth = Profile | (KeptBirth & { readonly birth_name?: undefined });

export function birthFormOf(profile: KnownBirth | null): BirthForm {
  return {
    name: profile?.birth_name ?? '',
    date: profile?.birth_date ?? '',
    time: profile?.birth_time ?? '',
    isTimeUnknown: profile?.birth_time_unknown ?? false,
    city: profile?.birth_city ?? '',
    country: profile?.birth_country ?? '',
    zone: profile?.birth_timezone ?? '',
    latitude: written(profile?.birth_latitude),
    longitude: written(profile?.birth_longitude),
    isPicked: profile !== null && profile.birth_latitude !== null,
    utcOffset: profile?.birth_utc_offset ?? null,
  };
}

const nowhere = { zone: '', latitude: '', longitude: '', isPicked: false };

const pickedPlace = ({ name, country, zone, latitude, longitude }: Place): Partial<BirthForm> => ({
  city: name,
  country,
  zone,
  latitude: written(latitude),
  longitude: written(longitude),
  isPicked: true,
});

/** Coordinates typed by hand stay when the town's name is corrected. */
const typed = (form: BirthForm, field: BirthField, value: string): Partial<BirthForm> => ({
  ...(field === 'city' && form.isPicked && nowhere),
  ...((field === 'latitude' || field === 'longitude') && { isPicked: false }),
  [field]: value,
});

export function nextBirthForm(form: BirthForm, step: BirthStep): BirthForm {
  switch (step.step) {
    case 'typed':
      return { ...form, ...typed(form, step.field, step.value) };
    case 'said-time-unknown':
      return { ...form, isTimeUnknown: step.isUnknown };
    case 'picked':
      return { ...form, ...pickedPlace(step.place) };
    case 'chose-offset':
      return { ...form, utcOffset: step.utcOffset };
  }
}

export const isSameForm = (a: BirthForm, b: BirthForm): boolean =>
  JSON.stringify(birthDetailsOf(a)) === JSON.stringify(birthDetailsOf(b));

/** Null where nothing was typed; NaN, which fails every check, where it is not a number. */
export const degreesIn = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace('−', '-').replace(',', '.'));

/** What a visitor typed. A city counts once it was chosen from the list. */
export function keptBirthOf(form: BirthForm): KeptBirth {
  const { birth_name: _, ...birth } = birthDetailsOf(form);
  const place = form.isPicked
    ? { birth_city: form.city, birth_country: form.country }
    : { birth_city: null, birth_country: null };
  return { ...birth, ...place };
}

export function birthDetailsOf(form: BirthForm): InputOf<Calls['saveProfile']> {
  return {
    birth_name: form.name,
    birth_date: form.date,
    birth_time: form.isTimeUnknown || form.time === '' ? null : form.time,
    birth_time_unknown: form.isTimeUnknown,
    birth_city: form.city,
    birth_country: form.country,
    birth_timezone: form.zone.trim() || null,
    birth_latitude: degreesIn(form.latitude),
    birth_longitude: degreesIn(form.longitude),
    birth_utc_offset: form.utcOffset,
  };
}
