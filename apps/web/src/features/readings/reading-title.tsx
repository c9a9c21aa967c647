import { typographic } from '@palm/contract/typographic';
import type { Ref } from 'react';

interface ReadingTitleProps {
  label: string;
  /** Null where there is none, as when the writing was stopped. */
  title: string | null;
  isWriting?: boolean;
  ref?: Ref<HTMLHeadingElement>;
}

export const ReadingTitle = ({ label, title, isWriting = false, ref }: ReadingTitleProps) => (
  <h2
    ref={ref}
    tabIndex={-1}
    className="mb-7 text-page-title tracking-[-0.02em] outline-none xl:-mt-2 xl:mb-8"
  >
    {isWriting ? <TitleToCome label={label} /> : typographic(title ?? label)}
  </h2>
);

/** The title arrives with the end of the text; until then its height is reserved. */
const TitleToCome = ({ label }: { label: string }) => (
  <>
    <span className="sr-only">{label}</span>
    <span aria-hidden="true" className="my-[0.01em] block h-[1em] w-3/5 rounded-print bg-line" />
  </>
);
