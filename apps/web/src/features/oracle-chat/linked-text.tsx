import { HELP_LINE_DIRECTORY as HELP_SITE } from '@palm/contract/help-lines';

/** Words with the one address the Oracle may name as a link. No other text becomes one. */
export function LinkedText({ children }: { children: string }) {
  const pieces = children.split(HELP_SITE);
  return pieces.map((piece, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never move
    <span key={place}>
      {place > 0 && (
        <a
          href={`https://${HELP_SITE}`}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link"
        >
          {HELP_SITE}
        </a>
      )}
      {piece}
    </span>
  ));
}
