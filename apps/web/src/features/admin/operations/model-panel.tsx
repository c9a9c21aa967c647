import type { AdminModelFigures } from '@palm/contract/admin';
import { calls } from '@palm/contract/calls';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { Card } from '../../../ui/card.tsx';
import { AdminAnswer } from '../admin-answer.tsx';
import { costWords, countWords, durationWords, typeWords } from '../statistics/figure-words.ts';
import type { Period } from '../statistics/period.ts';
import { useAdminQuery } from '../use-admin-query.ts';
import { copy } from '../copy.ts';

/** The cost and the response times of the language model. */
export function ModelPanel({ days }: { days: Period }) {
  const figures = useAdminQuery(queryKeys.adminModel, calls.adminModel, { days });
  return (
    <Card>
      <h3 className="mb-3 text-title-sm">{copy.modelPanel.languageModel}</h3>
      <AdminAnswer query={figures} what={copy.modelPanel.modelsFigures} lines={3}>
        {(data) => (
          <>
            <p className="text-small text-paper-dim">{introOf(data)}</p>
            {data.total.calls > 0 && <Figures figures={data} />}
          </>
        )}
      </AdminAnswer>
    </Card>
  );
}

const introOf = ({ model, total }: AdminModelFigures): string => {
  const now =
    model === null ? copy.modelPanel.noModelIsSetUp : copy.modelPanel.answersAreWrittenBy(model);
  return total.calls === 0 ? copy.modelPanel.itWasNotUsedIn(now) : now;
};

function Figures({ figures: { total, parts } }: { figures: AdminModelFigures }) {
  return (
    <>
      <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4">
        <Figure name={copy.modelPanel.cost} words={costWords(total.costMicros)} />
        <Figure
          name={copy.modelPanel.callCount}
          words={countWords(total.calls)}
          note={copy.modelPanel.failed(countWords(total.failed))}
        />
        <Figure
          name={copy.modelPanel.answer}
          words={durationWords(total.p50LatencyMs)}
          note={copy.modelPanel.mostWithin(durationWords(total.p95LatencyMs))}
        />
        <Figure
          name={copy.modelPanel.firstWord}
          words={durationWords(total.p95FirstTokenMs)}
          note={copy.modelPanel.mostSooner}
        />
      </dl>
      <ul className="mt-5 border-t border-line text-small">
        {parts.map((part) => (
          <li
            key={`${part.model} ${part.kind}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0"
          >
            <span>
              {typeWords(part.kind)} <span className="text-paper-dim">{part.model}</span>
            </span>
            <span className="tabular-nums">
              {copy.modelPanel.callsAndCost(countWords(part.calls), costWords(part.costMicros))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Figure({ name, words, note }: { name: string; words: string; note?: string }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="mt-1 font-serif text-title-sm tabular-nums">{words}</dd>
      {note !== undefined && <dd className="text-small text-paper-dim">{note}</dd>}
    </div>
  );
}
