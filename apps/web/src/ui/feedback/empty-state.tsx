import type { ReactNode } from 'react';

interface EmptyStateProps {
  engraving: ReactNode;
  title: string;
  /** One sentence: why there is nothing here, or what to do. */
  children: ReactNode;
  /** The one way on. */
  action?: ReactNode;
}

/** Nothing to show yet, said with an engraving and one sentence. */
export function EmptyState({ engraving, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center md:py-16">
      <div className="mb-8 w-40 text-paper-dim md:w-48">{engraving}</div>
      <h2 className="text-title-sm">{title}</h2>
      <p className="mt-3 max-w-96 text-balance text-paper-dim">{children}</p>
      {action !== undefined && <div className="mt-7">{action}</div>}
    </div>
  );
}
