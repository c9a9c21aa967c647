import type { ReactNode } from 'react';
import { FactWheel } from '../engraving/fact-wheel.tsx';
import { HouseDrawing } from './house-drawing.tsx';
import { MoonDrawing } from './moon-drawing.tsx';
import { PairDrawing } from './pair-drawing.tsx';
import { PathDrawing } from './path-drawing.tsx';
import type { Plate } from './plate.ts';

/** The fact of a reading as a drawing, framed like a plate in a book. */
export function PlateFigure({ plate }: { plate: Plate }) {
  return (
    <figure className={FRAME}>
      <PlateSpace>{drawingOf(plate)}</PlateSpace>
      <figcaption className="mt-3 flex min-h-[2.8em] items-center justify-center text-center small-italic text-balance text-paper-dim md:min-h-[1.4em]">
        {plate.caption}
      </figcaption>
    </figure>
  );
}

/** The frame before its drawing has come: every plate is as high. */
export const PlateToCome = () => (
  <div aria-hidden="true" className={FRAME}>
    <PlateSpace>
      <span className="size-40 rounded-full border border-line motion-safe:animate-pulse" />
    </PlateSpace>
    <div className="mt-3 flex min-h-[2.8em] items-center justify-center small-italic md:min-h-[1.4em]">
      <span className="h-4 w-1/2 rounded-print bg-line" />
    </div>
  </div>
);

const FRAME =
  'mb-9 border border-line bg-raised px-4 pt-6 pb-4 outline-1 -outline-offset-6 outline-line md:px-6';

const PlateSpace = ({ children }: { children: ReactNode }) => (
  <div className="flex h-60 items-center justify-center md:h-66">{children}</div>
);

function drawingOf(plate: Plate): ReactNode {
  switch (plate.kind) {
    case 'path':
      return <PathDrawing plate={plate} />;
    case 'moon':
      return <MoonDrawing {...plate} className="h-full" />;
    case 'pair':
      return <PairDrawing {...plate} />;
    case 'house':
      return <HouseDrawing {...plate} />;
    case 'ring':
      return (
        <div className="h-full *:h-full">
          <FactWheel {...plate} />
        </div>
      );
  }
}
