import { calls } from '@palm/contract/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../lib/api/client-context.ts';
import { useSettled } from '../../lib/hooks/use-settled.ts';
import { Combobox } from '../../ui/form/combobox.tsx';
import type { BirthForm, BirthStep, Place } from './birth-form.ts';
import { copy } from './copy.ts';

const SETTLED_MS = 150;
const FEWEST_LETTERS = 2;

function usePlaces(typed: string, unlisted: string) {
  const client = useClient();
  const query = useSettled(typed.trim(), SETTLED_MS);
  const isAsked = typed.trim().length >= FEWEST_LETTERS;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['places', query],
    queryFn: () => client(calls.searchPlaces, { query }),
    enabled: isAsked && query.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const places: readonly Place[] = isAsked ? (data?.places ?? []) : [];
  const isLooking = isFetching || query !== typed.trim();
  return { places, status: isAsked ? statusOf(isLooking, isError, unlisted) : null };
}

const statusOf = (isLooking: boolean, isError: boolean, unlisted: string): string => {
  if (isLooking) return copy.cityField.searching;
  return isError ? copy.cityField.cityListIsUnavailableYou : unlisted;
};

interface CityFieldProps {
  form: BirthForm;
  onStep: (step: BirthStep) => void;
  error: string | undefined;
  /** The city as it is stored was not found in the list. */
  isLost?: boolean;
  /** What to do about a city that is not in the list. */
  unlisted?: string;
}

function hintFor({ isPicked, city, country }: BirthForm, region: string, isLost: boolean): string {
  if (isPicked) return `${city}, ${region || country}`;
  return isLost ? copy.cityField.weCouldntFindThisTown : copy.cityField.typeThenChooseYourCity;
}

export function CityField({
  form,
  onStep,
  error,
  isLost = false,
  unlisted = copy.cityField.notInListKeepWhat,
}: CityFieldProps) {
  // Only typed text is searched for, not a city from the profile or the list.
  const [typed, setTyped] = useState('');
  const [pickedRegion, setPickedRegion] = useState('');
  const { places, status } = usePlaces(typed, unlisted);
  const pick = (id: string): void => {
    const place = places.find((found) => found.id === id);
    if (place) onStep({ step: 'picked', place });
    setPickedRegion(place?.region ?? '');
    setTyped('');
  };
  return (
    <Combobox
      label={copy.cityField.birthCity}
      name="city"
      maxLength={120}
      listLabel={copy.cityField.placesFound}
      hint={hintFor(form, pickedRegion, isLost)}
      value={form.city}
      onType={(value) => {
        setTyped(value);
        onStep({ step: 'typed', field: 'city', value });
      }}
      options={places.map(({ id, name, region, country }) => ({
        id,
        name,
        detail: region === null ? country : `${region}, ${country}`,
      }))}
      onPick={pick}
      status={status}
      error={error}
    />
  );
}
