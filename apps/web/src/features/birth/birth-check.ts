import { BIRTH_DATE_MIN } from '@palm/contract/limits';
import type { MessageKey } from '@palm/contract/messages';
import { type BirthField, type BirthForm, degreesIn } from './birth-form.ts';
import type { ClockVerdict } from './use-clock-verdict.ts';
import { copy } from './copy.ts';

export type BirthNotes = Partial<Record<BirthField | 'utcOffset', string>>;

/** Why the details cannot be saved yet: the toast's message, and a note at each field concerned. */
export interface BirthProblem {
  readonly message: MessageKey;
  readonly notes: BirthNotes;
}

const REQUIRED = ['name', 'date', 'time', 'city', 'country'] as const;
const missingNotes = {
  name: copy.birthCheck.enterYourBirthName,
  date: copy.birthCheck.enterYourBirthDate,
  time: copy.birthCheck.enterYourBirthTime,
  city: copy.birthCheck.enterYourBirthCity,
  country: copy.birthCheck.enterYourBirthCountry,
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
    notes: {
      date: date > today ? copy.birthCheck.thisDateIsInFuture : copy.birthCheck.enterDateAfter1899,
    },
  };
}

const isWithin = (degrees: number, limit: number): boolean => Math.abs(degrees) <= limit;

function offTheGlobe(form: BirthForm): BirthProblem | null {
  const latitude = degreesIn(form.latitude);
  const longitude = degreesIn(form.longitude);
  if (latitude === null && longitude === null) return null;
  const notes: BirthNotes = {
    ...((latitude === null || !isWithin(latitude, 90)) && { latitude: copy.birthCheck.from90To90 }),
    ...((longitude === null || !isWithin(longitude, 180)) && {
      longitude: copy.birthCheck.from180To180,
    }),
  };
  return Object.keys(notes).length === 0 ? null : { message: 'profile.coordinates-invalid', notes };
}

function ambiguous({ utcOffset }: BirthForm, clock: ClockVerdict): BirthProblem | null {
  if (clock.kind === 'one') return null;
  if (utcOffset === clock.offsetBefore || utcOffset === clock.offsetAfter) return null;
  return {
    message: 'profile.birth-time-ambiguous',
    notes: { utcOffset: copy.birthCheck.pleaseChooseOne },
  };
}

/** A time says nothing without a place, and a place must be one we know. */
function placeless(form: BirthForm): BirthProblem | null {
  if (form.isPicked || (form.city.trim() === '' && form.time === '')) return null;
  const isTyped = form.city.trim() !== '';
  return {
    message: 'profile.city-needed',
    notes: { city: isTyped ? copy.skyForm.chooseCity : copy.skyForm.cityForTime },
  };
}

/** For a visitor's chart, which needs no more than a date. */
export function checkSky(form: BirthForm, today: string, clock: ClockVerdict): BirthProblem | null {
  if (form.date === '') {
    return { message: 'profile.missing-information', notes: { date: missingNotes.date } };
  }
  return outOfRange(form, today) ?? placeless(form) ?? ambiguous(form, clock);
}

/** `today` is yyyy-MM-dd. */
export const checkBirth = (
  form: BirthForm,
  today: string,
  clock: ClockVerdict,
): BirthProblem | null =>
  missing(form) ?? outOfRange(form, today) ?? offTheGlobe(form) ?? ambiguous(form, clock);
