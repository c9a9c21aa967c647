import { calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { type CardChoices, cardOf, type CardSource } from './card/card-of.ts';
import { drawCard } from './card/draw-card.ts';

interface Drawn {
  readonly picture: Blob | null;
  /** The picture's address in this browser. */
  readonly url: string | null;
  readonly hasFailed: boolean;
}

const NOTHING: Drawn = { picture: null, url: null, hasFailed: false };

/** The picture of a page, drawn anew with each choice. */
export function useCard(
  source: CardSource,
  { paragraph, isWhole, plate, theme }: CardChoices,
): Drawn {
  const client = useClient();
  const { data: chart } = useQuery({
    queryKey: queryKeys.chart,
    queryFn: () => client(calls.getChart, {}),
    enabled: plate === 'chart',
  });
  // The page does not change while its picture is open.
  const latest = useRef(source);
  const [drawn, setDrawn] = useState<Drawn>(NOTHING);
  const isReady = plate !== 'chart' || chart !== undefined;
  useEffect(() => {
    if (!isReady) return undefined;
    let isWanted = true;
    let url: string | null = null;
    const card = cardOf(latest.current, { paragraph, isWhole, plate, theme }, chart ?? null);
    const draw = async (): Promise<void> => {
      try {
        const picture = await drawCard(card);
        if (!isWanted) return;
        url = URL.createObjectURL(picture);
        setDrawn({ picture, url, hasFailed: false });
      } catch (error) {
        reportError(error);
        if (isWanted) setDrawn({ ...NOTHING, hasFailed: true });
      }
    };
    void draw();
    return () => {
      isWanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [paragraph, isWhole, plate, theme, chart, isReady]);
  return drawn;
}
