import type { ReactNode, Ref } from 'react';

interface PageTitleProps {
  /** The small capitals above the title. */
  label?: string;
  children: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** For a page that changes in place and then moves the focus to its title. */
  ref?: Ref<HTMLHeadingElement>;
}

export function PageTitle({ label, children, lead, ref }: PageTitleProps) {
  return (
    <header className="mb-8 md:mb-10">
      {label !== undefined && <p className="label mb-4">{label}</p>}
      <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="page-title text-title outline-none">
        {children}
      </h1>
      {lead !== undefined && (
        <p className="mt-4 max-w-(--measure) text-lead text-balance text-paper-dim">{lead}</p>
      )}
    </header>
  );
}
