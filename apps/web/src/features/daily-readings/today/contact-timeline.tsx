import { namedDrawing } from '../../../ui/engraving/named-drawing.ts';
import type { ContactTimes } from './contact-words.ts';
import { copy } from '../copy.ts';

const [WIDTH, LEFT, RIGHT, LINE] = [350, 4, 346, 30];

interface ContactTimelineProps {
  times: ContactTimes;
  label: string;
}

/** A contact from its beginning to its end, with every exact date and today. */
export function ContactTimeline({ times, label }: ContactTimelineProps) {
  const { start, end, exact, now, told, isOver } = times;
  const moments = [start, end, now, ...exact].filter((moment) => moment !== null);
  const [from, to] = [Math.min(...moments), Math.max(...moments)];
  const xOf = (at: number): number =>
    Math.round((LEFT + ((at - from) / Math.max(to - from, 1)) * (RIGHT - LEFT)) * 10) / 10;
  const today = xOf(now);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 46`}
      {...namedDrawing(label)}
      className="block w-full max-w-120 font-sans"
    >
      <path d={`M${LEFT} ${LINE}H${RIGHT}`} className="stroke-paper-dim" strokeOpacity="0.7" />
      <path d={`M${LEFT} 24v12M${RIGHT} 24v12`} className="stroke-paper-dim" />
      {exact.map((at) => (
        <path key={at} d={`M${xOf(at)} 25v10`} className="stroke-paper" strokeWidth="1.2" />
      ))}
      <path d={`M${LEFT} ${LINE}H${today}`} className="stroke-brass" strokeWidth="2" />
      {told !== null && !isOver && (
        <path d={`M${xOf(told)} 23.5l6.5 6.5-6.5 6.5-6.5-6.5z`} className="fill-brass-bright" />
      )}
      <path d={`M${today} 17v6`} className="stroke-brass-bright" strokeWidth="1.4" />
      <text
        x={Math.min(Math.max(today, 18), WIDTH - 18)}
        y="12"
        textAnchor="middle"
        className="fill-brass-bright text-[12.5px] font-medium"
      >
        {copy.contact.today}
      </text>
    </svg>
  );
}
