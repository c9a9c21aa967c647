import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A sheet lying on the page: a hairline, no shadow. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <section
      className={classNames('rounded-print border border-line bg-raised p-6 md:p-8', className)}
    >
      {children}
    </section>
  );
}
