import { DATE_LOCALE } from '@palm/contract/limits';
import { useToday } from '../../lib/use-today.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

const inWords = (date: Date): string => date.toLocaleDateString(DATE_LOCALE, { dateStyle: 'long' });

export function LegalPage({ title, lead, sections }: LegalPageProps) {
  return (
    <article className="page py-8 md:py-14">
      <PageTitle label="The small print, in plain words" lead={lead}>
        {title}
      </PageTitle>
      <div className="space-y-8">
        {sections.map((section) => (
          <section
            key={section.title}
            className="gap-x-10 border-t border-line pt-6 lg:grid lg:grid-cols-[22rem_1fr]"
          >
            <h2 className="mb-3 text-title-sm">{section.title}</h2>
            <div className="max-w-(--measure)">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mb-3 text-paper-dim">
                  {paragraph}
                </p>
              ))}
            </div>
          </section>
        ))}
        <LastUpdated />
      </div>
    </article>
  );
}

function LastUpdated() {
  const today = useToday();
  return (
    <p className="min-h-7 border-t border-line pt-4 text-small text-paper-dim">
      Last updated: {today && inWords(today)}
    </p>
  );
}
