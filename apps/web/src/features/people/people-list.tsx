import type { KeptPerson } from '@palm/contract/entities';
import { PEOPLE_MAX } from '@palm/contract/limits';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TwoCircles } from '../../ui/engraving/two-circles.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { copy } from './copy.ts';
import { PeopleSkeleton } from './people-skeleton.tsx';
import { type CityFieldOf, PersonForm } from './person-form.tsx';
import { PersonRow } from './person-row.tsx';
import { usePeople } from './use-people.ts';

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

/** Whose form is open: that of a person in the list, that of a new person, or none. */
type Open = KeptPerson | 'new' | null;

function Listed({
  people,
  cityField,
}: Pick<PeopleListProps, 'cityField'> & { people: readonly KeptPerson[] }) {
  const [open, setOpen] = useState<Open>(null);
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
        <Overview people={people} onOpen={setOpen} onDeleted={focusTop} />
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

interface OverviewProps {
  people: readonly KeptPerson[];
  onOpen: (open: Open) => void;
  onDeleted: () => void;
}

function Overview({ people, onOpen, onDeleted }: OverviewProps) {
  const add = <Button onClick={() => onOpen('new')}>{copy.add}</Button>;
  if (people.length === 0) {
    return (
      <EmptyState engraving={<TwoCircles className="w-full" />} title={copy.none} action={add}>
        {copy.noneWhy}
      </EmptyState>
    );
  }
  return (
    <div className="max-w-180">
      <ul className="divide-y divide-line border-y border-line">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onEdit={() => onOpen(person)}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
      <div className="mt-8">
        {people.length < PEOPLE_MAX ? add : <p className="text-paper-dim">{copy.full}</p>}
      </div>
    </div>
  );
}
