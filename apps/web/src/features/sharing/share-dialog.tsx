import { useHistoryPage } from '../../lib/api/history-page.ts';
import { sourceOfPage } from './card/card-of.ts';
import { LinkPart } from './link-part.tsx';
import { ShareSheet } from './share-sheet.tsx';

interface ShareDialogProps {
  pageId: string;
  labelOf: (reading: string) => string;
  onClose: () => void;
}

/** A page of the history as a picture, and by a link. */
export function ShareDialog({ pageId, labelOf, onClose }: ShareDialogProps) {
  const { data: page } = useHistoryPage(pageId);
  if (page === undefined) return null;
  return (
    <ShareSheet source={sourceOfPage(page, labelOf(page.reading))} onClose={onClose}>
      {(paragraph) => <LinkPart key={paragraph} page={page} paragraph={paragraph} />}
    </ShareSheet>
  );
}
