import type { Chart } from '@palm/contract/chart';
import { useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ChartThumbnail } from './chart-thumbnail.tsx';
import { shortChartWords } from './chart-words.ts';
import { useChart } from './use-chart.ts';
import { YourChart } from './your-chart.tsx';
import { copy } from './copy.ts';

/** The chart in one row under a reading; it unfolds to the wheel and the table. Nothing while there is no chart. */
export function FoldedChart() {
  const { data: chart } = useChart();
  return chart ? <Fold chart={chart} /> : null;
}

function Fold({ chart }: { chart: Chart }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classNames('mt-14', !isOpen && 'is-folded')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="group grid w-full grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-4 border-y border-line py-4 text-left md:grid-cols-[6.5rem_minmax(0,1fr)_auto] md:gap-7 print:hidden"
      >
        <ChartThumbnail chart={chart} />
        <span>
          <span className="label block">{copy.foldedChart.yourChart}</span>
          <span className="mt-1 block font-serif text-body text-balance md:text-[1.5rem]">
            {shortChartWords(chart)}
          </span>
        </span>
        <span className="text-link text-small">
          {isOpen ? copy.foldedChart.fold : copy.foldedChart.unfold}
        </span>
      </button>
      <div id={id} hidden={!isOpen} className="pt-12">
        {isOpen && <YourChart />}
      </div>
    </div>
  );
}
