import { HELP_LINE_DIRECTORY as HELP_SITE } from '@palm/contract/help-lines';
import { Link } from 'react-router';
import { phoneLink } from '../../../lib/format/phone-link.ts';
import { paths } from '../../../lib/navigation/paths.ts';

const HELP_PAGE = 'help page';
/** Three figures or more, as 988, 116 123 or 1-800-799-7233. */
export const NUMBER = String.raw`\b\d(?:[ -]?\d){2,}\b`;
const LINKED = new RegExp(
  `(${HELP_SITE.replace('.', String.raw`\.`)}|${HELP_PAGE}|${NUMBER})`,
  'u',
);

/** Whether any of these words becomes a link. */
export const hasLinks = (text: string): boolean => LINKED.test(text);

/** Words of care, with the help page, the one address the Oracle may name, and numbers to call. Nothing else is a link. */
export function LinkedText({ children }: { children: string }) {
  return children.split(LINKED).map((piece, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never move
    <span key={place}>{place % 2 === 0 ? piece : <LinkTo words={piece} />}</span>
  ));
}

function LinkTo({ words }: { words: string }) {
  if (words === HELP_PAGE) {
    return (
      <Link to={paths.helpLines} className="text-link">
        {words}
      </Link>
    );
  }
  if (words === HELP_SITE) {
    return (
      <a
        href={`https://${HELP_SITE}`}
        target="_blank"
        rel="noopener noreferrer"
        className="text-link"
      >
        {words}
      </a>
    );
  }
  return (
    <a href={phoneLink(words)} className="text-link whitespace-nowrap">
      {words}
    </a>
  );
}
