import type { KeptPerson } from '@palm/contract/entities';
import { PEOPLE_MAX } from '@palm/contract/limits';
import { Button } from '../../ui/button.tsx';
import { TwoCircles } from '../../ui/engraving/two-circles.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { copy } from './copy.ts';
import { PersonRow } from './person-row.tsx';

/** Whose form is open: that of a person in the list, that of a new person, or none. */
export type OpenForm = KeptPerson | 'new' | null;

interface PeopleOverviewProps {
  people: readonly KeptPerson[];
  onOpen: (open: OpenForm) => void;
  onDeleted: () => void;
}

export function PeopleOverview({ people, onOpen, onDeleted }: PeopleOverviewProps) {
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
