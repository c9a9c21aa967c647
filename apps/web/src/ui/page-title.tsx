import type { ReactNode } from 'react';

interface PageTitleProps {
  /** The small capitals above the title. */
  label?: string;
  children: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
}

export function PageTitle({ label, children, lead }: PageTitleProps) {
  return (
    <header className="mb-8 md:mb-10">
      {label !== undefined && <p className="label mb-4">{label}</p>}
      <h1 className="text-title">{children}</h1>
      {lead !== undefined && (
        <p className="mt-4 max-w-(--measure) text-lead text-paper-dim">{lead}</p>
      )}
    </header>
  );
}
