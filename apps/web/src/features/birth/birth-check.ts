import { BIRTH_DATE_MIN } from '@palm/contract/limits';
import type { MessageKey } from '@palm/contract/messages';
import { type BirthField, type BirthForm, degreesIn } from './birth-form.ts';
import type { ClockVerdict } from './use-clock-verdict.ts';

export type BirthNotes = Partial<Record<BirthField | 'utcOffset', string>>;

/** Why the details cannot be saved yet: the toast's message, and a note at each field concerned. */
export interface BirthProblem {
  readonly message: MessageKey;
  readonly notes: BirthNotes;
}

const REQUIRED = ['name', 'date', 'time', 'city', 'country'] as const;
const missingNotes = {
  name: 'Enter your birth name.',
  date: 'Enter your birth date.',
  time: 'Enter your birth time.',
  city: 'Enter your birth city.',
  country: 'Enter your birth country.',
} as const satisfies Record<(typeof REQUIRED)[number], string>;

function missing(form: BirthForm): BirthProblem | null {
  const empty = REQUIRED.filter(
    (field) => form[field].trim() === '' && !(field === 'time' && form.isTimeUnknown),
  );
  if (empty.length === 0) return null;
  return {
    message: 'profile.missing-information',
    notes: Object.fromEntries(empty.map((field) => [field, missingNotes[field]])),
  };
}

function outOfRange({ date }: BirthForm, today: string): BirthProblem | null {
  if (date >= BIRTH_DATE_MIN && date <= today) return null;
  return {
    message: 'profile.birth-date-out-of-range',
    notes: { date: date > today ? 'This date is in the future.' : 'Enter a date after 1899.' },
  };
}

const isWithin = (degrees: number, limit: number): boolean => Math.abs(degrees) <= limit;

function offTheGlobe(form: BirthForm): BirthProblem | null {
  const latitude = degreesIn(form.latitude);
  const longitude = degreesIn(form.longitude);
  if (latitude === null && longitude === null) return null;
  const notes: BirthNotes = {
    ...((latitude === null || !isWithin(latitude, 90)) && { latitude: 'From -90 to 90.' }),
    ...((longitude === null || !isWithin(longitude, 180)) && { longitude: 'From -180 to 180.' }),
  };
  return Object.keys(notes).length === 0 ? null : { message: 'profile.coordinates-invalid', notes };
}

function ambiguous({ utcOffset }: BirthForm, clock: ClockVerdict): BirthProblem | null {
  if (clock.kind === 'one') return null;
  if (utcOffset === clock.offsetBefore || utcOffset === clock.offsetAfter) return null;
  return { message: 'profile.birth-time-ambiguous', notes: { utcOffset: 'Please choose one.' } };
}

/** `today` is yyyy-MM-dd. */
export const checkBirth = (
  form: BirthForm,
  today: string,
  clock: ClockVerdict,
): BirthProblem | null =>
  missing(form) ?? outOfRange(form, today) ?? offTheGlobe(form) ?? ambiguous(form, clock);
