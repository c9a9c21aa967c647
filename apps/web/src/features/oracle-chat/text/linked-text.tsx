import { HELP_LINE_DIRECTORY as HELP_SITE } from '@palm/contract/help-lines';
import { Link } from 'react-router';
import { phoneLink } from '../../../lib/format/phone-link.ts';
import { paths } from '../../../lib/navigation/paths.ts';

const HELP_PAGE = 'help page';
/** Three figures or more, as 988, 116 123 or 1-800-799-7233, but no year. */
export const NUMBER = String.raw`\b(?!(?:19|20)\d\d\b(?![ -]\d))\d(?:[ -]?\d){2,}\b`;
/** Outside words of care a number may be a card, a price or a number of the day. */
const SAYS_TO_CALL = /\b(?:call|dial|ring|emergency)\b/iu;
const HELP = `${HELP_SITE.replace('.', String.raw`\.`)}|${HELP_PAGE}`;
const HELP_LINKS = new RegExp(`(${HELP})`, 'u');
const CARE_LINKS = new RegExp(`(${HELP}|${NUMBER})`, 'u');

/** What becomes a link in words that are not words of care. */
const ordinaryLinks = (text: string): RegExp => (SAYS_TO_CALL.test(text) ? CARE_LINKS : HELP_LINKS);

/** Whether any of these words becomes a link. */
export const hasLinks = (text: string): boolean => ordinaryLinks(text).test(text);

interface LinkedTextProps {
  children: string;
  /** In words of care every number is one to call. */
  isCare?: boolean;
}

/** Words with the help page, the one address the Oracle may name, and numbers to call. Nothing else is a link. */
export function LinkedText({ children, isCare = false }: LinkedTextProps) {
  return children.split(isCare ? CARE_LINKS : ordinaryLinks(children)).map((piece, place) => (
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
