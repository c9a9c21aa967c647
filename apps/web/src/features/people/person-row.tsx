import { SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import type { KeptPerson } from '@palm/contract/entities';
import { DATE_LOCALE } from '@palm/contract/limits';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Glyph } from '../../ui/engraving/glyph.tsx';
import { signPaths } from '../../ui/engraving/sign-paths.ts';
import { copy } from './copy.ts';
import { useDeletePerson } from './use-people.ts';

interface PersonRowProps {
  person: KeptPerson;
  onEdit: () => void;
  onDeleted: () => void;
}

const longDate = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(DATE_LOCALE, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

export function PersonRow({ person, onEdit, onDeleted }: PersonRowProps) {
  const { name, sign, birth_date, birth_time, birth_city } = person;
  const { mutate: remove, isPending } = useDeletePerson(onDeleted);
  const about = [copy.born(longDate(birth_date)), birth_time ?? copy.noTime, birth_city];
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-1 py-5">
      <Glyph path={signPaths[SIGN_IDS.indexOf(sign)]} className="size-9 text-brass" />
      <div className="min-w-0 flex-1">
        <h2 className="text-title-sm wrap-anywhere">{name}</h2>
        <p className="mt-1 text-small text-paper-dim">
          {SIGNS[sign].name}. {about.filter((part) => part !== '').join(', ')}.
        </p>
      </div>
      <div className="flex gap-5 max-md:w-full max-md:pl-14">
        <Button variant="text" aria-label={copy.editName(name)} onClick={onEdit}>
          {copy.edit}
        </Button>
        <ConfirmDialog
          trigger={
            <Button variant="text" isBusy={isPending} aria-label={copy.deleteName(name)}>
              {copy.delete}
            </Button>
          }
          title={copy.deleteTitle(name)}
          confirmLabel={copy.delete}
          onConfirm={() => remove(person)}
        >
          {copy.deleteAbout}
        </ConfirmDialog>
      </div>
    </li>
  );
}
