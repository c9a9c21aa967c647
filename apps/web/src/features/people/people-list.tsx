import type { KeptPerson } from '@palm/contract/entities';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { copy } from './copy.ts';
import { PeopleSkeleton } from './people-skeleton.tsx';
import { type CityFieldOf, PersonForm } from './person-form.tsx';
import { usePeople } from './use-people.ts';
import { type OpenForm, PeopleOverview } from './people-overview.tsx';

interface PeopleListProps {
  userId: string;
  cityField: CityFieldOf;
  /** What stands below the list, once it is there. */
  children: ReactNode;
}

/** The people a user keeps: list, add, change, delete. */
export function PeopleList({ userId, cityField, children }: PeopleListProps) {
  const { data, isPending, refetch } = usePeople(userId);
  if (isPending) return <PeopleSkeleton />;
  if (data === undefined) {
    return (
      <Notice tone="problem">
        <p>{copy.notLoaded}</p>
        <Button variant="text" onClick={() => void refetch()}>
          {copy.tryAgain}
        </Button>
      </Notice>
    );
  }
  return (
    <>
      <Listed people={data.people} cityField={cityField} />
      {children}
    </>
  );
}

function Listed({
  people,
  cityField,
}: Pick<PeopleListProps, 'cityField'> & { people: readonly KeptPerson[] }) {
  const [open, setOpen] = useState<OpenForm>(null);
  const top = useRef<HTMLDivElement>(null);
  // What had the focus is gone with its row or its form.
  const focusTop = (): void => top.current?.focus();
  const close = (): void => {
    setOpen(null);
    focusTop();
  };
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {open === null ? (
        <PeopleOverview people={people} onOpen={setOpen} onDeleted={focusTop} />
      ) : (
        <PersonForm
          key={open === 'new' ? open : open.id}
          person={open === 'new' ? null : open}
          cityField={cityField}
          onDone={close}
        />
      )}
    </div>
  );
}
