import type { KeptPerson } from '@palm/contract/entities';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { SignGlyph } from './sign-glyph.tsx';
import { copy } from './copy.ts';

interface PartnerPeopleProps {
  people: readonly KeptPerson[];
  /** The id of the one who was chosen. */
  chosen: string | null;
  onChoose: (person: KeptPerson) => void;
}

/** The people that the user keeps, to choose one instead of typing a date. */
export function PartnerPeople({ people, chosen, onChoose }: PartnerPeopleProps) {
  return (
    <div>
      <h3 className="text-brand">{copy.partnerSection.yourPeople}</h3>
      {people.length > 0 && (
        <ul aria-label={copy.partnerSection.yourPeople} className="mt-4 flex flex-wrap gap-3">
          {people.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                aria-pressed={person.id === chosen}
                onClick={() => onChoose(person)}
                className={classNames(
                  'flex min-h-12 items-center gap-3 rounded-print border border-edge px-4 text-left wrap-anywhere hover:border-brass',
                  person.id === chosen && 'chosen',
                )}
              >
                <SignGlyph sign={person.sign} className="size-6" />
                {person.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={paths.people} variant="text" className="mt-1">
        {people.length === 0 ? copy.partnerSection.addPeople : copy.partnerSection.changePeople}
      </LinkButton>
    </div>
  );
}
