import { SelectField } from '../../ui/form/select-field.tsx';
import { copy } from './copy.ts';
import { hourChoices } from './mail-choices.ts';
import type { PushChoices } from './use-push.ts';

const words = copy.pushSettings;

interface QuietHoursProps {
  choices: PushChoices;
  onChange: (some: Partial<PushChoices>) => void;
}

/** Between which hours no reminder comes. */
export function QuietHours({ choices, onChange }: QuietHoursProps) {
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={words.quietFrom}
          choices={hourChoices}
          value={String(choices.quiet_from)}
          onChange={(hour) => onChange({ quiet_from: Number(hour) })}
        />
        <SelectField
          label={words.quietTo}
          choices={hourChoices}
          value={String(choices.quiet_to)}
          onChange={(hour) => onChange({ quiet_to: Number(hour) })}
        />
      </div>
      <p className="mt-1.5 text-small text-paper-dim">{words.quietHint}</p>
    </div>
  );
}
