import { useMemo } from 'react';
import { Combobox } from '../../ui/form/combobox.tsx';
import type { BirthStep } from './birth-form.ts';
import { copy } from './copy.ts';

const SHOWN = 8;
const plain = (text: string): string => text.toLowerCase().replaceAll(/[_\s]+/g, ' ');

function zonesLike(typed: string): string[] {
  const sought = plain(typed.trim());
  if (sought === '') return [];
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => plain(zone).includes(sought));
  return zones.includes(typed) ? [] : zones.slice(0, SHOWN);
}

interface ZoneFieldProps {
  value: string;
  onStep: (step: BirthStep) => void;
  error: string | undefined;
}

export function ZoneField({ value, onStep, error }: ZoneFieldProps) {
  const zones = useMemo(() => zonesLike(value), [value]);
  const type = (zone: string) => onStep({ step: 'typed', field: 'zone', value: zone });
  return (
    <Combobox
      label={copy.zoneField.timezone}
      name="zone"
      maxLength={64}
      spellCheck={false}
      autoCapitalize="none"
      listLabel={copy.zoneField.zonesFound}
      hint={copy.zoneField.optionalChoosingCitySetsIt}
      value={value}
      onType={type}
      options={zones.map((zone) => ({ id: zone, name: zone }))}
      onPick={type}
      status={null}
      error={error}
    />
  );
}
