import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { UnfinishedPlate } from '../ui/engraving/unfinished-plate.tsx';

/** Says honestly that a room is not ready, instead of showing buttons that do nothing. */
export function StillBeingBuilt({ children }: { children: ReactNode }) {
  return (
    <EmptyState engraving={<UnfinishedPlate />} title="This room is still being built">
      {children}
    </EmptyState>
  );
}
