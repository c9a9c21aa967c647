import type { HistoryPage } from '@palm/contract/history';
import { useHistoryPage } from '../../lib/api/history-page.ts';
import type { CardChoices } from './card/card-of.ts';
import { sourceOfPage } from './card/source-of-page.ts';
import { LinkPart } from './link-part.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { useCreateShare } from './use-shares.ts';
import { copy } from './copy.ts';

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
      {({ paragraph, isWhole }) => (
        <PageLink
          key={`${paragraph} ${isWhole}`}
          page={page}
          paragraph={paragraph}
          isWhole={isWhole}
        />
      )}
    </ShareSheet>
  );
}

interface PageLinkProps extends Pick<CardChoices, 'paragraph' | 'isWhole'> {
  page: HistoryPage;
}

function PageLink({ page: { id, isShared }, paragraph, isWhole }: PageLinkProps) {
  const { mutate, data, isPending } = useCreateShare();
  return (
    <LinkPart
      about={`${copy.link.about} ${isShared && data === undefined ? copy.link.isThere : ''}`}
      isNew={!isShared}
      path={data?.path ?? null}
      isBusy={isPending}
      onMake={() => mutate({ pageId: id, paragraph, isWhole })}
    />
  );
}
