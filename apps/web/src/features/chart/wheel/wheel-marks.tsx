import type { BodyId } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import { type KeyboardEvent, useRef } from 'react';
import { lineBetween } from '../../../ui/engraving/wheel-geometry.ts';
import { bodyLabel } from '../chart-words.ts';
import { type WheelLabel, wheelLabels } from './wheel-labels.ts';
import { WheelMark } from './wheel-mark.tsx';

interface WheelMarksProps {
  chart: Chart;
  chosen: BodyId | null;
  onChoose: (body: BodyId | null) => void;
}

const isBody = (label: WheelLabel): label is WheelLabel & { id: BodyId } =>
  label.id !== 'ascendant' && label.id !== 'midheaven';

const STEPS: Record<string, number | undefined> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** The labels, and over them a button for each body, large enough for touch. */
export function WheelMarks({ chart, chosen, onChoose }: WheelMarksProps) {
  const labels = wheelLabels(chart);
  const round = labels.filter(isBody).toSorted((a, b) => a.writtenAt - b.writtenAt);
  const names = new Map(chart.bodies.map((body) => [body.id, bodyLabel(body)]));
  const buttons = useRef(new Map<BodyId, SVGPathElement>());
  /** Tab reaches one of them, the arrow keys go round the wheel. */
  const reached = chosen ?? chart.bodies[0]?.id;

  const onKeyDown = (event: KeyboardEvent, id: BodyId): void => {
    if (event.key === 'Escape') return onChoose(null);
    const isPress = event.key === 'Enter' || event.key === ' ';
    const step = STEPS[event.key];
    if (!isPress && step === undefined) return;
    event.preventDefault();
    const place = round.findIndex((label) => label.id === id) + (step ?? 0);
    const next = round.at(place % round.length)?.id ?? id;
    onChoose(next);
    buttons.current.get(next)?.focus();
  };

  return (
    <>
      <g aria-hidden="true">
        {labels.map((label) => (
          <WheelMark key={label.id} label={label} isChosen={label.id === chosen} />
        ))}
      </g>
      {round.map(({ id, writtenAt }) => (
        <path
          key={id}
          ref={(button) => {
            if (button) buttons.current.set(id, button);
          }}
          d={lineBetween([writtenAt, 126], [writtenAt, 204])}
          strokeWidth="26"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no button inside a drawing
          role="button"
          tabIndex={id === reached ? 0 : -1}
          aria-label={names.get(id)}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          onFocus={(event) => event.target.matches(':focus-visible') && onChoose(id)}
          onKeyDown={(event) => onKeyDown(event, id)}
          className="cursor-pointer stroke-transparent outline-none"
        />
      ))}
    </>
  );
}
