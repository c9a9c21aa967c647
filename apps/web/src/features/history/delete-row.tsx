import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { DeleteIcon } from '../../ui/icons.tsx';
import { rowLook, RowContent } from '../../ui/reading/reading-row.tsx';

interface DeleteRowProps {
  words: string;
  ask: string;
  about: string;
  confirmLabel: string;
  onDelete: () => void;
}

/** The last row of a page: it asks once more. */
export function DeleteRow({ words, ask, about, confirmLabel, onDelete }: DeleteRowProps) {
  return (
    <li className="border-b border-line">
      <ConfirmDialog
        trigger={
          <button type="button" className={rowLook}>
            <RowContent icon={<DeleteIcon />}>{words}</RowContent>
          </button>
        }
        title={ask}
        confirmLabel={confirmLabel}
        onConfirm={onDelete}
      >
        {about}
      </ConfirmDialog>
    </li>
  );
}
