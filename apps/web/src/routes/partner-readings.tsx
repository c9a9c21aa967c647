import { type SignId, SIGNS } from '@palm/astrology/vocabulary';
import { FoldedChart } from '../features/chart/folded-chart.tsx';
import { isFirstLoad } from '../features/accounts/session/use-profile.ts';
import { PartnerSection } from '../features/horoscope/partner-section.tsx';
import { signOfDate } from '../features/horoscope/sign-of-date.ts';
import { useOpenedReading } from '../features/horoscope/use-opened-reading.ts';
import { usePeople } from '../features/people/use-people.ts';
import type { ReadingRequest } from '../features/readings/reading-request.ts';
import { ReadingView } from '../features/readings/reading-view.tsx';
import { useReading } from '../features/readings/use-reading.ts';
import { Button } from '../ui/button.tsx';
import { finishedReadingRows } from './reading-rows.tsx';
import { copy } from './copy.ts';

interface PartnerReadingsProps {
  userId: string;
  /** The sign that is compared with the partner's. */
  sign: SignId | null;
  ownSign: SignId | null;
}

/** The partner's day, and what the two make of each other. */
export function PartnerReadings({ userId, sign, ownSign }: PartnerReadingsProps) {
  const partner = useReading();
  const together = useReading();
  const asked = partner.request?.kind === 'partner' ? partner.request : null;
  const partnerEntry = useOpenedReading({
    place: 'partner',
    isOpen: partner.request !== undefined,
    close: partner.clear,
  });
  const togetherEntry = useOpenedReading({
    place: 'together',
    isOpen: together.request !== undefined,
    close: together.clear,
  });
  const compare = (request: Extract<ReadingRequest, { kind: 'compatibility' }>): void => {
    together.ask(request);
    togetherEntry.opens({ place: 'together' });
  };
  const kept = usePeople(userId);
  const people = kept.data?.people ?? [];
  const person = people.find(({ id }) => id === asked?.personId);
  const choose = (wanted: Omit<NonNullable<typeof asked>, 'kind'>): void => {
    together.clear();
    partner.ask({ kind: 'partner', ...wanted });
    partnerEntry.opens({ place: 'partner' });
  };
  // A partner's birth date is always compared with the user's own chart, whichever sign they read before.
  const hasChart = asked?.partnerBirthDate !== undefined || asked?.personId !== undefined;
  const compared = hasChart ? (ownSign ?? sign) : sign;
  const canAnalyze = asked && compared && !partner.isWriting && !together.request;
  return (
    <PartnerSection
      partnerSign={asked?.partnerSign ?? null}
      partnerBirthDate={asked?.partnerBirthDate ?? null}
      people={isFirstLoad(kept) ? null : people}
      personId={asked?.personId ?? null}
      onPerson={({ id, sign: partnerSign }) => choose({ partnerSign, personId: id })}
      onChoose={(partnerSign) => choose({ partnerSign })}
      onDate={(date) => choose({ partnerSign: signOfDate(date), partnerBirthDate: date })}
    >
      {asked && (
        <ReadingView
          place={partner}
          label={
            person
              ? copy.horoscope.personsDay(person.name)
              : copy.horoscope.yourPartnersDay(SIGNS[asked.partnerSign].name)
          }
          againLabel={copy.horoscope.newPartnerReading}
          finishedRows={finishedReadingRows}
        />
      )}
      {canAnalyze && (
        <div className="text-center">
          <Button onClick={() => compare({ ...asked, kind: 'compatibility', sign: compared })}>
            {copy.horoscope.analyzeCompatibility}
          </Button>
        </div>
      )}
      {together.request?.kind === 'compatibility' && (
        <ReadingView
          place={together}
          label={
            person
              ? copy.horoscope.youAnd(person.name)
              : copy.horoscope.and(
                  SIGNS[together.request.sign].name,
                  SIGNS[together.request.partnerSign].name,
                )
          }
          againLabel={copy.horoscope.newCompatibilityReading}
          finishedRows={finishedReadingRows}
        />
      )}
      {hasChart && <FoldedChart />}
    </PartnerSection>
  );
}
