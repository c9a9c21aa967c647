import { SelectField } from '../../ui/form/select-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { hourWords, type MailChoices, zoneWords } from './mail-choices.ts';

interface MailChoiceFieldsProps {
  choices: MailChoices;
  zone: string;
  onChange: (change: Partial<MailChoices>) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  words: hourWords(hour),
}));

export function MailChoiceFields({ choices, zone, onChange }: MailChoiceFieldsProps) {
  return (
    <div className="space-y-5">
      <Switch
        label="Daily readings"
        hint="Your guidance for the day, from your own chart."
        name="daily_readings"
        isOn={choices.daily_readings}
        onChange={(daily_readings) => onChange({ daily_readings })}
      />
      <Switch
        label="Daily horoscope"
        hint="What the sky means for your sign."
        name="daily_horoscope"
        isOn={choices.daily_horoscope}
        onChange={(daily_horoscope) => onChange({ daily_horoscope })}
      />
      <SelectField
        label="Delivery hour"
        hint={`In ${zoneWords(zone)} time. Never more than one email a day.`}
        choices={hours}
        value={String(choices.mail_hour)}
        onChange={(hour) => onChange({ mail_hour: Number(hour) })}
      />
    </div>
  );
}
