import { SelectField } from '../../ui/form/select-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { hourChoices, type MailChoices, zoneWords } from './mail-choices.ts';
import { copy } from './copy.ts';

interface MailChoiceFieldsProps {
  choices: MailChoices;
  zone: string;
  onChange: (change: Partial<MailChoices>) => void;
}

export function MailChoiceFields({ choices, zone, onChange }: MailChoiceFieldsProps) {
  return (
    <div className="space-y-5">
      <Switch
        label={copy.mailChoiceFields.dailyReadings}
        hint={copy.mailChoiceFields.yourGuidanceForDayFrom}
        name="daily_readings"
        isOn={choices.daily_readings}
        onChange={(daily_readings) => onChange({ daily_readings })}
      />
      <Switch
        label={copy.mailChoiceFields.dailyHoroscope}
        hint={copy.mailChoiceFields.whatSkyMeansForYour}
        name="daily_horoscope"
        isOn={choices.daily_horoscope}
        onChange={(daily_horoscope) => onChange({ daily_horoscope })}
      />
      <SelectField
        label={copy.mailChoiceFields.deliveryHour}
        hint={copy.mailChoiceFields.inTimeNeverMoreThan(zoneWords(zone))}
        choices={hourChoices}
        value={String(choices.mail_hour)}
        onChange={(hour) => onChange({ mail_hour: Number(hour) })}
      />
    </div>
  );
}
