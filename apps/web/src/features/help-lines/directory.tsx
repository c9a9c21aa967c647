import { HELP_LINE_DIRECTORY } from '@palm/contract/help-lines';
import { withElements } from '../../ui/with-elements.tsx';
import { copy } from './copy.ts';

/** A link to an international directory of help lines. */
export function Directory() {
  return (
    <p>
      {withElements(copy.directory.listsFreeAndConfidentialLines, {
        directory: (
          <a
            href={`https://${HELP_LINE_DIRECTORY}`}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link -my-2 inline-flex min-h-11 items-center"
          >
            {HELP_LINE_DIRECTORY}
          </a>
        ),
      })}
    </p>
  );
}
