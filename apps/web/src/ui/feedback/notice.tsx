import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = { note: 'border-l-lapis', problem: 'border-l-ember' } as const;

/** A notice with a coloured edge. */
export function Notice({
  tone = 'note',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        'rounded-print border border-l-2 border-line bg-raised px-5 py-4 text-small',
        tones[tone],
      )}
    >
      {children}
    </div>
  );
}
