import { DATE_LOCALE } from '@palm/contract/limits';
import { smallHalfDay } from '../../lib/format/small-half-day.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { sizeWords } from './size-words.ts';
import { type DataExport, useDownloadExport, useExport, useRequestExport } from './use-export.ts';
import { withElements } from '../../ui/with-elements.tsx';
import { copy } from './copy.ts';

const whenWords = (timestamp: string): string =>
  smallHalfDay(
    new Date(timestamp).toLocaleString(DATE_LOCALE, { dateStyle: 'long', timeStyle: 'short' }),
  );

/** Exports everything stored about the user as a file. */
export function ExportPart({ userId }: { userId: string }) {
  const { data: found, isPending } = useExport(userId);
  return (
    <div>
      <h3 className="label font-sans">{copy.exportPart.export}</h3>
      <p className="mt-1 mb-4 text-paper-dim">{copy.exportPart.oneFileWithEverythingWe}</p>
      {isPending ? (
        <Skeleton lines={1} label={copy.exportPart.loadingYourExport} />
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
        <Spinner />
        {copy.exportPart.werePreparingItWellEmail}
      </p>
    );
  }
  if (found === null) {
    return (
      <Button variant="quiet" isBusy={isPending} onClick={() => request()}>
        {copy.exportPart.exportMyData}
      </Button>
    );
  }
  return (
    <>
      <Download expiresAt={found.expiresAt} sizeBytes={found.sizeBytes} />
      <Button variant="text" isBusy={isPending} onClick={() => request()}>
        {copy.exportPart.makeNewOne}
      </Button>
    </>
  );
}

function Download({ expiresAt, sizeBytes }: { expiresAt: string; sizeBytes: number }) {
  const { mutate: download, isPending } = useDownloadExport();
  return (
    <>
      <Button isBusy={isPending} onClick={() => download()}>
        {copy.exportPart.downloadMyData}
      </Button>
      <p className="mt-3 text-small text-paper-dim">
        {withElements(copy.exportPart.availableUntil, {
          size: sizeWords(sizeBytes),
          time: <time dateTime={expiresAt}>{whenWords(expiresAt)}</time>,
        })}
      </p>
    </>
  );
}
