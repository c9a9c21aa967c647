import { DATE_LOCALE } from '@palm/contract/limits';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { sizeWords } from './size-words.ts';
import { type DataExport, useDownloadExport, useExport, useRequestExport } from './use-export.ts';

const whenWords = (timestamp: string): string =>
  new Date(timestamp).toLocaleString(DATE_LOCALE, { dateStyle: 'long', timeStyle: 'short' });

/** Exports everything stored about the user as a file. */
export function ExportPart({ userId }: { userId: string }) {
  const { data: found, isPending } = useExport(userId);
  return (
    <div>
      <h3 className="label font-sans">Export</h3>
      <p className="mt-1 mb-4 text-paper-dim">
        One file with everything we store about you: a page to read, with drawings of your chart and
        your lines, and the same as data.
      </p>
      {isPending ? (
        <Skeleton lines={1} label="Loading your export" />
      ) : (
        <div aria-live="polite">
          <Ways userId={userId} found={found ?? null} />
        </div>
      )}
    </div>
  );
}

function Ways({ userId, found }: { userId: string; found: DataExport | null }) {
  const { mutate: request, isPending } = useRequestExport(userId);
  if (found?.state === 'making') {
    return (
      <p className="flex items-center gap-3">
        <Spinner /> We’re preparing it. We’ll email you when it’s ready.
      </p>
    );
  }
  if (found === null) {
    return (
      <Button variant="quiet" isBusy={isPending} onClick={() => request()}>
        Export My Data
      </Button>
    );
  }
  return (
    <>
      <Download expiresAt={found.expiresAt} sizeBytes={found.sizeBytes} />
      <Button variant="text" isBusy={isPending} onClick={() => request()}>
        Make a new one
      </Button>
    </>
  );
}

function Download({ expiresAt, sizeBytes }: { expiresAt: string; sizeBytes: number }) {
  const { mutate: download, isPending } = useDownloadExport();
  return (
    <>
      <Button isBusy={isPending} onClick={() => download()}>
        Download My Data
      </Button>
      <p className="mt-3 text-small text-paper-dim">
        {sizeWords(sizeBytes)}, available until{' '}
        <time dateTime={expiresAt}>{whenWords(expiresAt)}</time>.
      </p>
    </>
  );
}
