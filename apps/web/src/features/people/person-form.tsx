import type { KeptPerson } from '@palm/contract/entities';
import { BIRTH_DATE_MIN } from '@palm/contract/limits';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useIsoToday } from '../../lib/dates/use-iso-today.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { copy } from './copy.ts';
import { type PersonDetails, useSavePerson } from './use-people.ts';

const words = copy.form;

export type PersonPlace = Pick<
  PersonDetails,
  'birth_city' | 'birth_country' | 'birth_timezone' | 'birth_latitude' | 'birth_longitude'
>;

/** The field for the city; the page hands it in, because it belongs to another feature. */
export type CityFieldOf = (place: PersonPlace, onChange: (place: PersonPlace) => void) => ReactNode;

interface PersonFormProps {
  /** Null for a new one. */
  person: KeptPerson | null;
  cityField: CityFieldOf;
  onDone: () => void;
}

const NO_DETAILS: PersonDetails = {
  name: '',
  birth_date: '',
  birth_time: null,
  birth_city: '',
  birth_country: '',
  birth_timezone: null,
  birth_latitude: null,
  birth_longitude: null,
};

export function PersonForm({ person, cityField, onDone }: PersonFormProps) {
  const today = useIsoToday();
  const [details, setDetails] = useState<PersonDetails>(person ?? NO_DETAILS);
  const [isTried, setTried] = useState(false);
  const { mutate: save, isPending } = useSavePerson(onDone);
  const change = (some: Partial<PersonDetails>) => setDetails({ ...details, ...some });
  const hasName = details.name.trim() !== '';
  const hasDate = details.birth_date >= BIRTH_DATE_MIN && details.birth_date <= today;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (hasName && hasDate && !isPending) save({ ...details, id: person?.id });
  };
  return (
    <form noValidate onSubmit={submit} className="max-w-(--measure) space-y-5">
      <h2 className="text-title-sm">
        {person === null ? words.addTitle : words.editTitle(person.name)}
      </h2>
      <TextField
        label={words.name}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was just asked for
        autoFocus
        maxLength={120}
        value={details.name}
        onChange={(event) => change({ name: event.target.value })}
        error={isTried && !hasName ? words.enterName : undefined}
      />
      <TextField
        label={words.date}
        type="date"
        autoComplete="off"
        min={BIRTH_DATE_MIN}
        max={today}
        value={details.birth_date}
        onChange={(event) => change({ birth_date: event.target.value })}
        error={isTried && !hasDate ? words.enterDate : undefined}
      />
      <TextField
        label={words.time}
        type="time"
        autoComplete="off"
        value={details.birth_time ?? ''}
        onChange={(event) => change({ birth_time: event.target.value || null })}
        hint={words.timeHint}
      />
      {cityField(details, change)}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isPending}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
