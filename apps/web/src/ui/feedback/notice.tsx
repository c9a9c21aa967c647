import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = { note: 'border-l-lapis', problem: 'border-l-ember' } as const;

/** Something the reader should know here, set off by a coloured edge and its own words. */
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
