import { SelectField } from '../../ui/form/select-field.tsx';
import type { CardTheme } from './card/card.ts';
import type { CardPlate, CardSource } from './card/card-of.ts';
import { copy } from './copy.ts';

interface CardChoicesFieldsProps {
  source: Pick<CardSource, 'plates' | 'path'>;
  plate: CardPlate;
  onPlate: (plate: CardPlate) => void;
  theme: CardTheme;
  onTheme: (theme: CardTheme) => void;
}

const themes = (['night', 'day'] as const).map((value) => ({ value, words: copy.theme[value] }));

/** What is drawn on the picture, and on which paper. */
export function CardChoicesFields({
  source: { plates, path },
  plate,
  onPlate,
  theme,
  onTheme,
}: CardChoicesFieldsProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        label={copy.plate.label}
        choices={plates.map((value) => ({ value, words: copy.plate[value] }))}
        value={plate}
        onChange={onPlate}
        {...(plate === 'chart' && { hint: copy.plate.chartWhy })}
        {...(plate === 'path' && path?.point === 'sun' && { hint: copy.plate.pathWhy })}
        {...(plate === 'palm' && { hint: copy.plate.palmWhy })}
      />
      <SelectField label={copy.theme.label} choices={themes} value={theme} onChange={onTheme} />
    </div>
  );
}
