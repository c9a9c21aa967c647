import { KeepIcon, KeptIcon } from '../../ui/icons.tsx';
import { ReadingRow } from '../../ui/reading/reading-row.tsx';
import { useHistoryPage } from '../../lib/api/history-page.ts';
import { useKeepPage } from './use-change-page.ts';
import { copy } from './copy.ts';

/** Keeps a page beyond its 90 days, or no longer. */
export function KeepRow({ pageId }: { pageId: string }) {
  const isKept = useHistoryPage(pageId).data?.isKept ?? false;
  const { mutate: keep } = useKeepPage(pageId);
  return (
    <ReadingRow
      icon={isKept ? <KeptIcon /> : <KeepIcon />}
      isPressed={isKept}
      onPress={() => keep(!isKept)}
    >
      {isKept ? copy.page.kept : copy.page.keep}
    </ReadingRow>
  );
}
