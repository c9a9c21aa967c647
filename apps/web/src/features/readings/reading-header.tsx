import type { Ref } from 'react';
import { Rule } from '../../ui/rule.tsx';
import type { Answer } from './answer.ts';
import { longDate } from './long-date.ts';

interface ReadingHeaderProps {
  label: string;
  answer: Answer;
  ref?: Ref<HTMLHeadingElement>;
}

/** What kind of reading it is, its title, and the day it is for. */
export function ReadingHeader({ label, answer, ref }: ReadingHeaderProps) {
  return (
    <header className="mb-7">
      <Rule>{label}</Rule>
      <h2 ref={ref} tabIndex={-1} className="mt-6 text-title outline-none">
        {answer.title ?? label}
      </h2>
      <p className="mt-3 text-small text-paper-dim">
        <time dateTime={answer.date}>{longDate(answer.date)}</time>
      </p>
    </header>
  );
}
