import { typographic } from '@palm/contract/typographic';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { monthDay } from '../../lib/format/calendar-words.ts';
import { historyPagePath, paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useRevokeShare, useShares } from './use-shares.ts';
import { copy } from './copy.ts';

interface SharedLinksProps {
  labelOf: (reading: string) => string;
  /** What stands below them, once they are known. */
  children: ReactNode;
}

/** The public links a user made. Only `children` where there are none. */
export function SharedLinks({ labelOf, children }: SharedLinksProps) {
  const { data, isPending } = useShares();
  if (isPending) return null;
  return (
    <>
      {data && data.shares.length > 0 && <List shares={data.shares} labelOf={labelOf} />}
      {children}
    </>
  );
}

interface ListProps extends Pick<SharedLinksProps, 'labelOf'> {
  shares: NonNullable<ReturnType<typeof useShares>['data']>['shares'];
}

function List({ shares, labelOf }: ListProps) {
  const { mutate: revoke } = useRevokeShare();
  return (
    <section className="mt-14">
      <h2 className="text-title-sm">{copy.list.title}</h2>
      <p className="mt-2 text-small text-paper-dim">{copy.list.about}</p>
      <ul className="mt-4 border-t border-line">
        {shares.map(({ id, pageId, title, reading, createdAt }) => {
          const label = pageId === null ? copy.palm.label : labelOf(reading);
          const name = typographic(title ?? label);
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-3 last:border-b-0"
            >
              <Link
                to={pageId === null ? paths.savedReadings : historyPagePath(pageId)}
                className="min-h-11 py-2 font-serif text-lead"
              >
                {name}
                <span className="block font-sans text-small text-paper-dim">
                  {copy.list.since(monthDay(Date.parse(createdAt), undefined))}
                </span>
              </Link>
              <ConfirmDialog
                trigger={
                  <Button variant="text" aria-label={copy.list.endOf(name)}>
                    {copy.list.end}
                  </Button>
                }
                title={copy.list.ask}
                confirmLabel={copy.list.end}
                onConfirm={() => revoke(id)}
              >
                {copy.list.askAbout}
              </ConfirmDialog>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
