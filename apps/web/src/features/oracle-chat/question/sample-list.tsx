import { sampleQuestions } from '@palm/contract/sample-questions';
import { DownIcon } from '../../../ui/icons.tsx';
import { copy } from '../copy.ts';

interface SampleListProps {
  isDisabled: boolean;
  /** The conversation has begun: then they are folded. */
  isBegun: boolean;
  onPick: (question: string) => void;
}

export function SampleList({ isDisabled, isBegun, onPick }: SampleListProps) {
  return (
    <section aria-labelledby="sample-questions">
      {/* A new key: a conversation that begins folds them, and one that is cleared opens them. */}
      <details key={String(isBegun)} open={!isBegun} className="group">
        <summary className="flex min-h-11 cursor-pointer items-center border-b border-line marker:content-none">
          <h2 id="sample-questions" className="label grow font-sans">
            {copy.sampleList.questionsToBeginWith}
          </h2>
          <span className="text-brass group-open:rotate-180">
            <DownIcon />
          </span>
        </summary>
        <ul className="divide-y divide-line border-b border-line">
          {sampleQuestions.map((question) => (
            <li key={question}>
              <button
                type="button"
                disabled={isDisabled}
                onClick={() => onPick(question)}
                className="min-h-11 w-full py-2.5 pr-3 text-left text-small text-balance -outline-offset-2 enabled:hover:text-brass-bright disabled:text-paper-dim"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
