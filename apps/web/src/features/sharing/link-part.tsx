import { messages } from '@palm/contract/messages';
import { Button } from '../../ui/button.tsx';
import { announce, announceProblem } from '../../ui/feedback/announce.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { copy } from './copy.ts';

interface LinkPartProps {
  about: string;
  /** False where a link is there already. */
  isNew: boolean;
  /** Of the link that was made; null before. */
  path: string | null;
  isBusy: boolean;
  onMake: () => void;
}

/** Makes a public link. Nothing is public before it is pressed. */
export function LinkPart({ about, isNew, path, isBusy, onMake }: LinkPartProps) {
  return (
    <section className="space-y-3 border-t border-line pt-5">
      <h3 className="text-brand">{copy.link.title}</h3>
      <p className="text-small text-paper-dim">{about}</p>
      {path === null ? (
        <Button variant="quiet" isBusy={isBusy} onClick={onMake}>
          {isNew ? copy.link.make : copy.link.makeNew}
        </Button>
      ) : (
        <MadeLink url={window.location.origin + path} />
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
