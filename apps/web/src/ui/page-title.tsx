import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

interface PageTitleProps {
  /** The small capitals above the title. */
  label?: string;
  children: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** One line above what has to fit on the screen with it: the sentence stands beside the title. */
  isLow?: boolean;
  /** For a page that changes in place and then moves the focus to its title. */
  ref?: Ref<HTMLHeadingElement>;
}

export function PageTitle({ label, children, lead, isLow = false, ref }: PageTitleProps) {
  return (
    <header className={isLow ? 'mb-5 flex flex-wrap items-baseline gap-x-6' : 'mb-8 md:mb-10'}>
      {label !== undefined && <p className="label mb-4">{label}</p>}
      <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="page-title text-title outline-none">
        {children}
      </h1>
      {lead !== undefined && (
        <p
          className={classNames(
            'max-w-(--measure) text-balance text-paper-dim',
            isLow ? 'mt-1' : 'mt-4 text-lead',
          )}
        >
          {lead}
        </p>
      )}
    </header>
  );
}
