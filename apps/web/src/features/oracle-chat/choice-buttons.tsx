import { HELP_PAGE_CHOICE, type OracleChoice, SOMETHING_ELSE_CHOICE } from '@palm/contract/oracle';
import { typographic } from '@palm/contract/typographic';
import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { copy } from './copy.ts';

const looks =
  'inline-flex min-h-11 items-center rounded-print border border-brass px-4 py-2 text-left text-brass-bright hover:border-brass-bright';

interface ChoiceButtonsProps {
  choices: readonly OracleChoice[];
  onPick: (label: string, id: string) => void;
}

/** The ways on from an answer that says itself what they are. */
const NAMED = new Set<string>([SOMETHING_ELSE_CHOICE, HELP_PAGE_CHOICE]);

/** What the user may have meant, to tap instead of typing it again. */
export function ChoiceButtons({ choices, onPick }: ChoiceButtonsProps) {
  const isNamed = choices.some(({ id }) => NAMED.has(id));
  return (
    <ul
      aria-label={copy.choiceButtons.waysToGoOn}
      className="mt-4 flex flex-wrap items-center gap-2.5"
    >
      {!isNamed && (
        <li className="w-full text-small text-paper-dim">{copy.choiceButtons.goOnWith}</li>
      )}
      {choices.map(({ id, label }) => (
        <li key={id}>
          {id === HELP_PAGE_CHOICE ? (
            <Link to={paths.helpLines} className={looks}>
              {typographic(label)}
            </Link>
          ) : (
            <button type="button" onClick={() => onPick(label, id)} className={looks}>
              {typographic(label)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
