import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/page-title.tsx';
import type { LegalSection } from './legal-section.ts';
import { copy } from './copy.ts';

interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
  /** When it was last changed. */
  updated: ReactNode;
}

/** A legal text with numbered clauses, an anchor for each, and a print style. */
export function LegalPage({ title, lead, sections, updated }: LegalPageProps) {
  return (
    <article className="page py-8 md:py-14 print:py-0">
      <PageTitle label={copy.legalPage.smallPrintInPlainWords} lead={lead}>
        {title}
      </PageTitle>
      <p className="mb-8 min-h-7 text-small text-paper-dim print:mb-4">{updated}</p>
      <div className="gap-x-13 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Index sections={sections} />
        <div className="max-w-160 space-y-10 print:max-w-none print:space-y-6">
          {sections.map(({ id, title: heading, body }, index) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="scroll-mt-20 border-t border-line pt-6"
            >
              <h2 id={`${id}-title`} className="mb-4 text-title-sm print:break-after-avoid">
                <a href={`#${id}`} className="group">
                  <span
                    aria-hidden="true"
                    className="mr-3 text-brass group-hover:text-brass-bright"
                  >
                    {index + 1}
                  </span>
                  {heading}
                </a>
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

function Index({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label={copy.legalPage.onThisPage}
      className="mb-10 self-start lg:sticky lg:top-6 lg:mb-0 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto print:hidden"
    >
      <p className="label mb-2">{copy.legalPage.onThisPage}</p>
      <ol className="border-t border-line max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6 large-text:grid-cols-1">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-3 py-1.5 text-small leading-tight text-paper-dim hover:text-paper hover:underline"
            >
              <span aria-hidden="true" className="w-5 shrink-0 text-brass tabular-nums">
                {index + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
