import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { OverlayDialog } from '../../ui/dialog/overlay-dialog.tsx';
import { PenIcon } from '../../ui/icons.tsx';
import { ReadingRow } from '../../ui/reading/reading-row.tsx';
import { NoteField } from './note-field.tsx';
import { useHistoryPage } from '../../lib/api/history-page.ts';
import { copy } from './copy.ts';

/** Opens the note that belongs to a page. */
export function NoteRow({ pageId }: { pageId: string }) {
  const { data: page } = useHistoryPage(pageId);
  const [isOpen, setOpen] = useState(false);
  const hasNote = (page?.note ?? '') !== '';
  return (
    <>
      <ReadingRow icon={<PenIcon />} onPress={() => setOpen(page !== undefined)}>
        {hasNote ? copy.note.open : copy.note.add}
      </ReadingRow>
      {page && (
        <OverlayDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={copy.note.open}
          about={copy.note.about}
        >
          <div className="mt-5">
            <NoteField page={page} />
          </div>
          <Button variant="quiet" className="mt-5" onClick={() => setOpen(false)}>
            {copy.note.close}
          </Button>
        </OverlayDialog>
      )}
    </>
  );
}
