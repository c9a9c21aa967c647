import type { HistoryPage } from '@palm/contract/history';
import { messages } from '@palm/contract/messages';
import { Button } from '../../ui/button.tsx';
import { announce, announceProblem } from '../../ui/feedback/announce.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCreateShare } from './use-shares.ts';
import { copy } from './copy.ts';

interface LinkPartProps {
  page: HistoryPage;
  paragraph: number;
}

/** Makes a public link. Nothing is public before it is pressed. */
export function LinkPart({ page, paragraph }: LinkPartProps) {
  const { mutate: create, data, isPending } = useCreateShare(page.id);
  return (
    <section className="space-y-3 border-t border-line pt-5">
      <h3 className="text-brand">{copy.link.title}</h3>
      <p className="text-small text-paper-dim">
        {copy.link.about} {page.isShared && data === undefined && copy.link.isThere}
      </p>
      {data === undefined ? (
        <Button variant="quiet" isBusy={isPending} onClick={() => create(paragraph)}>
          {page.isShared ? copy.link.makeNew : copy.link.make}
        </Button>
      ) : (
        <MadeLink url={window.location.origin + data.path} />
      )}
    </section>
  );
}

function MadeLink({ url }: { url: string }) {
  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      announce(messages['share.copied']);
    } catch {
      // The address stands in the field and can be copied by hand.
      announceProblem(messages['share.failed']);
    }
  };
  return (
    <div className="space-y-3">
      <TextField
        label={copy.link.ready}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button variant="quiet" onClick={() => void copyLink()}>
        {copy.link.copy}
      </Button>
    </div>
  );
}
