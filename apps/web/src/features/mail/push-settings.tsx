import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { NO_REMINDERS, type PushChoices, usePush } from './use-push.ts';
import { copy } from './copy.ts';

const words = copy.pushSettings;

/** Reminders of this browser: which kinds, in which hours none, and the way to end them. */
export function PushSettings({ userId }: { userId: string }) {
  const { state, save, stop, isBusy } = usePush(userId);
  return (
    <div>
      <h3 className="label mb-1 font-sans">{words.title}</h3>
      {state === undefined && <Skeleton lines={2} label={words.loading} />}
      {state?.publicKey === null && <p className="text-paper-dim">{words.unsupported}</p>}
      {state?.publicKey && (
        <Choices
          choices={state.device ?? NO_REMINDERS}
          isOn={state.device !== null}
          isBusy={isBusy}
          onSave={save}
          onStop={stop}
        />
      )}
    </div>
  );
}

interface ChoicesProps {
  choices: PushChoices;
  isOn: boolean;
  isBusy: boolean;
  onSave: (choices: PushChoices) => void;
  onStop: () => void;
}

function Choices({ choices, isOn, isBusy, onSave, onStop }: ChoicesProps) {
  const change = (some: Partial<PushChoices>): void => {
    if (isBusy) return;
    const next = { ...choices, ...some };
    if (next.wants_today || next.wants_dates) onSave(next);
    else onStop();
  };
  return (
    <div className="space-y-4 pt-2">
      <Switch
        label={words.today}
        hint={words.todayHint}
        name="wants_today"
        isOn={choices.wants_today}
        onChange={(wants_today) => change({ wants_today })}
      />
      <Switch
        label={words.dates}
        hint={words.datesHint}
        name="wants_dates"
        isOn={choices.wants_dates}
        onChange={(wants_dates) => change({ wants_dates })}
      />
      {isOn && (
        <>
          <QuietHours choices={choices} onChange={change} />
          <Button variant="text" isBusy={isBusy} onClick={onStop}>
            {words.off}
          </Button>
        </>
      )}
      {!isOn && Notification.permission === 'denied' && (
        <p className="text-small text-ember">{words.denied}</p>
      )}
    </div>
  );
}
