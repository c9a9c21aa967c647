import type { SignId } from '@palm/astrology/vocabulary';
import type { HoroscopeType } from '@palm/contract/reading-types';
import { useState } from 'react';
import { FoldedChart } from '../features/chart/folded-chart.tsx';
import { horoscopeWords } from '../features/horoscope/horoscope-types.ts';
import { OwnHoroscope } from '../features/horoscope/own-horoscope.tsx';
import { useOpenedReading } from '../features/horoscope/use-opened-reading.ts';
import { ReadingView } from '../features/readings/reading-view.tsx';
import { useReading } from '../features/readings/use-reading.ts';
import { CloseIcon, ListIcon } from '../ui/icons.tsx';
import { ReadingRow } from '../ui/reading/reading-row.tsx';
import { finishedReadingRows } from './reading-rows.tsx';
import { copy } from './copy.ts';

interface OwnReadingProps {
  sign: SignId | null;
  /** The user's own sign: its horoscope is written from their chart. */
  ownSign: SignId | null;
  onSign: (sign: SignId | null) => void;
}

/** The horoscope of a sign: the kinds to choose from, and the one that was chosen. */
export function OwnReading({ sign, ownSign, onSign }: OwnReadingProps) {
  const place = useReading();
  const [returns, setReturns] = useState(0);
  const type = place.request?.kind === 'horoscope' ? place.request.type : null;
  const clear = (): void => {
    setReturns(returns + 1);
    place.clear();
  };
  const { opens, leave } = useOpenedReading({
    place: 'own',
    isOpen: place.request !== undefined,
    reopen: ({ type: wanted, sign: of }) => {
      onSign(of);
      place.ask({ kind: 'horoscope', type: wanted, sign: of });
    },
    close: clear,
  });
  const open = (wanted: HoroscopeType, of: SignId): void => {
    place.ask({ kind: 'horoscope', type: wanted, sign: of });
    opens({ place: 'own', type: wanted, sign: of });
  };
  const chooseOther = (): void => {
    if (place.request) leave();
    onSign(null);
  };
  return (
    <OwnHoroscope
      sign={sign}
      chosen={type}
      returns={returns}
      onSign={(chosen) => {
        setReturns(returns + 1);
        onSign(chosen);
      }}
      onType={(wanted) => sign && open(wanted, sign)}
      onOtherSign={chooseOther}
    >
      {type && (
        <ReadingView
          place={place}
          label={copy.horoscope.horoscope(horoscopeWords[type].name)}
          againLabel={copy.horoscope.newReading}
          finishedRows={finishedReadingRows}
        >
          <ReadingRow icon={<CloseIcon />} onPress={leave}>
            {copy.horoscope.clearReading}
          </ReadingRow>
          <ReadingRow icon={<ListIcon />} onPress={chooseOther}>
            {copy.horoscope.chooseDifferentSign}
          </ReadingRow>
        </ReadingView>
      )}
      {type && sign === ownSign && <FoldedChart />}
    </OwnHoroscope>
  );
}
