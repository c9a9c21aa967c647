import { DeleteRow } from './delete-row.tsx';
import { useDeletePage } from './use-change-page.ts';
import { copy } from './copy.ts';

interface DeletePageRowProps {
  pageId: string;
  onDeleted: () => void;
}

export function DeletePageRow({ pageId, onDeleted }: DeletePageRowProps) {
  const { mutate: remove } = useDeletePage(pageId, onDeleted);
  return (
    <DeleteRow
      words={copy.page.delete}
      ask={copy.page.deleteAsk}
      about={copy.page.deleteAbout}
      confirmLabel={copy.page.deleteYes}
      onDelete={() => remove()}
    />
  );
}
