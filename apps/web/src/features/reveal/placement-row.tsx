import type { ReactNode } from 'react';

interface PlacementRowProps {
  mark: ReactNode;
  title: string;
  degree?: string | null;
  meaning?: string;
  children: ReactNode;
}

export function PlacementRow({ mark, title, degree = null, meaning, children }: PlacementRowProps) {
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] py-7 first:pt-2 large-text:grid-cols-1 large-text:gap-y-2">
      <span className="pt-0.5">{mark}</span>
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-title-sm">{title}</h2>
          {degree !== null && <p className="text-label text-paper-dim">{degree}</p>}
        </div>
        {meaning !== undefined && (
          <p className="small-italic mt-1 mb-2 text-paper-dim">{meaning}</p>
        )}
        {children}
      </div>
    </li>
  );
}
