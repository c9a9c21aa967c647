import { ACCURACY_REPORT } from '@palm/astrology/accuracy';
import { PageTitle } from '../../ui/page-title.tsx';
import { AngleTable, BodyTable } from './accuracy-tables.tsx';
import { arcseconds, worstBody } from './accuracy-words.ts';
import { Credits, HowToRerun, Method } from './method.tsx';

export function AccuracyPage() {
  const worst = worstBody(ACCURACY_REPORT);
  return (
    <article className="page py-8 md:py-14">
      <PageTitle
        label="Our errors, in public"
        lead="Every reading here starts from where the planets are. So we compare our positions with the two best references and publish the result."
      >
        Accuracy
      </PageTitle>
      <p className="max-w-(--measure)">
        The largest error is {arcseconds(worst.maxArcsec)}, for the {worst.name}. A chart is read to
        the minute of arc, which is 60″: none of these errors moves a planet by a third of that.
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0 space-y-10">
          <BodyTable report={ACCURACY_REPORT} />
          <AngleTable report={ACCURACY_REPORT} />
        </div>
        <aside>
          <h2 className="label mb-4 font-sans">What an arcsecond is</h2>
          <div className="space-y-3 text-small text-paper-dim">
            <p>
              A degree has 60 minutes of arc, and each of those has 60 seconds: 1″ is a 3600th part
              of a degree. A coin two centimetres wide looks that small from four kilometres away.
            </p>
            <p>
              The Moon goes 1″ in about two seconds. The horizon turns by 15″ in every second, so a
              birth time that is right to the minute already leaves the ascendant open by 900″, a
              quarter of a degree. The clock, not the planets, is what limits a chart.
            </p>
          </div>
        </aside>
      </div>
      <div className="mt-12 space-y-8">
        <Method report={ACCURACY_REPORT} />
        <HowToRerun />
        <Credits />
      </div>
    </article>
  );
}
