import { sampleQuestions } from '@palm/contract/sample-questions';
import { copy } from './copy.ts';

interface SampleListProps {
  isDisabled: boolean;
  onPick: (question: string) => void;
}

export function SampleList({ isDisabled, onPick }: SampleListProps) {
  return (
    <section aria-labelledby="sample-questions" className="flex min-h-0 flex-col lg:h-[600px]">
      <h2 id="sample-questions" className="label mb-3 font-sans">
        {copy.sampleList.questionsToBeginWith}
      </h2>
      <ul
        // It scrolls: a keyboard reaches it by its buttons, or by itself while they are disabled.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isDisabled ? 0 : undefined}
        className="min-h-0 divide-y divide-line border-t border-line lg:overflow-y-auto lg:more-below max-lg:border-b"
      >
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
    </section>
  );
}
