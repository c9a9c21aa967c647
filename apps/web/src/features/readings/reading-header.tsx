import { Rule } from '../../ui/rule.tsx';
import type { ReactNode, Ref } from 'react';
import type { Answer } from '../../lib/api/ask-oracle.ts';
import { longDate } from './long-date.ts';

interface ReadingHeaderProps {
  label: string;
  /** Null while it is written, and when the writing was stopped. */
  answer: Answer | null;
  isWriting?: boolean;
  ref?: Ref<HTMLHeadingElement>;
  /** Shown instead of the day while it is unknown. */
  children?: ReactNode;
}

/** What kind of reading it is, its title, and the day it is for. */
export function ReadingHeader({
  label,
  answer,
  isWriting = false,
  ref,
  children,
}: ReadingHeaderProps) {
  return (
    <header className="mb-7">
      <Rule>{label}</Rule>
      <h2 ref={ref} tabIndex={-1} className="mt-6 text-title outline-none">
        {isWriting ? <TitleToCome label={label} /> : (answer?.title ?? label)}
      </h2>
      <p className="mt-3 min-h-[1.5em] text-small text-paper-dim">
        {answer ? <time dateTime={answer.date}>{longDate(answer.date)}</time> : children}
      </p>
    </header>
  );
}

/** The title arrives with the end of the text; until then its height is reserved. */
const TitleToCome = ({ label }: { label: string }) => (
  <>
    <span className="sr-only">{label}</span>
    <span aria-hidden="true" className="my-[0.03em] block h-[1em] w-3/5 rounded-print bg-line" />
  </>
);
