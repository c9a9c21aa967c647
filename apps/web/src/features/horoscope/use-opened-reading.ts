import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type OpenedReading,
  type OpenedReadings,
  openedReadings,
  type Place,
  withOpened,
} from './opened-readings.ts';

interface OpenedInPlace<In extends Place> {
  readonly place: In;
  /** Whether a reading stands there, or is written. */
  readonly isOpen: boolean;
  /** Opens what an entry of the history remembers, where it remembers enough. */
  readonly reopen?: (reading: OpenedReading & { place: In }) => void;
  readonly close: () => void;
}

/** Gives the reading in a place an entry of its own in the browser's history, so that Back closes it. */
export function useOpenedReading<In extends Place>({
  place,
  isOpen,
  reopen,
  close,
}: OpenedInPlace<In>) {
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } =
    useLocation();
  const navigate = useNavigate();
  const opened = openedReadings(state);
  const go = (readings: readonly OpenedReading[], replace: boolean): void => {
    const next: OpenedReadings = { readings };
    void navigate(pathname + search, { replace, state: next, preventScrollReset: true });
  };
  const follow = useEffectEvent((entry: unknown) => {
    const wanted = openedReadings(entry).find((reading) => isIn(reading, place));
    if (wanted === undefined && isOpen) close();
    if (wanted !== undefined && !isOpen) reopen?.(wanted);
  });
  useEffect(() => follow(state), [state]);
  return {
    /** Remembers a reading that is being opened. */
    opens: (reading: OpenedReading & { place: In }): void => {
      const { readings, replaces } = withOpened(opened, reading);
      go(readings, replaces);
    },
    leave: (): void => {
      if (opened.at(-1)?.place === place) void navigate(-1);
      else {
        close();
        go(
          opened.filter((reading) => reading.place !== place),
          true,
        );
      }
    },
  };
}

const isIn = <In extends Place>(
  reading: OpenedReading,
  place: In,
): reading is OpenedReading & { place: In } => reading.place === place;
