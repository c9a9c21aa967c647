import { HELP_LINE_DIRECTORY } from '@palm/contract/help-lines';

/** The way to a line wherever somebody is. */
export function Directory() {
  return (
    <div className="space-y-4">
      <p>
        In danger right now? Call your emergency number: <b>112</b> in Europe and from most mobile
        phones, <b>911</b> in North America, <b>999</b> in the United Kingdom.
      </p>
      <p>
        <a
          href={`https://${HELP_LINE_DIRECTORY}`}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link -my-2 inline-flex min-h-11 items-center"
        >
          {HELP_LINE_DIRECTORY}
        </a>{' '}
        lists free and confidential lines in every country, by phone, text and chat.
      </p>
    </div>
  );
}
