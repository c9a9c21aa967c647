import { type SignId, SIGNS } from '@palm/astrology/vocabulary';
import type { HoroscopeType } from '@palm/contract/reading-types';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChoiceHeading } from '../../ui/choice-heading.tsx';
import { HoroscopeTypeList } from './horoscope-type-list.tsx';
import { SignGrid } from './sign-grid.tsx';
import { copy } from './copy.ts';

interface OwnHoroscopeProps {
  sign: SignId | null;
  chosen: HoroscopeType | null;
  onSign: (sign: SignId) => void;
  onType: (type: HoroscopeType) => void;
  onOtherSign: () => void;
  /** How often the user came back to choose. Each time the heading takes the focus. */
  returns: number;
  /** The reading, once a type is chosen. */
  children: ReactNode;
}

/** First the sign, then the kind of horoscope, then the page itself. */
export function OwnHoroscope({
  sign,
  chosen,
  onSign,
  onType,
  onOtherSign,
  returns,
  children,
}: OwnHoroscopeProps) {
  if (sign === null)
    return (
      <section className="space-y-5">
        <ChoiceHeading key={returns} takesFocus={returns > 0}>
          {copy.ownHoroscope.chooseSign}
        </ChoiceHeading>
        <SignGrid label={copy.ownHoroscope.signs} chosen={null} onChoose={onSign} />
      </section>
    );
  return (
    <section className="space-y-10">
      <div className="space-y-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <ChoiceHeading key={returns} takesFocus={returns > 0}>
            {copy.ownHoroscope.horoscopeFor(SIGNS[sign].name)}
          </ChoiceHeading>
          {chosen === null && (
            <Button variant="text" onClick={onOtherSign}>
              {copy.ownHoroscope.chooseDifferentSign}
            </Button>
          )}
        </div>
        <HoroscopeTypeList chosen={chosen} onChoose={onType} />
      </div>
      {children}
    </section>
  );
}
