import { SelectField } from '../../ui/form/select-field.tsx';
import type { CardTheme } from './card/card.ts';
import { type CardPlate, pairOf, PLATES } from './card/card-of.ts';
import { copy } from './copy.ts';

interface CardChoicesFieldsProps {
  reading: string;
  plate: CardPlate;
  onPlate: (plate: CardPlate) => void;
  theme: CardTheme;
  onTheme: (theme: CardTheme) => void;
}

const themes = (['night', 'day'] as const).map((value) => ({ value, words: copy.theme[value] }));

/** What is drawn on the picture, and on which paper. */
export function CardChoicesFields({
  reading,
  plate,
  onPlate,
  theme,
  onTheme,
}: CardChoicesFieldsProps) {
  const plates = PLATES.filter((value) => value !== 'pair' || pairOf(reading) !== null);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        label={copy.plate.label}
        choices={plates.map((value) => ({ value, words: copy.plate[value] }))}
        value={plate}
        onChange={onPlate}
        {...(plate === 'chart' && { hint: copy.plate.chartWhy })}
      />
      <SelectField label={copy.theme.label} choices={themes} value={theme} onChange={onTheme} />
    </div>
  );
}
