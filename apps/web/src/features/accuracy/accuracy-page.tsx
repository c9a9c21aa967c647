import { ACCURACY_REPORT } from '@palm/astrology/accuracy';
import { PageTitle } from '../../ui/page-title.tsx';
import { AngleTable, BodyTable } from './accuracy-tables.tsx';
import { arcseconds, worstBody } from './accuracy-words.ts';
import { Credits, HowToRerun, Method } from './method.tsx';
import { copy } from './copy.ts';

export function AccuracyPage() {
  const worst = worstBody(ACCURACY_REPORT);
  return (
    <article className="page py-8 md:py-14">
      <PageTitle
        label={copy.accuracyPage.ourErrorsInPublic}
        lead={copy.accuracyPage.everyReadingHereStartsFrom}
      >
        {copy.accuracyPage.accuracy}
      </PageTitle>
      <p className="max-w-(--measure)">
        {copy.accuracyPage.largestErrorIs(arcseconds(worst.maxArcsec), worst.name)}
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          <BodyTable report={ACCURACY_REPORT} />
        </div>
        <div className="min-w-0 space-y-10">
          <AngleTable report={ACCURACY_REPORT} />
          <aside>
            <h2 className="label mb-4 font-sans">{copy.accuracyPage.whatArcsecondIs}</h2>
            <div className="space-y-3 text-small text-paper-dim">
              <p>{copy.accuracyPage.degreeHas60MinutesOf}</p>
              <p>{copy.accuracyPage.moonGoes1InAbout}</p>
            </div>
          </aside>
        </div>
      </div>
      <div className="mt-12 space-y-8">
        <Method report={ACCURACY_REPORT} />
        <HowToRerun />
        <Credits />
      </div>
    </article>
  );
}
