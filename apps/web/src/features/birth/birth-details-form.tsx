import type { Profile } from '@palm/contract/entities';
import { useIsoToday } from '../../lib/dates/use-iso-today.ts';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.ts';
import { Button } from '../../ui/button.tsx';
import { LeaveDialog } from '../../ui/dialog/leave-dialog.tsx';
import { checkBirth } from './birth-check.ts';
import { PlaceFields } from './place-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useBirthSubmit } from './use-birth-submit.ts';
import { useClockVerdict } from './use-clock-verdict.ts';
import { useDraft } from './use-draft.ts';
import { copy } from './copy.ts';

interface BirthDetailsFormProps {
  userId: string;
  profile: Profile | null;
  onSaved: () => void;
}

export function BirthDetailsForm({ userId, profile, onSaved }: BirthDetailsFormProps) {
  const { form, isUnsaved, onStep, forget } = useDraft(userId, profile);
  const isLost =
    profile !== null && profile.birth_latitude === null && form.city === profile.birth_city;
  const clock = useClockVerdict(form);
  const today = useIsoToday();
  const { onSubmit, isBusy, notes } = useBirthSubmit({
    form,
    check: () => checkBirth(form, today, clock),
    onSaved: () => {
      forget();
      onSaved();
    },
    onPlaceFound: (place) => onStep({ step: 'picked', place }),
  });
  const blocker = useLeaveWarning(isUnsaved && !isBusy);

  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <TimeFields form={form} onStep={onStep} notes={notes} today={today} clock={clock} />
      <PlaceFields form={form} onStep={onStep} notes={notes} isLost={isLost} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" isBusy={isBusy} className="max-md:w-full">
          {copy.birthDetailsForm.saveBirthDetails}
        </Button>
        {isUnsaved && (
          <p className="text-small text-paper-dim">{copy.birthDetailsForm.notSavedYet}</p>
        )}
      </div>
      <LeaveDialog
        isOpen={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      >
        {copy.birthDetailsForm.yourChangesAreNotSaved}
      </LeaveDialog>
    </form>
  );
}
