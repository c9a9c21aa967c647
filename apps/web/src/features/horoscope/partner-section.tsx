import type { SignId } from '@palm/astrology/vocabulary';
import type { KeptPerson } from '@palm/contract/entities';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PartnerDateForm } from './partner-date-form.tsx';
import { PartnerPeople } from './partner-people.tsx';
import { SignGrid } from './sign-grid.tsx';
import { copy } from './copy.ts';

interface PartnerSectionProps {
  partnerSign: SignId | null;
  /** Null while the sign is all that is known. */
  partnerBirthDate: string | null;
  /** The people that the user keeps; null until they are known, and nothing stands below them. */
  people: readonly KeptPerson[] | null;
  personId: string | null;
  onPerson: (person: KeptPerson) => void;
  onChoose: (sign: SignId) => void;
  /** A whole birth date instead of a sign. */
  onDate: (isoDate: string) => void;
  /** The partner's horoscope and what two signs make of each other. */
  children: ReactNode;
}

/** Opens by its own button, separate from the user's own horoscope. Of the partner only the sign is stored. */
export function PartnerSection({
  partnerSign,
  partnerBirthDate,
  people,
  personId,
  onPerson,
  onChoose,
  onDate,
  children,
}: PartnerSectionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="border-t border-line pt-8">
      <h2 className="text-title-sm">{copy.partnerSection.partnerCompatibility}</h2>
      <p className="mt-2 max-w-(--measure) text-paper-dim">
        {copy.partnerSection.yourPartnersDayAndHow}
      </p>
      <Button
        variant="quiet"
        className="mt-5"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen
          ? copy.partnerSection.hidePartnerCompatibility
          : copy.partnerSection.showPartnerCompatibility}
      </Button>
      <div id={id} hidden={!isOpen} className="mt-8 space-y-10">
        {people === null ? (
          <Skeleton lines={6} label={copy.partnerSection.loading} />
        ) : (
          <>
            <PartnerPeople people={people} chosen={personId} onChoose={onPerson} />
            <div className="space-y-4">
              <h3 className="text-brand">{copy.partnerSection.yourPartnersSign}</h3>
              <SignGrid
                label={copy.partnerSection.partnerSigns}
                chosen={partnerSign}
                onChoose={onChoose}
              />
            </div>
            {/* Going back to a sign clears the date, because it is no longer used. */}
            <PartnerDateForm
              key={partnerBirthDate ?? personId ?? partnerSign}
              given={partnerBirthDate}
              onDate={onDate}
            />
            <div className="space-y-14 border-t border-line pt-12 empty:hidden">{children}</div>
          </>
        )}
      </div>
    </section>
  );
}
