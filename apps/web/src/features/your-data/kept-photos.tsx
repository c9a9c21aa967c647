import { DATE_LOCALE } from '@palm/contract/limits';
import { useRef } from 'react';
import { smallHalfDay } from '../../lib/format/small-half-day.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useDeletePhoto, useKeptPhotos, usePhoto } from './use-kept-photos.ts';
import { copy } from './copy.ts';

type Photo = { readonly id: string; readonly created_at: string };

const dateWords = (timestamp: string): string =>
  smallHalfDay(
    new Date(timestamp).toLocaleString(DATE_LOCALE, { dateStyle: 'long', timeStyle: 'short' }),
  );

/** The palm photos that the user chose to keep. */
export function KeptPhotos({ userId }: { userId: string }) {
  const { data, isPending, isError, refetch } = useKeptPhotos(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const photos = data?.photos ?? [];
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="label font-sans outline-none">
        {copy.keptPhotos.palmPhotos}
      </h3>
      {isPending && <Skeleton lines={1} label={copy.keptPhotos.loadingYourPhotos} />}
      {isError && (
        <Button variant="text" onClick={() => void refetch()}>
          {copy.keptPhotos.weCouldntLoadYourPhotos}
        </Button>
      )}
      {data && photos.length === 0 && (
        <p className="mt-1 text-paper-dim">{copy.keptPhotos.noneKept}</p>
      )}
      {photos.length > 0 && (
        <ul className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-3">
          {photos.map((photo) => (
            // The focused button disappears with the photo.
            <PhotoCard key={photo.id} photo={photo} onDeleted={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PhotoCard({ photo, onDeleted }: { photo: Photo; onDeleted: () => void }) {
  const { data } = usePhoto(photo.id);
  const { mutate: remove, isPending } = useDeletePhoto(onDeleted);
  const when = dateWords(photo.created_at);
  return (
    <li>
      <div className="aspect-square overflow-hidden rounded-print border border-line bg-ground">
        {data && (
          <img
            src={data.dataUrl}
            alt={copy.keptPhotos.yourPalm(when)}
            className="size-full object-cover"
          />
        )}
      </div>
      <p className="mt-2 text-small text-paper-dim">{when}</p>
      <ConfirmDialog
        trigger={
          <Button
            variant="text"
            isBusy={isPending}
            aria-label={copy.keptPhotos.deletePhotoOf(when)}
          >
            {copy.keptPhotos.deleteLabel}
          </Button>
        }
        title={copy.keptPhotos.deleteThisPhoto}
        confirmLabel={copy.keptPhotos.deleteLabel}
        onConfirm={() => remove(photo.id)}
      >
        {copy.keptPhotos.photoIsDeletedForGood}
      </ConfirmDialog>
    </li>
  );
}
